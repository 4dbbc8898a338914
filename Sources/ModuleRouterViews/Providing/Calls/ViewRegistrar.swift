// SPDX-License-Identifier: Apache-2.0

import CModuleRouter

/// Registers a provider of views by calls instead of a list of `routes`, because its types are known only at run time.
package final class ViewRegistrar {
    /// The paths that can show the provider's views.
    package struct Paths: Sendable {
        let supported: ViewRoutePaths
        /// The kinds of paths that the provider performs itself.
        let custom: ViewRoutePaths

        package init(supported: ViewRoutePaths, custom: ViewRoutePaths = []) {
            self.supported = supported
            self.custom = custom
        }
    }

    /// The settings of the provider for all its routes.
    package struct Traits: Sendable {
        let paths: Paths
        /// Returns the paths at the time of a request. Nil unless the provider may still change its paths.
        let currentPaths: (@Sendable () -> Paths)?
        let defaultPath: @MainActor (any ViewRouteSource) -> ViewRoutePath
        let hook: @MainActor (ViewRouteEvent) -> Void
        let acceptsExternal: @MainActor (AnyObject, (any ViewRouteSource)?) -> Bool
        let isWatchedForLeaks: @MainActor () -> Bool

        package init(
            paths: Paths, currentPaths: (@Sendable () -> Paths)? = nil,
            defaultPath: @escaping @MainActor (any ViewRouteSource) -> ViewRoutePath,
            hook: @escaping @MainActor (ViewRouteEvent) -> Void = { _ in },
            acceptsExternal: @escaping @MainActor (AnyObject, (any ViewRouteSource)?) -> Bool = { _, _ in true },
            isWatchedForLeaks: @escaping @MainActor () -> Bool = { true }
        ) {
            self.paths = paths
            self.currentPaths = currentPaths
            self.defaultPath = defaultPath
            self.hook = hook
            self.acceptsExternal = acceptsExternal
            self.isWatchedForLeaks = isWatchedForLeaks
        }
    }

    /// The steps of the provider for one view.
    @MainActor package struct Instance {
        let made: Any.Type
        let makes: (AnyObject) -> Bool
        let make: (ViewRoute) throws -> AnyObject?
        let isPrepared: (AnyObject) -> Bool
        let prepare: (AnyObject, ViewRoute) -> Void
        let didFinishPreparing: (AnyObject) -> Void
        let reasonNotToRemove: (AnyObject) -> String?
        let present: ((AnyObject, ViewTransition) throws -> any ViewPresentation)?

        /// - Parameters:
        ///   - made: The type of the view, as far as it is known.
        ///   - makes: Returns whether a view is of the type that the provider makes.
        package init(
            of made: Any.Type = AnyObject.self, makes: @escaping (AnyObject) -> Bool = { _ in true },
            make: @escaping (ViewRoute) throws -> AnyObject?, isPrepared: @escaping (AnyObject) -> Bool = { _ in true },
            prepare: @escaping (AnyObject, ViewRoute) -> Void, didFinishPreparing: @escaping (AnyObject) -> Void,
            reasonNotToRemove: @escaping (AnyObject) -> String? = { _ in nil },
            present: ((AnyObject, ViewTransition) throws -> any ViewPresentation)? = nil
        ) {
            self.made = made
            self.makes = makes
            self.make = make
            self.isPrepared = isPrepared
            self.prepare = prepare
            self.didFinishPreparing = didFinishPreparing
            self.reasonNotToRemove = reasonNotToRemove
            self.present = present
        }
    }

    private let factory: CalledViewFactory
    /// The batch of the registrations. For a closure it is the batch of the caller, with its other registrations.
    package let batch: RegistrationBatch
    package private(set) var bindsClass = false
    /// The destination classes of a closure; nil for a provider.
    private let classes: RegisteredClasses?

    /// - Parameters:
    ///   - provider: The provider that messages name; nil for a closure.
    ///   - batch: The batch of the registry that receives the registrations.
    ///   - classes: The destination classes of a closure that registers in several batches.
    ///   - applying: Copies the performer's settings to the configuration, if the performer knows only the plain configuration.
    package init(
        _ provider: Any.Type?, in batch: RegistrationBatch, _ traits: Traits,
        classes: RegisteredClasses = RegisteredClasses(),
        makeConfiguration: @escaping @MainActor () -> AnyObject,
        applying: @escaping @MainActor (ViewRouteConfiguration, AnyObject) -> Void,
        makeInstance: @escaping @MainActor (AnyObject) -> Instance
    ) {
        factory = CalledViewFactory(
            ViewProduction(
                traits: ViewProviderInfo(
                    provider: provider ?? MadeByClosure.self, supportedPaths: traits.paths.supported,
                    customPaths: traits.paths.custom, currentPaths: traits.currentPaths,
                    defaultPath: traits.defaultPath, interceptors: { [] }, hook: traits.hook,
                    acceptsExternal: traits.acceptsExternal, isWatchedForLeaks: traits.isWatchedForLeaks),
                makeConfiguration: makeConfiguration,
                maker: { { CalledViewMaker<AnyObject>($0, makeInstance($0)) } }),
            applying: applying)
        self.batch = provider == nil ? batch : RegistrationBatch(owner: batch.owner)
        self.classes = provider == nil ? classes : nil
    }

    /// Adds the registrations of a provider to a batch. The registrations of a closure are already there.
    ///
    /// - Parameter together: Whether the provider registers nothing else. It is then registered once, even if it is added several
    ///   times.
    package func finish(_ provider: any RouteProvider.Type, in batch: RegistrationBatch, together: Bool) {
        batch.add(provider, factory: factory, isOfViews: true, self.batch, together: together)
    }

    package func provide<Protocol>(_: RoutableView<Protocol>, at location: RouteLocation) {
        let slot = RoutableView<Protocol>.slot
        batch.add(
            factory.entry(slot, at: location) { try DynamicDestination.shown($0, as: Protocol.self, for: slot.key) })
        batch.add(.conformance(.destination(Protocol.self, slot, at: location, classes: classes)))
    }

    package func provide<Module>(_: RoutableViewModule<Module>, at location: RouteLocation) {
        let slot = RoutableViewModule<Module>.slot
        batch.add(
            factory.moduleEntry(slot, at: location, steps: .init()) {
                try DynamicDestination.shown($0, as: Module.self, for: slot.key)
            })
        batch.add(.conformance(.configuration(Module.self, slot, at: location)))
    }

    package func add(identifier: String, at location: RouteLocation) {
        batch.add(identifier: identifier, factory.anyEntry(at: location))
    }

    package func bind<Object: AnyObject>(_ type: Object.Type, exclusive: Bool, at location: RouteLocation) {
        bindsClass = true
        let binding = DestinationClass.Binding(type: type, isExclusive: exclusive, location: location) {
            $0 is Object.Type
        }
        classes?.add(binding)
        batch.add(binding) { [factory] in factory.anyEntry(at: location) }
    }

    /// - Parameter fill: Passes the URL that led to the route to the configuration.
    package func add(
        urlPattern text: String, _ access: URLAccess, at location: RouteLocation,
        fill: @escaping @Sendable (RouteURL, AnyObject) -> Void,
        act: @escaping @MainActor (URLAction, AnyObject) -> Void
    ) {
        batch.add(factory.urlEntry(.called(text, access, location, fill), key: batch.firstKey, act: act))
    }

    package func add(_ fault: RouteFault) { batch.add(.fault(fault)) }
}

