// SPDX-License-Identifier: Apache-2.0

public import ModuleRouter

/// Providers that `@AutoRegister` marks. Every program that links them registers them, unless it disables automatic registration.
public enum RecordedProviders {
    #if TenThousandProviders
    public static let all =
        file0 + file1 + file2 + file3 + file4 + file5 + file6 + file7 + file8 + file9
    #else
    public static let all = file0
    #endif

    /// The provider of the service that the functions below make.
    public static let one: any RouteRegistrable.Type = Router500.self

    public static func make() throws -> Any {
        try Router.destination(for: RoutableService<any Service500>(declaredProtocol: (any Service500).self))
    }

    /// Makes the same service without a key.
    public static func makeDirectly() -> Any { directly() }

    @inline(never) private static func directly() -> any Service500 { RealService500() }
}
