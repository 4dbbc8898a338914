// SPDX-License-Identifier: Apache-2.0

public import ModuleRouter

/// One of many providers, with functions that make its service through its keys and without a key.
public struct ManyProviders: Sendable {
    public let provider: any RouteRegistrable.Type
    /// Makes the service by a key that is declared in the same way as by `@Routable`.
    public let make: @Sendable () throws -> Void
    /// Makes the service by a key that is declared plainly.
    public let makePlainly: @Sendable () throws -> Void
    public let makeDirectly: @Sendable () throws -> Void

    #if TenThousandProviders
    /// The numbers of providers, measured one after the other.
    public static let counts = [10, 1_000, 10_000]

    public static let all =
        file0 + file1 + file2 + file3 + file4 + file5 + file6 + file7 + file8 + file9
    #else
    /// The numbers of providers, measured one after the other.
    public static let counts = [10, 1_000]

    public static let all = file0
    #endif
}
