// SPDX-License-Identifier: Apache-2.0

extension RouteRegistry {
    /// Registers a view without a provider type.
    ///
    /// ```swift
    /// RouteRegistry.shared.register(view: RoutableView<any LoginViewInput>()) { _ in LoginScreen() } as: { $0 }
    /// ```
    ///
    /// - Parameters:
    ///   - route: The key. It is not evaluated: that it compiles proves that the protocol is declared.
    ///   - name: The name of the provider, if the protocol has several. Defaults to none.
    ///   - supportedPaths: The paths that can show the view. Defaults to `.screen`.
    ///   - makeDestination: Makes the view. Returns nil or throws if it cannot.
    ///   - view: Returns the view as the protocol. It compiles only if the view conforms to the protocol.
    public func register<Protocol, Destination: AnyObject>(
        view route: @MainActor @autoclosure () -> RoutableView<Protocol>, named name: StaticString? = nil,
        supportedPaths: ViewRoutePaths = .screen,
        fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column,
        making makeDestination: @escaping @MainActor (RouteConfiguration) throws -> Destination?,
        as view: @escaping @MainActor (Destination) -> Protocol
    ) {
        let factory = ViewFactory.making(supportedPaths, { RouteConfiguration() }, makeDestination)
        let location = RouteLocation(fileID: fileID, line: line, column: column)
        register {
            $0.add(factory.entry(.of(.view, Protocol.self, named: name), at: location, convert: view))
            $0.add(.destinationClass(.of(Destination.self, at: location)) { factory.anyEntry(at: location) })
        }
    }

    /// Registers the module protocol of a view without a provider type.
    ///
    /// - Parameters:
    ///   - route: The key. It is not evaluated.
    ///   - supportedPaths: The paths that can show the view. Defaults to `.screen`.
    ///   - makeConfiguration: Makes the initial configuration of a route, which the caller changes through the module protocol.
    ///   - view: Returns the configuration as the module protocol.
    ///   - makeDestination: Makes a view. Returns nil or throws if it cannot.
    public func register<Module, Configuration: AnyObject, Destination: AnyObject>(
        viewModule route: @MainActor @autoclosure () -> RoutableViewModule<Module>,
        supportedPaths: ViewRoutePaths = .screen,
        fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column,
        makingConfiguration makeConfiguration: @escaping @MainActor () -> Configuration,
        as view: @escaping @MainActor (Configuration) -> Module,
        making makeDestination: @escaping @MainActor (Configuration) throws -> Destination?
    ) {
        let factory = ViewFactory.making(supportedPaths, makeConfiguration, makeDestination)
        let location = RouteLocation(fileID: fileID, line: line, column: column)
        register {
            $0.add(factory.moduleEntry(RoutableViewModule<Module>.slot, at: location, convert: view))
        }
    }
}

extension ViewFactory {
    /// Returns the factory of a provider that is only a closure.
    fileprivate static func making(
        _ supportedPaths: ViewRoutePaths, _ makeConfiguration: @escaping @MainActor () -> Configuration,
        _ makeDestination: @escaping @MainActor (Configuration) throws -> Destination?
    ) -> ViewFactory {
        ViewFactory(
            traits: ViewProviderInfo(
                provider: MadeByClosure.self, supportedPaths: supportedPaths, customPaths: [],
                defaultPath: { supportedPaths.defaultPath(from: $0) }, hook: { _ in },
                acceptsExternal: { view, _ in view is Destination }),
            makeConfiguration: makeConfiguration, maker: { { ClosureViewMaker($0, makeDestination) } })
    }
}
