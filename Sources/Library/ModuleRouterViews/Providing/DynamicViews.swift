// SPDX-License-Identifier: Apache-2.0

/// A provider of views whose types are known only at run time, as closures.
package enum DynamicViews {
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
        let made: () -> Any.Type
        let makes: (AnyObject) -> Bool
        let make: (ViewRoute) throws -> AnyObject?
        let isPrepared: (AnyObject) -> Bool
        let prepare: (AnyObject, ViewRoute) -> Void
        let reasonNotToRemove: (AnyObject) -> String?
        let present: ((AnyObject, ViewTransition) throws -> any ViewPresentation)?
        let didEnd: (RouteOperation, RouteError?) -> Void

        /// - Parameters:
        ///   - made: The type of the view, as far as it is known.
        ///   - makes: Returns whether a view is of the type that the provider makes.
        ///   - didEnd: Called after the handlers of an action that a router has begun, with its error, if it has failed.
        package init(
            of made: @escaping @autoclosure () -> Any.Type = AnyObject.self,
            makes: @escaping (AnyObject) -> Bool = { _ in true },
            make: @escaping (ViewRoute) throws -> AnyObject?, isPrepared: @escaping (AnyObject) -> Bool = { _ in true },
            prepare: @escaping (AnyObject, ViewRoute) -> Void,
            reasonNotToRemove: @escaping (AnyObject) -> String? = { _ in nil },
            present: ((AnyObject, ViewTransition) throws -> any ViewPresentation)? = nil,
            didEnd: @escaping (RouteOperation, RouteError?) -> Void = { _, _ in }
        ) {
            self.made = made
            self.makes = makes
            self.make = make
            self.isPrepared = isPrepared
            self.prepare = prepare
            self.reasonNotToRemove = reasonNotToRemove
            self.present = present
            self.didEnd = didEnd
        }
    }

    /// Makes the factory of a provider.
    ///
    /// - Parameters:
    ///   - provider: The provider that messages name; nil for a closure.
    ///   - applying: Copies the performer's settings to the configuration, if the performer knows only the plain configuration.
    package static func factory(
        _ provider: Any.Type?, _ traits: Traits, makeConfiguration: @escaping @MainActor () -> AnyObject,
        applying: @escaping @MainActor (RouteConfiguration, AnyObject) -> Void,
        makeInstance: @escaping @MainActor (AnyObject) -> Instance
    ) -> ViewFactory<AnyObject, AnyObject> {
        ViewFactory(
            traits: ViewProviderInfo(
                provider: provider ?? MadeByClosure.self, supportedPaths: traits.paths.supported,
                customPaths: traits.paths.custom, currentPaths: traits.currentPaths,
                defaultPath: traits.defaultPath, hook: traits.hook,
                acceptsExternal: traits.acceptsExternal, isWatchedForLeaks: traits.isWatchedForLeaks),
            makeConfiguration: makeConfiguration, applying: applying,
            maker: { { DynamicViewMaker<AnyObject>($0, makeInstance($0)) } })
    }
}

/// Makes a view with the steps of a dynamic provider.
///
/// The class is generic, although only `AnyObject` uses it. Otherwise its overrides could not be distinguished from the methods
/// that are called through the protocol.
private final class DynamicViewMaker<Destination: AnyObject>: ViewMaker<Destination, AnyObject> {
    private let instance: DynamicViews.Instance

    init(_ configuration: AnyObject, _ instance: DynamicViews.Instance) {
        self.instance = instance
        super.init(configuration)
    }

    override var made: Any.Type { instance.made() }

    override func makes(_ view: Destination) -> Bool { instance.makes(view) }

    override func make(for route: ViewRoute) throws -> Destination? { try instance.make(route) as? Destination }

    override func isPrepared(external view: Destination) -> Bool { instance.isPrepared(view) }

    override func prepare(_ view: Destination, _ route: ViewRoute) { instance.prepare(view, route) }

    override func reasonNotToRemove(_ view: Destination) -> String? { instance.reasonNotToRemove(view) }

    override func didEnd(_ action: RouteOperation, _ error: RouteError?) { instance.didEnd(action, error) }

    override func present(_ view: Destination, by transition: ViewTransition) throws -> any ViewPresentation {
        guard let present = instance.present else { return try super.present(view, by: transition) }
        return try present(view, transition)
    }
}

extension URLPatternContent where Configuration == AnyObject {
    /// The content of a pattern whose text is known only at run time.
    ///
    /// - Parameter fill: Passes the URL that led to the route to the configuration.
    package static func dynamic(
        _ text: String, _ sender: URLSender, _ location: RouteLocation,
        _ fill: @escaping @Sendable (RouteURL, AnyObject) -> Void
    ) -> Self {
        URLPatternContent(
            text: { URLPatternParts(text) }, sender: sender, location: location,
            reading: URLReading(filling: { url, configuration in fill(url, configuration) }) { _ in
                throw URLNotWritten.onlyRead
            })
    }
}
