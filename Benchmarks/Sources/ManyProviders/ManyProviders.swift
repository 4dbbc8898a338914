// SPDX-License-Identifier: Apache-2.0

public import ModuleRouter

/// A provider of a thousand, and its service made through its key and without it.
public struct ManyProviders: Sendable {
    public let provider: any RouteRegistrable.Type
    public let make: @Sendable () throws -> Void
    public let makeDirectly: @Sendable () throws -> Void

    public static let all =
        file0
}

/// Lets the optimiser not do without a value.
@inline(never) func keep<Value>(_ value: Value) {}
