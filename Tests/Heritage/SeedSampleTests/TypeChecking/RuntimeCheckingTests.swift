// SPDX-License-Identifier: Apache-2.0

import Testing
import ZRouter

/// TypeChecking.en.md, "Runtime Checking", and TypeChecking.zh.md, "动态检查".
enum RuntimeChecking {
    static let checked = Locked<[String]>([])

    class SwiftSampleViewRouter: ZIKAnyViewRouter {
        override class func registerRoutableDestination() { registerView(SampleViewController.self) }

        override class func _didFinishRegistration() {
            // Custom checking
            checked.withLock { $0.append("_didFinishRegistration") }
        }
    }

    class OlderSwiftSampleViewRouter: ZIKAnyViewRouter {
        override class func registerRoutableDestination() { registerView(SampleViewController.self) }

        override class func _registrationDidFinished() {
            //Make sure all routable dependencies in this module is available.
            assert((Router.to(RoutableService<SwiftServiceInput>()) != nil))
            checked.withLock { $0.append("_registrationDidFinished") }
        }
    }

    // Declarations that the samples omit.

    class SampleViewController: UIViewController {}

    protocol SwiftServiceInput: AnyObject {}

    class SwiftService: SwiftServiceInput {}

    class SwiftServiceRouter: ZIKServiceRouter<SwiftService, PerformRouteConfig> {
        override class func registerRoutableDestination() {
            registerService(SwiftService.self)
            register(RoutableService<SwiftServiceInput>())
        }

        override func destination(with configuration: PerformRouteConfig) -> SwiftService? { SwiftService() }
    }
}

extension RoutableService where Protocol == RuntimeChecking.SwiftServiceInput {
    init() { self.init(declaredProtocol: Protocol.self) }
}

@Suite("TypeChecking, Runtime Checking")
struct RuntimeCheckingTests {
    @Test func theChecksOfEachRouterRunWhenTheRegistrationIsFinished() {
        let registry = RouteRegistry {
            RuntimeChecking.SwiftSampleViewRouter.self
            RuntimeChecking.OlderSwiftSampleViewRouter.self
            RuntimeChecking.SwiftServiceRouter.self
        }
        registry.finishRegistration()
        #expect(RuntimeChecking.checked.withLock { $0 } == ["_didFinishRegistration", "_registrationDidFinished"])
    }
}
