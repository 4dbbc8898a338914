// SPDX-License-Identifier: Apache-2.0

import ModuleRouterTesting
import Testing
import ZRouter

/// Values that a performer sets on strict configurations, and on the configurations behind them.
@MainActor
@Suite(
    .routers {
        AServiceRouter.self; AServiceModuleRouter.self; AViewRouter.self; AViewModuleRouter.self
    })
struct StrictConfigurationTests {
    let told = Told()
    let window = HeadlessWindow()

    @Test func thePerformerChangesThePath() {
        let router = Router.perform(
            to: RoutableView<AViewInput>(), path: .push(from: nil),
            configuring: { (config, _) in
                told("\(config.routeType) \(config.source == nil)")
                config.source = window.root
                config.routeType = .presentModally
                told("\(config.routeType) \(config.source === window.root)")
            })
        #expect(told.events == ["push true", "presentModally true"])
        #expect(router?.realRouteType == .presentModally)
    }

    @Test func thePerformerChangesThePathOfTheModule() {
        let router = Router.perform(
            to: RoutableViewModule<AViewModuleInput>(), path: .push(from: nil),
            configuring: { (_, prepareModule) in
                prepareModule { module in
                    (module as? AViewModuleConfiguration)?.configurePath(.presentModally(from: window.root))
                }
            })
        #expect(router?.realRouteType == .presentModally)
        #expect(router?.state == .routed)
    }

    @Test func aPathWithoutASourceKeepsTheConfigurationsSource() {
        let configuration = ViewRouteConfig()
        configuration.configurePath(.push(from: window.root))
        configuration.configurePath(.makeDestination)
        #expect(configuration.source === window.root)
        #expect(configuration.routeType == .makeDestination)
    }

    @Test func valuesForPopoversAndSeguesCanBeRead() {
        let anchor = HeadlessView()
        Router.to(RoutableView<AViewInput>())?.perform(
            path: .presentModally(from: window.root),
            configuring: { (config, _) in
                #expect(config.popoverConfiguration == nil)
                #expect(config.segueConfiguration == nil)
                config.configurePopover { $0.sourceView = anchor }
                config.configureSegue { $0.identifier = "to a" }
                #expect(config.popoverConfiguration?.sourceView === anchor)
                #expect(config.segueConfiguration?.identifier == "to a")
                told("read")
            })
        #expect(told.events == ["read"])
    }

    @Test func theModulesPopoverConfigurationIsUsed() {
        let anchor = HeadlessView()
        let router = Router.perform(
            to: RoutableViewModule<AViewModuleInput>(), path: ViewRoutePath(.presentAsPopover, from: window.root),
            configuring: { (_, prepareModule) in
                prepareModule { ($0 as? AViewModuleConfiguration)?.configurePopover { $0.sourceView = anchor } }
            })
        #expect(router?.realRouteType == .presentAsPopover)
    }

    @Test func handlersOfTheConfigurationItselfAreCalled() {
        let router = Router.perform(
            to: RoutableServiceModule<AServiceModuleInput>(),
            configuring: { (_, prepareModule) in
                prepareModule { module in
                    guard let config = module as? AServiceModuleConfiguration else { return }
                    config.prepareDestination = { _ in told("prepare") }
                    config.successHandler = { _ in told("success") }
                    config.performerSuccessHandler = { _ in told("performer success") }
                    config.completionHandler = { success, _, _, _ in told("completion \(success)") }
                    config.errorHandler = { _, _ in told("error") }
                    config.performerErrorHandler = { _, _ in told("performer error") }
                    config.stateNotifier = { told("\($1)") }
                }
            })
        #expect(
            told.events == ["routing", "prepare", "routed", "success", "completion true", "performer success"])
        told.events = []
        TestConfig.routeShouldFail = true
        router?.performRoute()
        #expect(told.events == ["routing", "routed", "error", "completion false"])
    }

    @Test func thePerformersHandlerReplacesTheConfigurations() {
        Router.perform(
            to: RoutableViewModule<AViewModuleInput>(), path: .push(from: window.root),
            configuring: { (config, prepareModule) in
                config.successHandler = { _ in told("performer") }
                prepareModule { ($0 as? AViewModuleConfiguration)?.successHandler = { _ in told("configuration") } }
            })
        #expect(told.events == ["performer"])
    }

    @Test func valuesOfEveryConfigurationAreSetInOnePlace() {
        func watch(_ config: RouteStrictConfig<PerformRouteConfig>) {
            config.errorHandler = { action, _ in told(action.rawValue) }
            config.stateNotifier = { told("\($1)") }
        }
        var kept: AServiceInput?
        // Breaks the cycle of the destination, its router and the handler.
        defer { kept = nil }
        let router = Router.perform(
            to: RoutableService<AServiceInput>(),
            configuring: { (config, _) in
                watch(config)
                config.successHandler = { kept = $0 }
            },
            removing: { (config) in config.stateNotifier = { told("removing: \($1)") } })
        router?.removeRoute()
        #expect(
            told.events == [
                "routing", "removing: routing", "routed", "removing: routed", "removing", "removing: removing",
                "removed",
                "removing: removed",
            ])
        #expect(kept != nil)
    }

    // MARK: Paths

    @Test func aViewIsShownFromTheScreenInFront() {
        RouteRegistry.current.frontViewSource = { window.root }
        let router = Router.perform(to: RoutableView<AViewInput>(), path: .show)
        #expect(router?.state == .routed)
        #expect(window.topScreen is AViewController)
    }

    @Test func aViewWithoutASourceFails() {
        Router.perform(
            to: RoutableView<AViewInput>(), path: .show,
            errorHandler: { _, error in told((error as? RouteError)?.code.description ?? "") })
        #expect(told.events == ["invalid-source"])
    }

    @Test func anAnimatorIsHandedToTheHost() {
        let animator = HeadlessView()
        let path = ViewRoutePath.present(from: window.root, animator: animator)
        #expect(path.routeType == .presentWithAnimator)
        #expect(path.options.animator === animator)
        Router.perform(
            to: RoutableView<AViewInput>(), path: path,
            errorHandler: { _, error in told((error as? RouteError)?.code.description ?? "") })
        #expect(told.events == ["unsupported-path"])
    }
}
