// SPDX-License-Identifier: Apache-2.0

import CModuleRouter

/// Registers a provider of views by calls instead of a list of `routes`: for one whose types show only at run time.
package final class ViewRegistrar {
    /// How the provider's views may be shown.
    package struct Paths: Sendable {
        let supported: ViewRoutePaths
        /// The kinds that the provider performs itself.
        let custom: ViewRoutePaths

        package init(supported: ViewRoutePaths, custom: ViewRoutePaths = []) {
            self.supported = supported
            self.custom = custom
        }
    }

    /// What the provider says of all its routes.
    package struct Traits: Sendable {
        let paths: Paths
        /// The paths at the moment of a request, for a provider that may still change them. Nil for any other.
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

    /// What the provider does for one view.
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
        ///   - made: What is made, as far as its type says it.
        ///   - makes: Whether a view is one of those.
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

    private let source: CalledViewSource
    /// What is registered here; of a closure, with all else that its batch holds.
    package let batch: RouteBatch
    package private(set) var bindsClass = false
    /// The classes of a closure.
    private let classes: RegisteredClasses?

    /// - Parameters:
    ///   - provider: Whom messages name; nil for a closure.
    ///   - batch: Of the registry that all of it goes into.
    ///   - classes: The classes of a closure that registers in several batches.
    ///   - applying: Gives the configuration what a performer says who knows only the plain one.
    package init(
        _ provider: Any.Type?, in batch: RouteBatch, _ traits: Traits, classes: RegisteredClasses = RegisteredClasses(),
        makeConfiguration: @escaping @MainActor () -> AnyObject,
        applying: @escaping @MainActor (ViewRouteConfiguration, AnyObject) -> Void,
        makeInstance: @escaping @MainActor (AnyObject) -> Instance
    ) {
        source = CalledViewSource(
            ViewProduction(
                traits: ViewRouteTraits(
                    provider: provider ?? MadeByClosure.self, supportedPaths: traits.paths.supported,
                    customPaths: traits.paths.custom, currentPaths: traits.currentPaths,
                    defaultPath: traits.defaultPath, interceptors: { [] }, hook: traits.hook,
                    acceptsExternal: traits.acceptsExternal, isWatchedForLeaks: traits.isWatchedForLeaks),
                makeConfiguration: makeConfiguration,
                maker: { { CalledViewMaker<AnyObject>($0, makeInstance($0)) } }),
            applying: applying)
        self.batch = provider == nil ? batch : RouteBatch(owner: batch.owner)
        self.classes = provider == nil ? classes : nil
    }

    /// Hands over what a provider has registered. What a closure has is there already.
    ///
    /// - Parameter together: Whether this is all that the provider registers: then it is registered once, whoever asks for it.
    package func finish(_ provider: any RouteProvider.Type, in batch: RouteBatch, together: Bool) {
        batch.add(provider, source: source, isOfViews: true, self.batch, together: together)
    }

    package func provide<Protocol>(_: RoutableView<Protocol>, at location: RouteLocation) {
        let slot = RoutableView<Protocol>.slot
        batch.add(
            source.entry(slot, at: location) { try DynamicDestination.shown($0, as: Protocol.self, for: slot.key) })
        batch.add(.conformance(.destination(Protocol.self, slot, at: location, classes: classes)))
    }

    package func provide<Module>(_: RoutableViewModule<Module>, at location: RouteLocation) {
        let slot = RoutableViewModule<Module>.slot
        batch.add(
            source.moduleEntry(slot, at: location, steps: .init()) {
                try DynamicDestination.shown($0, as: Module.self, for: slot.key)
            })
        batch.add(.conformance(.configuration(Module.self, slot, at: location)))
    }

    package func add(identifier: String, at location: RouteLocation) {
        batch.add(viewIdentifier: identifier, source.anyEntry(at: location))
    }

    package func bind<Object: AnyObject>(_ type: Object.Type, exclusive: Bool, at location: RouteLocation) {
        bindsClass = true
        let binding = DestinationClass.Binding(type: type, isExclusive: exclusive, location: location) {
            $0 is Object.Type
        }
        classes?.add(binding)
        batch.add(binding) { [source] in source.anyEntry(at: location) }
    }

    /// - Parameter fill: Gives the configuration the URL that has led here.
    package func add(
        urlPattern text: String, _ access: URLAccess, at location: RouteLocation,
        fill: @escaping @Sendable (RouteURL, AnyObject) -> Void,
        act: @escaping @MainActor (URLAction, AnyObject) -> Void
    ) {
        batch.add(source.urlEntry(.called(text, access, location, fill), key: batch.firstKey, act: act))
    }

    package func add(_ fault: RouteFault) { batch.add(.fault(fault)) }
}

typealias CalledViewSource = ViewSource<AnyObject, AnyObject>

/// Makes a view by the closures of a registrar.
///
/// Generic, though made for `AnyObject` alone: there, what it overrides could not be told from what is called through the protocol.
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

extension ViewSource: CalledSource {
    var checkedConfiguration: AnyObject? {
        guard module_router_is_main_actor() else { return nil }
        // Runs here and now, where the main actor runs: nothing crosses an isolation boundary.
        return MainActor.assumeIsolated {
            nonisolated(unsafe) let made = ClassInstance.boxing(production.makeConfiguration())
            return Crossing(made)
        }.made
    }
}

/// What a call to the main actor, from the thread that runs it, gives back.
private struct Crossing: @unchecked Sendable {
    let made: AnyObject

    init(_ made: AnyObject) { self.made = made }
}
