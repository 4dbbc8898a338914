// SPDX-License-Identifier: Apache-2.0

/// Builds a list of providers and adapters.
@_documentation(visibility: internal)
@resultBuilder
public enum RegistrableListBuilder {
    public static func buildExpression(_ type: any RouteRegistrable.Type) -> [any RouteRegistrable.Type] { [type] }

    public static func buildExpression(_ types: [any RouteRegistrable.Type]) -> [any RouteRegistrable.Type] { types }

    public static func buildBlock(_ types: [any RouteRegistrable.Type]...) -> [any RouteRegistrable.Type] {
        types.flatMap { $0 }
    }

    public static func buildOptional(_ types: [any RouteRegistrable.Type]?) -> [any RouteRegistrable.Type] {
        types ?? []
    }

    public static func buildEither(first types: [any RouteRegistrable.Type]) -> [any RouteRegistrable.Type] { types }

    public static func buildEither(second types: [any RouteRegistrable.Type]) -> [any RouteRegistrable.Type] { types }
}
