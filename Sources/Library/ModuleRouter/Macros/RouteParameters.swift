// SPDX-License-Identifier: Apache-2.0

#if Macros
/// Represents the parameters of a class with `@Provider`, for the parameter of a lifetime: `.shared(by: \.conversationID)`. The
/// code that the macro generates uses the actual parameter.
@_documentation(visibility: internal)
@dynamicMemberLookup
public struct RouteParameters: Sendable {
    public struct Value: Hashable, Sendable {}

    public subscript(dynamicMember name: String) -> Value { Value() }
}
#endif
