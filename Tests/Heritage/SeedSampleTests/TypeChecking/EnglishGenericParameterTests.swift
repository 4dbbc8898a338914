// SPDX-License-Identifier: Apache-2.0

import ModuleRouterTesting
import Testing
import ZRouter

/// TypeChecking.en.md, "Generic Parameter".
enum EnglishGenericParameter {
    class SwiftSampleViewRouter: ZIKViewRouter<SwiftSampleViewController, SwiftSampleViewConfiguration> {

        override class func registerRoutableDestination() {
            registerView(SwiftSampleViewController.self)
            register(RoutableView<PureSwiftSampleViewInput>())
            register(RoutableViewModule<SwiftSampleViewConfig>())
        }

        override class func defaultRouteConfiguration() -> SwiftSampleViewConfiguration {
            return SwiftSampleViewConfiguration()
        }

        override func destination(with configuration: SwiftSampleViewConfiguration) -> SwiftSampleViewController? {
            let sb = UIStoryboard.init(name: "Main", bundle: nil)
            let destination =
                sb.instantiateViewController(withIdentifier: "SwiftSampleViewController") as! SwiftSampleViewController
            return destination
        }

        override func prepareDestination(
            _ destination: SwiftSampleViewController, configuration: ZIKViewRouteConfiguration
        ) {
            destination.injectedAlertRouter = Router.to(RoutableViewModule<ZIKCompatibleAlertConfigProtocol>())
        }
    }

    // Declarations that the sample omits.

    protocol PureSwiftSampleViewInput: AnyObject {}

    protocol SwiftSampleViewConfig: AnyObject {
        var title: String? { get set }
    }

    protocol ZIKCompatibleAlertConfigProtocol: AnyObject {
        var message: String? { get set }
    }

    class SwiftSampleViewController: UIViewController, PureSwiftSampleViewInput {
        var injectedAlertRouter: ModuleAlertRouter?
    }

    typealias ModuleAlertRouter = ViewRouterType<Any, ZIKCompatibleAlertConfigProtocol>

    class SwiftSampleViewConfiguration: ZIKViewRouteConfiguration, SwiftSampleViewConfig {
        var title: String?
    }

    class AlertViewController: UIViewController {}

    class AlertConfiguration: ZIKViewRouteConfiguration, ZIKCompatibleAlertConfigProtocol {
        var message: String?
    }

    class AlertViewRouter: ZIKViewRouter<AlertViewController, AlertConfiguration> {
        override class func registerRoutableDestination() {
            registerView(AlertViewController.self)
            register(RoutableViewModule<ZIKCompatibleAlertConfigProtocol>())
        }

        override class func defaultRouteConfiguration() -> AlertConfiguration { AlertConfiguration() }

        override func destination(with configuration: AlertConfiguration) -> AlertViewController? {
            let alert = AlertViewController()
            alert.title = configuration.message ?? ""
            return alert
        }
    }
}

extension RoutableView where Protocol == EnglishGenericParameter.PureSwiftSampleViewInput {
    init() { self.init(declaredProtocol: Protocol.self) }
}

extension RoutableViewModule where Protocol == EnglishGenericParameter.SwiftSampleViewConfig {
    init() { self.init(declaredProtocol: Protocol.self) }
}

extension RoutableViewModule where Protocol == EnglishGenericParameter.ZIKCompatibleAlertConfigProtocol {
    init() { self.init(declaredProtocol: Protocol.self) }
}

@MainActor
@Suite(
    "TypeChecking.en.md, Generic Parameter", .serialized,
    .routes {
        EnglishGenericParameter.SwiftSampleViewRouter.self; EnglishGenericParameter.AlertViewRouter.self
    })
struct EnglishGenericParameterTests {
    typealias Sample = EnglishGenericParameter

    private func makesScenes() {
        UIStoryboard.scenes["SwiftSampleViewController"] = { Sample.SwiftSampleViewController() }
    }

    @Test func theDestinationIsMadeAndPrepared() throws {
        makesScenes()
        let window = HeadlessWindow()
        let router = try #require(
            Router.perform(to: RoutableView<Sample.PureSwiftSampleViewInput>(), path: .push(from: window.root)))
        let sample = try #require(router.destination as? Sample.SwiftSampleViewController)
        let alert = sample.injectedAlertRouter?.makeDestination { _, open in open { $0.message = "asked" } }
        #expect((alert as? Sample.AlertViewController)?.title == "asked")
    }

    @Test func theModuleTakesItsParameters() throws {
        makesScenes()
        let router = Router.perform(
            to: RoutableViewModule<Sample.SwiftSampleViewConfig>(), path: .makeDestination,
            preparation: { $0.title = "sample" })
        #expect(router?.config.title == "sample")
        #expect(router?.state == .routed)
    }

    @Test func shortRouterTypesHaveTheDefaultConfiguration() {
        #expect(
            ViewRouter<Sample.PureSwiftSampleViewInput, ViewRouteConfig>.self
                == DestinationViewRouter<Sample.PureSwiftSampleViewInput>.self)
        #expect(
            ServiceRouter<Any, Sample.SwiftSampleViewConfig>.self
                == ModuleServiceRouter<Sample.SwiftSampleViewConfig>.self)
        #expect(
            ViewRouter<Any, Sample.SwiftSampleViewConfig>.self == ModuleViewRouter<Sample.SwiftSampleViewConfig>.self)
    }
}
