// SPDX-License-Identifier: Apache-2.0

/// A provider of an asynchronous function. The function makes destinations from an argument, and the lifetime may keep them.
///
/// ```swift
/// public typealias OpenConversation = @Sendable (_ id: Int) async throws -> any Conversation
///
/// @AutoRegister
/// struct ConversationRouter: AsyncFunctionRouteProvider {
///     static var lifetime: RouteLifetime { .shared(by: \.self) }
///     static var routes: RouteList<Self> { Provides(RoutableService<OpenConversation>()) { $0 } }
///     func makeDestination(with id: Int) async throws -> StoredConversation? { try await .load(id) }
/// }
///
/// let conversation = try await Router.destination(for: RoutableService<OpenConversation>())(7)
/// ```
///
/// The key is that of the function, which is returned without `await`. Each call of the function is a request: it uses the registry
/// and the scopes of the calling task, and throws `RouteError`. Calls during the construction of a kept destination wait for it, as
/// for an ``AsyncServiceRouteProvider``.
public protocol AsyncFunctionRouteProvider: RouteProvider
where ProvidedDestination: Sendable, ProvidedConfiguration: Sendable {
    /// The type of the destination, inferred from `makeDestination(with:)`.
    associatedtype ProvidedDestination = MissingDeclaration
    /// The type of the argument, inferred from `makeDestination(with:)`. Several arguments are a structure.
    associatedtype ProvidedConfiguration = Never

    /// The keys of the provider. The compiler verifies that the function has their types.
    @RouteListBuilder<Self> static var routes: RouteList<Self> { get }

    /// The lifetime of the destinations. Defaults to `.transient`.
    static var lifetime: ServiceLifetime<ProvidedDestination, ProvidedConfiguration> { get }

    /// Makes the provider. Each destination is made by a new instance.
    init()

    /// Makes and prepares the destination.
    ///
    /// - Parameter configuration: The argument of the call.
    /// - Returns: The destination; nil if it cannot be made.
    /// - Throws: An error that becomes the underlying error of the `RouteError`.
    func makeDestination(with configuration: ProvidedConfiguration) async throws -> ProvidedDestination?
}

extension AsyncFunctionRouteProvider {
    /// The name of ``ServiceLifetime`` in a provider.
    @_documentation(visibility: internal)
    public typealias RouteLifetime = ServiceLifetime<ProvidedDestination, ProvidedConfiguration>

    @_alwaysEmitIntoClient public static var lifetime: ServiceLifetime<ProvidedDestination, ProvidedConfiguration> {
        .transient
    }

    @_documentation(visibility: internal)
    @_semantics("optimize.sil.specialize.generic.never")  // See SmallCode.
    @_alwaysEmitIntoClient public static func register(in batch: RegistrationBatch) {
        batch.add(Self.self, routes.steps) { owner in
            ProviderFactory(
                made: AsyncServiceFactory(
                    provider: Self.self, lifetime: closable(lifetime), isFunction: true, owner: owner))
        }
    }
}

extension Provides where Provider: AsyncFunctionRouteProvider, Key: RoutableKey {
    /// Provides an asynchronous function.
    ///
    /// - Parameters:
    ///   - key: The key. It is not evaluated.
    ///   - name: The name of this provider, if the protocol has several. See <doc:SeveralProviders>.
    ///   - view: Returns the function that makes destinations as the function of the key: the function itself, or a closure that calls
    ///     it.
    @_alwaysEmitIntoClient public init<Function>(
        _ key: @MainActor @autoclosure () -> Key, named name: StaticString? = nil, fileID: StaticString = #fileID,
        line: UInt = #line, column: UInt = #column,
        _ view:
            @escaping @Sendable (
                _ make:
                    @escaping @Sendable (Provider.ProvidedConfiguration) async throws -> Provider.ProvidedDestination
            ) -> Function
    ) where Key == RoutableService<Function> {
        self.init(named: name, at: RouteLocation(fileID: fileID, line: line, column: column)) { factory, key in
            let parameter = factory.parameter(of: Provider.ProvidedConfiguration.self)
            return view { argument in
                try await factory.destination(ofFunction: key, by: parameter?(argument)) {
                    try await Provider().makeDestination(with: argument)
                }
            }
        }
    }

    @usableFromInline init<Function>(
        named name: StaticString?, at location: RouteLocation,
        _ function: @escaping @Sendable (AsyncServiceFactory<Provider.ProvidedDestination>, RouteKey) -> Function
    ) where Key == RoutableService<Function> {
        step = .init(async: Provider.self, RouteKey(.service, Function.self, named: name)) { factory, batch in
            let slot = RouteSlot.of(.service, Function.self, named: name)
            let key = slot.key
            batch.add(
                RouteEntry(slot: slot, provider: Provider.self, location: location) { function(factory, key) })
        }
    }
}

extension Provides where Provider: AsyncFunctionRouteProvider, Key: RoutableKey {
    @available(
        *, unavailable, message: "the key of an asynchronous function is RoutableService<(Argument) async throws -> …>"
    )
    @_disfavoredOverload
    public init<Protocol, Result>(_ key: @MainActor @autoclosure () -> Key, _ view: (Never) -> Result)
    where Key == RoutableAsyncService<Protocol> {
        step = .nothing
    }
}
