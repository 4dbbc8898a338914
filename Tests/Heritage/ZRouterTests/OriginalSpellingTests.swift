// SPDX-License-Identifier: Apache-2.0

import Foundation
import ModuleRouterTesting
import Testing
import ZRouter

/// Handles URLs by overrides, as with the original.
class LinkViewRouter: ZIKViewRouter<AViewController, ViewRouteConfig> {
    override class func registerRoutableDestination() {
        registerView(AViewController.self)
        registerURLPattern("app://link/:name")
    }

    override func destination(with configuration: ViewRouteConfig) -> AViewController? { AViewController() }

    override func processUserInfo(_ userInfo: [AnyHashable: Any] = [:], from url: URL) {
        configuration?.addUserInfo(forKey: "processed", object: "\(userInfo["name"] ?? "") \(url.absoluteString)")
    }

    override func prepareDestination(_ destination: AViewController, configuration: ViewRouteConfig) {
        destination.title = configuration.userInfo["processed"] as? String ?? ""
    }

    override func performAction(_ action: String, userInfo: [AnyHashable: Any] = [:], from url: URL) {
        destination?.title += " \(action) \(url.host ?? "")"
    }
}

class LinkServiceRouter: ZIKServiceRouter<AService, PerformRouteConfig> {
    override class func registerRoutableDestination() {
        registerService(AService.self)
        registerURLPattern("://host/path")
    }

    override func destination(with configuration: PerformRouteConfig) -> AService? {
        let service = AService()
        service.title = configuration.url?.description
        return service
    }
}

class EditorConfiguration: ZIKViewMakeableConfiguration<AViewController>, AViewModuleInput {
    var title: String?

    func makeDestinationCompletion(_ block: @escaping (AViewInput) -> Void) { didMakeDestination = block }
}

class EditorViewRouter: ZIKViewRouter<AViewController, EditorConfiguration> {
    override class func registerRoutableDestination() {
        registerView(AViewController.self)
        register(RoutableViewModule<AViewModuleInput>())
    }

    override class func defaultRouteConfiguration() -> EditorConfiguration {
        let configuration = EditorConfiguration()
        configuration.makeDestination = { [unowned configuration] in
            let screen = AViewController()
            screen.title = configuration.title ?? ""
            return screen
        }
        return configuration
    }
}

/// Writes into the titles of its views how they were created.
class OriginViewRouter: ZIKViewRouter<BSubview, ViewRouteConfig> {
    override class func registerRoutableDestination() {
        registerView(BSubview.self)
        register(RoutableView<BSubviewInput>())
    }

    override class func supportedRouteTypes() -> ZIKViewRouteTypeMask { .viewDefault }

    override func destination(with configuration: ViewRouteConfig) -> BSubview? { BSubview() }

    override func prepareDestination(_ destination: BSubview, configuration: ViewRouteConfig) {
        destination.title = "created \(autoCreated), internal \(routingFromInternal)"
    }
}

/// Spellings of the original that migrating code uses.
@MainActor
@Suite(
    .routers {
        AServiceRouter.self; AServiceModuleRouter.self; AViewRouter.self; AViewModuleRouter.self
    })
struct OriginalSpellingTests {
    let told = Told()
    let window = HeadlessWindow()

    // MARK: Configurations

