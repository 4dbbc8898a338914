// SPDX-License-Identifier: Apache-2.0

import ModuleRouterTesting
import Testing
import ZRouter

/// Properties of a route before it is performed, and the calls of older versions.
@MainActor
@Suite(
    .routers {
        AServiceRouter.self; AServiceModuleRouter.self; AViewRouter.self; AViewModuleRouter.self; PageViewRouter.self
        ConnectionServiceRouter.self
    })
struct RouterTypeTests {
    let told = Told()
    let window = HeadlessWindow()

    @Test func theTypesOfARouteCanBeErased() throws {
        let service: ZIKAnyServiceRouterType = try #require(Router.to(RoutableService<AServiceInput>())).routerType
        #expect(service.makeDestination() is AService)
        let module = try #require(Router.to(RoutableServiceModule<AServiceModuleInput>())).routerType
        let made = module.makeDestination(configuring: { (_, prepareModule) in
            prepareModule { ($0 as? AServiceModuleInput)?.title = "by module" }
        })
        #expect((made as? AService)?.title == "by module")
        let view: ZIKAnyViewRouterType = try #require(Router.to(RoutableView<AViewInput>())).routerType
        let router = view.perform(path: .push(from: window.root))
        #expect(router?.state == .routed)
        #expect(window.topScreen is AViewController)
        let screen = try #require(Router.to(RoutableViewModule<AViewModuleInput>())).routerType.makeDestination()
        #expect(screen is AViewController)
    }

    @Test func theDefaultConfigurationsAreThoseOfTheRouter() throws {
        let service = try #require(Router.to(serviceIdentifier: "connection"))
        #expect(service.defaultRemoveConfiguration is ConnectionRemoveConfiguration)
        let page = try #require(Router.to(viewIdentifier: "page"))
        #expect(page.defaultRemoveConfiguration.animated == false)
        let module = try #require(Router.to(RoutableServiceModule<AServiceModuleInput>()))
        #expect(module.defaultRouteConfiguration is AServiceModuleConfiguration)
        let view = try #require(Router.to(RoutableViewModule<AViewModuleInput>()))
        #expect(view.defaultRouteConfiguration is AViewModuleConfiguration)
        #expect(view.canMakeDestination && view.canMakeDestinationSynchronously)
    }

    @Test func olderCallsShowAView() throws {
        let type = try #require(Router.to(RoutableView<AViewInput>()))
        let calls = OlderTypeCalls()
        #expect(calls.performsByType(type, from: window.root)?.realRouteType == .push)
        #expect(calls.performsByConfiguration(type, from: window.root)?.realRouteType == .push)
        #expect(calls.performsByDefault(type, from: window.root)?.realRouteType == .presentModally)
    }

    @Test func olderCallsShowAnExistingView() throws {
        let type = try #require(Router.to(RoutableView<AViewInput>()))
        let screen = AViewController()
        let calls = OlderTypeCalls()
        let router = calls.performsOn(screen, type, from: window.root)
        #expect(window.topScreen === screen)
        router?.removeRoute()
        #expect(calls.performsOnByConfiguration(screen, type, from: window.root)?.realRouteType == .presentModally)
        #expect(window.presented === screen)
    }
}

/// Calls deprecated declarations through a protocol, which gives no warning.
@MainActor private protocol DeprecatedTypeCalls {
    typealias AType = ViewRouterType<AViewInput, ViewRouteConfig>
    typealias ARouter = DestinationViewRouter<AViewInput>
    func byType(_ type: AType, from source: ZIKViewRouteSource?) -> ARouter?
    func byConfiguration(_ type: AType, from source: ZIKViewRouteSource?) -> ARouter?
    func byDefault(_ type: AType, from source: ZIKViewRouteSource?) -> ARouter?
    func on(_ view: AViewInput, _ type: AType, from source: ZIKViewRouteSource?) -> ARouter?
    func onByConfiguration(_ view: AViewInput, _ type: AType, from source: ZIKViewRouteSource?) -> ARouter?
}

extension DeprecatedTypeCalls {
    fileprivate func performsByType(_ type: AType, from source: ZIKViewRouteSource?) -> ARouter? {
        byType(type, from: source)
    }

    fileprivate func performsByConfiguration(_ type: AType, from source: ZIKViewRouteSource?) -> ARouter? {
        byConfiguration(type, from: source)
    }

    fileprivate func performsByDefault(_ type: AType, from source: ZIKViewRouteSource?) -> ARouter? {
        byDefault(type, from: source)
    }

    fileprivate func performsOn(_ view: AViewInput, _ type: AType, from source: ZIKViewRouteSource?) -> ARouter? {
        on(view, type, from: source)
    }

    fileprivate func performsOnByConfiguration(
        _ view: AViewInput, _ type: AType, from source: ZIKViewRouteSource?
    ) -> ARouter? {
        onByConfiguration(view, type, from: source)
    }
}

private struct OlderTypeCalls: DeprecatedTypeCalls {
    @available(*, deprecated)
    func byType(_ type: AType, from source: ZIKViewRouteSource?) -> ARouter? {
        type.perform(from: source, routeType: .push)
    }

    @available(*, deprecated)
    func byConfiguration(_ type: AType, from source: ZIKViewRouteSource?) -> ARouter? {
        type.perform(from: source, configuring: { (config, _) in config.routeType = .push })
    }

    @available(*, deprecated)
    func byDefault(_ type: AType, from source: ZIKViewRouteSource?) -> ARouter? {
        type.perform(from: source, configuring: { (_, _) in })
    }

    @available(*, deprecated)
    func on(_ view: AViewInput, _ type: AType, from source: ZIKViewRouteSource?) -> ARouter? {
        type.perform(onDestination: view, from: source, routeType: .push)
    }

    @available(*, deprecated)
    func onByConfiguration(_ view: AViewInput, _ type: AType, from source: ZIKViewRouteSource?) -> ARouter? {
        type.perform(
            onDestination: view, from: source, configuring: { (config, _) in config.routeType = .presentModally })
    }
}
