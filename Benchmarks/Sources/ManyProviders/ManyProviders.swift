// SPDX-License-Identifier: Apache-2.0

public import ModuleRouter

/// A provider of a thousand, and its service made through its keys and without one.
public struct ManyProviders: Sendable {
    public let provider: any RouteRegistrable.Type
    /// By a key that is declared as `@Routable` does.
    public let make: @Sendable () throws -> Void
    /// By a key that is declared plainly.
    public let makePlainly: @Sendable () throws -> Void
    public let makeDirectly: @Sendable () throws -> Void

    #if TenThousandProviders
    /// How many of them are measured, one time after the other.
    public static let counts = [10, 1_000, 10_000]

    public static let all =
        file0 + file1 + file2 + file3 + file4 + file5 + file6 + file7 + file8 + file9
    #else
    /// How many of them are measured, one time after the other.
    public static let counts = [10, 1_000]

    public static let all = file0
    #endif
}