    @Test func theStrictConfigurationOfAViewHasItsConfigurationByTwoNames() {
        Router.perform(
            to: RoutableView<AViewInput>(), path: .makeDestination,
            configuring: { (config, _) in
                #expect(config.config.configuration === config.configuration)
                config.config.configuration.routeType = .push
                #expect(config.routeType == .push || config.configuration.routeType == .push)
            },
            removing: { config in #expect(config.config.configuration === config.configuration) })
    }

    @Test func theStrictConfigurationOfAServiceHasItsConfigurationByTwoNames() {
        Router.perform(
            to: RoutableService<AServiceInput>(),
            configuring: { (config, _) in
                let strict: ZIKPerformRouteStrictConfiguration<AServiceInput> = config.config
                #expect(strict.configuration === config.configuration)
            })
    }

    @Test func aRouterHasItsConfiguration() {
        let router = Router.perform(to: RoutableServiceModule<AServiceModuleInput>(), preparation: { $0.title = "a" })
        let config: AServiceModuleInput? = router?.config
        #expect(config?.title == "a")
        let view = Router.perform(
            to: RoutableViewModule<AViewModuleInput>(), path: .makeDestination, preparation: { $0.title = "b" })
        #expect(view?.config.title == "b")
    }

    @Test func aRouteHasItsConfiguration() {
        let config: ViewRouteConfig? = Router.to(RoutableView<AViewInput>())?.defaultRouteConfiguration
        #expect(config?.routeType == .presentModally)
        #expect(Router.to(RoutableServiceModule<AServiceModuleInput>())?.defaultRouteConfiguration.title == nil)
    }

    @Test func aKeyWithoutAProviderHasNoRouter() {
        #expect(
            Router.perform(
                to: RoutableService<OtherServiceInput>(),
                completion: { success, _, _, error in told("\(success) \(error != nil)") }) == nil)
        #expect(told.events == ["false true"])
    }

    @Test(.routers { EditorViewRouter.self }) func aMakeableConfigurationIsInherited() {
        let made = Router.makeDestination(to: RoutableViewModule<AViewModuleInput>()) { module in
            module.title = "edited"
            module.makeDestinationCompletion { told($0.title) }
        }
        #expect((made as? AViewController)?.title == "edited")
        #expect(told.events == ["edited"])
    }

    // MARK: Paths

    @Test func aPathIsMadeOfItsTypeAndItsSource() {
        let path = ZIKViewRoutePath(routeType: .push, source: window.root)
        #expect(path.routeType == .push)
        #expect(path.source === window.root)
        #expect(ViewRoutePath(path: ZIKViewRoutePath(routeType: .show, source: nil))?.routeType == .show)
    }

    @Test func aPathWithoutASourceFails() {
        let router = Router.perform(
            to: RoutableView<AViewInput>(),
            path: .extensible(path: ZIKViewRoutePath(routeType: .presentModally, source: nil)),
            completion: { success, _, _, error in told("\(success) \(error != nil)") })
        #expect(router?.state == .unrouted)
        #expect(told.events == ["false true"])
    }

    @Test func aPopoverPointsToARectangle() {
        let button = BSubview()
        let path = ViewRoutePath.presentAsPopover(from: window.root) {
            (popoverConfig: ZIKViewRoutePopoverConfiguration) in
            popoverConfig.sourceView = button
            popoverConfig.sourceRect = CGRect(x: 1, y: 2, width: 3, height: 4)
        }
        #expect(path.options.anchor === button)
        #expect(path.options.popover?.rect.map { [$0.x, $0.y, $0.width, $0.height] } == [1, 2, 3, 4])
    }

    @Test func aPopoverIsConfiguredTwice() {
        Router.perform(
            to: RoutableView<AViewInput>(), path: .makeDestination,
            configuring: { (config, _) in
                config.configurePopover { $0.barButtonItem = told }
                config.configurePopover { $0.sourceRect = CGRect(x: 0, y: 0, width: 5, height: 6) }
                #expect(config.popoverConfiguration?.barButtonItem === told)
                #expect(config.popoverConfiguration?.sourceRect.size == CGSize(width: 5, height: 6))
            })
    }

    // MARK: Router classes

    @Test func aRouterClassShowsWithItsConfiguration() throws {
        let router = AViewModuleRouter.perform(
            .presentModally(from: window.root),
            configuring: { config in
                config.title = "of the class"
                config.successHandler = { _ in told("shown") }
            },
            removing: { $0.successHandler = { told("removed") } })
        let screen = try #require(window.presented as? AViewController)
        #expect(screen.title == "of the class")
        router?.removeRoute()
        #expect(told.events == ["shown", "removed"])
    }

    @Test func aRouterClassReportsOnce() {
        let router = AViewRouter.perform(
            .makeDestination,
            completion: { success, destination, action, _ in told("\(success) \(destination != nil) \(action.rawValue)")
            })
        router?.performRoute()
        #expect(told.events == ["true true performRoute"])
        let service = AServiceRouter.perform(completion: { success, destination, action, _ in
            told("\(success) \(destination != nil) \(action.rawValue)")
        })
        service?.performRoute()
        #expect(told.events == ["true true performRoute", "true true performRoute"])
    }

    @Test func aRouterClassPreparesAShownView() {
        AViewRouter.perform(.push(from: window.root), preparation: { $0.title = "prepared" })
        #expect((window.topScreen as? AViewController)?.title == "prepared")
        AServiceRouter.perform(preparation: { told("prepared \(type(of: $0))") })
        AServiceRouter.perform(successHandler: { _ in told("made") })
        #expect(told.events == ["prepared AService", "made"])
    }

    @Test func aRouterClassShowsAndPreparesAnExistingView() {
        let screen = AViewController()
        AViewModuleRouter.perform(
            onDestination: screen, path: .push(from: window.root),
            configuring: { $0.makeDestinationCompletion { _ in told("shown") } })
        #expect(window.topScreen === screen)
        AViewModuleRouter.prepareDestination(
            AViewController(), configuring: { $0.makeDestinationCompletion { _ in told("prepared") } })
        AViewModuleRouter.prepare(destination: AViewController())
        #expect(told.events == ["shown", "prepared"])
    }

    @Test func aRouterClassMakesWithItsConfiguration() {
        #expect(AViewModuleRouter.makeDestination(configuring: { $0.title = "view" })?.title == "view")
        #expect(AServiceModuleRouter.makeDestination(configuring: { $0.title = "service" })?.title == "service")
        AServiceModuleRouter.perform(configuring: { (config) in
            config.title = "performed"
            config.successHandler = { told(($0 as? AService)?.title ?? "") }
        })
        #expect(told.events == ["performed"])
    }

    @Test func aRouterClassReportsItsSupportedPaths() {
        #expect(AViewRouter.supportRouteType(.push))
        #expect(AViewRouter.supportRouteType(.custom))
        #expect(!BSubviewRouter.supportRouteType(.push))
        #expect(!BSubviewRouter.supportRouteType(.custom))
        #expect(AViewRouter.canMakeDestination())
        #expect(AServiceRouter.canMakeDestination())
        #expect(!InlayViewRouter.canMakeDestination())
    }

    @Test func aRouterClassReportsWhetherTheRegistrationHasEnded() {
        #expect(!ZIKAnyViewRouter.isRegistrationFinished())
        ZIKRouteRegistry.notifyRegistrationFinished()
        #expect(ZIKAnyViewRouter.isRegistrationFinished())
        #expect(ZIKAnyServiceRouter.isRegistrationFinished())
        #expect(ZIKRouteRegistry.isRegistrationFinished)
    }

    // MARK: Views from elsewhere

    @Test(.routers { OriginViewRouter.self }) func aRouterKnowsWhetherItWasMadeForAView() {
        Router.perform(
            to: RoutableView<BSubviewInput>(), path: .addAsSubview(from: window.root),
            successHandler: { told($0.title ?? "") })
        let added = BSubview()
        (window.root as? HeadlessScreen)?.addSubview(added)
        told(added.title ?? "")
        #expect(told.events == ["created false, internal true", "created true, internal false"])
    }

    // MARK: URLs

    @Test(.routers { LinkViewRouter.self }) func aRouterTakesAURLOfFoundation() {
        ZIKAnyViewRouter.performURL("app://link/a?action=open", path: .push(from: window.root))
        #expect((window.topScreen as? AViewController)?.title == "a app://link/a?action=open open link")
    }

    @Test(.routers {}) func aBlockRouteTakesAURLOfFoundation() {
        ZIKServiceRoute<AService, PerformRouteConfig>.make(withDestination: AService.self) { _, _ in AService() }
            .register(RoutableService<AServiceInput>())
            .registerURLPattern("app://service/:name")
            .processUserInfoFromURL { userInfo, url, _, _ in told("\(userInfo["name"] ?? "") \(url.absoluteString)") }
            .performActionFromURL { action, _, url, _, _ in told("\(action) \(url.path)") }
        ZIKAnyServiceRouter.performURL("app://service/a?action=ring")
        #expect(told.events == ["a app://service/a?action=ring", "ring /a"])
    }

    @Test(.routers { LinkServiceRouter.self }) func aPatternMayHaveNoScheme() {
        let made = ZIKAnyServiceRouter.router(forURL: "://host/path")?.makeDestination()
        #expect((made as? AService)?.title == "://host/path")
        #expect(ZIKAnyServiceRouter.router(forURL: "app://host/path") == nil)
        #expect(ZIKAnyServiceRouter.router(forURL: "://host/other") == nil)
        #expect(Router.to(serviceIdentifier: "://host/path") != nil)
    }

    // MARK: Errors

    @Test func anErrorHasTheOriginalsNumber() {
        TestConfig.routeShouldFail = true
        Router.perform(
            to: RoutableService<AServiceInput>(),
            errorHandler: { _, error in
                let error = error as NSError
                told("\(error.domain == ZIKRouteError.errorDomain) \(error.code)")
            })
        #expect(told.events == ["true 2"])
        #expect(ZIKRouteErrorCode.destinationUnavailable.rawValue == 2)
        #expect(ZIKRouteErrorCode.segueNotPerformed.rawValue == 15)
        #expect(ZIKViewRouteErrorDomain == AViewRouter().errorDomain())
        #expect(ZIKRouteErrorDomain == AServiceRouter().errorDomain())
        let refused = ZIKAnyViewRouter.viewRouteError(withCode: .unsupportType, localizedDescription: "no")
        #expect((refused as NSError).code == 11)
    }

    @Test func aCompletionHasAType() {
        let completion: ZIKPerformRouteCompletion = { success, _, _, _ in told("performed \(success)") }
        let removed: ZIKRemoveRouteCompletion = { success, _, _ in told("removed \(success)") }
        let router = Router.perform(to: RoutableService<AServiceInput>(), completion: completion)
        // Nothing keeps the service, so it is freed before the removal.
        router?.removeRoute(completion: removed)
        #expect(told.events == ["performed true", "removed false"])
    }

    @Test func aFailureIsReportedByAClass() {
        ZIKAnyViewRouter.globalErrorHandler = { router, action, error in told("\(router == nil) \(action.rawValue)") }
        ZIKAnyViewRouter.notifyGlobalError(with: nil, action: .performRoute, error: RouteTestError())
        #expect(told.events == ["true performRoute"])
    }
}
