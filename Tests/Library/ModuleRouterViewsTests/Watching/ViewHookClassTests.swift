// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews
import ModuleRouterTesting
import TestSupport
import Testing

private final class SpecialScreen: HookedScreen {}

@MainActor private protocol SpecialInput: AnyObject {}
@MainActor private protocol OtherInput: AnyObject {}

extension RoutableView where Protocol == any SpecialInput {
    fileprivate init() { self.init(declaredProtocol: Protocol.self) }
}
extension RoutableView where Protocol == any OtherInput {
    fileprivate init() { self.init(declaredProtocol: Protocol.self) }
}
extension SpecialScreen: SpecialInput {}
extension HookedScreen: OtherInput {}

private struct SpecialRouter: ViewRouteProvider, Hooked {
    static var routes: RouteList<Self> { Provides(RoutableView<any SpecialInput>()) { $0 } }
    func makeDestination(with configuration: RouteConfiguration) -> SpecialScreen? { SpecialScreen("special") }
}

/// A provider of the same class as `HookedRouter`.
private struct OtherRouter: ViewRouteProvider, Hooked {
    static var routes: RouteList<Self> { Provides(RoutableView<any OtherInput>()) { $0 } }
    func makeDestination(with configuration: RouteConfiguration) -> HookedScreen? { HookedScreen("other") }
}

/// A provider that claims this class exclusively.
private struct OwningRouter: ViewRouteProvider, Hooked {
    static var routes: RouteList<Self> {
        Provides(RoutableView<any OtherInput>()) { $0 }
        DestinationClass(HookedScreen.self, exclusive: true)
    }
    func makeDestination(with configuration: RouteConfiguration) -> HookedScreen? { HookedScreen("owned") }
}

/// The hooks of all providers of the view's class and of its superclasses are called.
@MainActor @Suite(.logged)
struct ViewHookClassTests {
    private func willPerformHooks(of path: (any ViewRouteSource) -> Void) -> [String] {
        let window = HeadlessWindow()
        path(window.root)
        return ViewLog.take().filter { $0.contains(": willPerform ") }.sorted()
    }

    @Test func hookOfTheSuperclassProviderIsCalled() {
        with {
            HookedRouter.self; SpecialRouter.self
        } _: {
            #expect(
                willPerformHooks { Router.perform(to: RoutableView<any SpecialInput>(), path: .push(from: $0)) } == [
                    "HookedRouter: willPerform 'special' by push from 'root', router",
                    "SpecialRouter: willPerform 'special' by push from 'root', router",
                ])
        }
    }

    @Test func hookOfASubclassProviderIsNotCalled() {
        with {
            HookedRouter.self; SpecialRouter.self
        } _: {
            #expect(
                willPerformHooks { Router.perform(to: RoutableView<any HookedInput>(), path: .push(from: $0)) } == [
                    "HookedRouter: willPerform 'note' by push from 'root', router"
                ])
        }
    }

    @Test func hooksOfTwoProvidersOfOneClassAreCalled() {
        with {
            HookedRouter.self; OtherRouter.self
        } _: {
            #expect(
                willPerformHooks { Router.perform(to: RoutableView<any HookedInput>(), path: .push(from: $0)) } == [
                    "HookedRouter: willPerform 'note' by push from 'root', router",
                    "OtherRouter: willPerform 'note' by push from 'root', router",
                ])
        }
    }

    @Test func onlyTheExclusiveProvidersHookIsCalled() {
        with {
            HookedRouter.self; OwningRouter.self
        } _: {
            #expect(
                willPerformHooks { Router.perform(to: RoutableView<any HookedInput>(), path: .push(from: $0)) } == [
                    "OwningRouter: willPerform 'note' by push from 'root', router"
                ])
        }
    }

    @Test func hookOfAProviderInTheParentRegistryIsCalled() {
        RouteRegistry(parent: RouteRegistry { HookedRouter.self }) { SpecialRouter.self }.run {
            #expect(
                willPerformHooks { Router.perform(to: RoutableView<any SpecialInput>(), path: .push(from: $0)) } == [
                    "HookedRouter: willPerform 'special' by push from 'root', router",
                    "SpecialRouter: willPerform 'special' by push from 'root', router",
                ])
        }
    }

    @Test(arguments: [false, true])
    func hookOfAProviderThatIsRegisteredLaterIsCalled(inParent: Bool) {
        let parent = RouteRegistry()
        let child = RouteRegistry(parent: parent) { HookedRouter.self }
        child.run {
            let perform = { Router.perform(to: RoutableView<any HookedInput>(), path: .push(from: $0)) }
            #expect(
                willPerformHooks { _ = perform($0) } == [
                    "HookedRouter: willPerform 'note' by push from 'root', router"
                ])
            (inParent ? parent : child).register { OtherRouter.self }
            #expect(
                willPerformHooks { _ = perform($0) } == [
                    "HookedRouter: willPerform 'note' by push from 'root', router",
                    "OtherRouter: willPerform 'note' by push from 'root', router",
                ])
        }
    }
}
