// SPDX-License-Identifier: Apache-2.0

/// Represents a declaration that is missing in source, so that the compiler reports the omission once, at its place.
///
/// It is the destination of a provider whose `makeDestination` does not have the required form, and the root of a key path to a
/// property that does not exist. It has no instances.
@_documentation(visibility: internal)
@dynamicMemberLookup public final class MissingDeclaration: Sendable {
    private init() {}

    /// Returns a member of any name.
    public subscript(dynamicMember name: String) -> MissingDeclaration { self }
}

extension Provides where Provider: RouteProvider, Provider.ProvidedDestination == MissingDeclaration, Key: RoutableKey {
    /// Accepts the line, because the compiler already reports the provider.
    @_disfavoredOverload
    public init<Result>(
        _ key: @MainActor @autoclosure () -> Key, fileID: StaticString = #fileID, line: UInt = #line,
        column: UInt = #column, _ view: (MissingDeclaration) -> Result
    ) { step = .nothing }
}

extension ServiceRouteProvider where ProvidedDestination: MissingDeclaration {
    @available(
        *, unavailable,
        message:
            "a provider implements 'func makeDestination(with configuration: Configuration) throws -> Destination?'; with a configuration of its own, it also implements 'static func makeConfiguration() -> Configuration'; only @AutoRegister accepts it without the configuration or the optional"
    )
    public func makeDestination(with configuration: ProvidedConfiguration) throws -> ProvidedDestination? { nil }
}

extension MainActorServiceRouteProvider where ProvidedDestination: MissingDeclaration {
    @available(
        *, unavailable,
        message:
            "a provider implements 'func makeDestination(with configuration: Configuration) throws -> Destination?'; with a configuration of its own, it also implements 'static func makeConfiguration() -> Configuration'; only @AutoRegister accepts it without the configuration or the optional"
    )
    @MainActor public func makeDestination(with configuration: ProvidedConfiguration) throws -> ProvidedDestination? {
        nil
    }
}

extension AsyncFunctionRouteProvider where ProvidedDestination: MissingDeclaration {
    @available(
        *, unavailable,
        message:
            "a provider of an asynchronous function implements 'func makeDestination(with argument: Argument) async throws -> Destination?'; only @AutoRegister accepts it without the optional"
    )
    public func makeDestination(with configuration: ProvidedConfiguration) async throws -> ProvidedDestination? { nil }
}

extension AsyncServiceRouteProvider where ProvidedDestination: MissingDeclaration {
    @available(
        *, unavailable,
        message:
            "an asynchronous provider implements 'func makeDestination() async throws -> Destination?'; only @AutoRegister accepts it without the optional"
    )
    public func makeDestination() async throws -> ProvidedDestination? { nil }
}
