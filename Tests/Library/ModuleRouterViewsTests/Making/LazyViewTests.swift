// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews
import ModuleRouterTesting
import RouteTables
import Testing

@MainActor private protocol Cover: AnyObject {}
@MainActor private protocol Index: AnyObject {}

extension RoutableView where Protocol == any Cover {
    fileprivate init() { self.init(declaredProtocol: Protocol.self) }
}
extension RoutableView where Protocol == any Index {
    fileprivate init() { self.init(declaredProtocol: Protocol.self) }
}

private class CoverScreen: HeadlessScreen, Cover {}
private final class IllustratedCoverScreen: CoverScreen {}
private final class IndexScreen: HeadlessScreen, Index {}

/// Counts how often providers were asked for their paths. The library asks when it reads a provider.
private final class Tally: Sendable {
    @TaskLocal static var current: Tally?
    let covers = AtomicWord<Int>(0)
    let indexes = AtomicWord<Int>(0)
    let hooks = AtomicWord<Int>(0)
}

private struct CoverRouter: ObservingViewRouteProvider {
    static var routes: RouteList<Self> {
        Provides(RoutableView<any Cover>()) { $0 }
        ProviderIdentifier("cover")
    }
    static var supportedPaths: ViewRoutePaths {
        Tally.current?.covers.add(1)
        return .screen
    }
    func makeDestination(with configuration: RouteConfiguration) -> CoverScreen? { CoverScreen("cover") }
    static func observe(_ event: ViewRouteEvent, of destination: CoverScreen) {
        if event.phase == .didPerform { Tally.current?.hooks.add(1) }
    }
}

private struct IndexRouter: ViewRouteProvider {
    static var routes: RouteList<Self> { Provides(RoutableView<any Index>()) { $0 } }
    static var supportedPaths: ViewRoutePaths {
        Tally.current?.indexes.add(1)
        return .screen
    }
    func makeDestination(with configuration: RouteConfiguration) -> IndexScreen? { IndexScreen("index") }
}

/// A provider whose hooks are also called for covers, because it names their class.
private struct GalleryRouter: ObservingViewRouteProvider {
    static var routes: RouteList<Self> { DestinationClass(CoverScreen.self) }
    func makeDestination(with configuration: RouteConfiguration) -> HeadlessScreen? { nil }
    static func observe(_ event: ViewRouteEvent, of destination: HeadlessScreen) {
        if event.phase == .didPerform { Tally.current?.hooks.add(10) }
    }
}

/// A provider is not read before one of its views is shown.
@MainActor
struct LazyViewTests {
    let window = HeadlessWindow()

    private func withTally(_ body: (Tally) throws -> Void) rethrows {
        let tally = Tally()
        try Tally.$current.withValue(tally) { try body(tally) }
    }

    @Test func showingAViewReadsOnlyItsOwnProvider() throws {
        try withTally { tally in
            try RouteRegistry {
                CoverRouter.self; IndexRouter.self
            }.run {
                _ = try #require(Router.perform(to: RoutableView<any Index>(), path: .push(from: window.root)))
                #expect(tally.indexes.loadRelaxed() == 1)
                #expect(tally.covers.loadRelaxed() == 0)
                _ = try #require(Router.perform(to: RoutableView<any Cover>(), path: .push(from: window.root)))
                #expect(tally.covers.loadRelaxed() == 1)
                #expect(tally.hooks.loadRelaxed() == 1)
            }
        }
    }

    @Test func hooksOfASuperclassAreCalledForItsSubclass() {
        withTally { tally in
            RouteRegistry {
                CoverRouter.self; IndexRouter.self; GalleryRouter.self
            }.run {
                window.report(
                    .didPerform, of: IllustratedCoverScreen("by hand"), as: .push, from: window.root, by: .code)
                #expect(tally.hooks.loadRelaxed() == 11)
                #expect(tally.indexes.loadRelaxed() == 0)
            }
        }
    }

    @Test func childRegistryFindsProvidersOfTheParentByClass() {
        withTally { tally in
            let parent = RouteRegistry {
                CoverRouter.self; IndexRouter.self
            }
            RouteRegistry(parent: parent) { GalleryRouter.self }.run {
                #expect(RouteRegistry.current.viewEntries(ofClass: IllustratedCoverScreen.self).count == 2)
                #expect(RouteRegistry.current.viewEntries(ofClass: IndexScreen.self).count == 1)
                #expect(RouteRegistry.current.viewEntries(ofClass: HeadlessScreen.self).isEmpty)
            }
        }
    }
}