typealias CalledViewFactory = ViewFactory<AnyObject, AnyObject>

/// Makes a view with the closures of a registrar.
///
/// The class is generic, although only `AnyObject` uses it. Otherwise its overrides could not be distinguished from the methods
/// that are called through the protocol.
private final class CalledViewMaker<Destination: AnyObject>: ViewMaker<Destination, AnyObject> {
    private let instance: ViewRegistrar.Instance

    init(_ configuration: AnyObject, _ instance: ViewRegistrar.Instance) {
        self.instance = instance
        super.init(configuration)
    }

    override var made: Any.Type { instance.made }

    override func makes(_ view: Destination) -> Bool { instance.makes(view) }

    override func make(for route: ViewRoute) throws -> Destination? { try instance.make(route) as? Destination }

    override func isPrepared(external view: Destination) -> Bool { instance.isPrepared(view) }

    override func prepare(_ view: Destination, _ route: ViewRoute) { instance.prepare(view, route) }

    override func didFinishPreparing(_ view: Destination) { instance.didFinishPreparing(view) }

    override func reasonNotToRemove(_ view: Destination) -> String? { instance.reasonNotToRemove(view) }

    override func present(_ view: Destination, by transition: ViewTransition) throws -> any ViewPresentation {
        guard let present = instance.present else { return try super.present(view, by: transition) }
        return try present(view, transition)
    }
}

extension ViewFactory: CalledFactory {
    var checkedConfiguration: AnyObject? {
        guard module_router_is_main_actor() else { return nil }
        // This code runs synchronously on the main actor, so nothing crosses an isolation boundary.
        return MainActor.assumeIsolated {
            nonisolated(unsafe) let made = ClassInstance.boxing(production.makeConfiguration())
            return Crossing(made)
        }.made
    }
}

/// The result of a call to the main actor from the main thread.
private struct Crossing: @unchecked Sendable {
    let made: AnyObject

    init(_ made: AnyObject) { self.made = made }
}
