// SPDX-License-Identifier: Apache-2.0

#if Macros
/// A harbour in the style of the original's own demos and tests. It has routers registered by hand, routers that stay beside
/// routers that are rewritten, configurations of all kinds, and names that begin like the original's.
enum MigratedProgram {
    /// The toolkit. The original's modules exported it, so that files of the app name its types without an import.
    static let toolkit = """
        public import ModuleRouterViews

        @MainActor open class UIViewController: ViewRouteSource {
            public init() {}
            open var title: String?
            open var viewRouteHost: (any ViewRouteHost)? { nil }
        }

        @MainActor open class UIView {}

        @MainActor public enum UIDevice {
            public static var name: String { "a device" }
        }
        """

    /// Code that the migration does not read: a module in another language.
    static let surroundings = [
        "Pilot.swift": """
        import ZRouter

        @MainActor protocol ZIKPilotInput: AnyObject { var title: String? { get set } }
        protocol ZIKPilotDelegate: AnyObject {}

        extension RoutableView where Protocol == ZIKPilotInput {
            init() { self.init(declaredProtocol: Protocol.self) }
        }
        """
    ]

    /// The files of the app, as they were written for the original.
    static let files = [
        "Quay.swift": """
        import ZRouter

        @MainActor protocol QuayInput: AnyObject { var quayTitle: String? { get set } }

        @MainActor protocol BollardInput: ZIKViewRoutable { var title: String? { get set } }

        @MainActor public protocol BuoyInput: ZIKViewRoutable {}

        typealias RequiredQuay = UIViewController & QuayInput

        protocol QuayModuleInput: AnyObject {
            var title: String? { get set }
            func whenMade(_ block: @escaping (QuayInput) -> Void)
        }

        class QuayController: UIViewController {}

        extension QuayController: ZIKRoutableView, QuayInput, BollardInput, BuoyInput {
            var quayTitle: String? {
                get { title }
                set { title = newValue }
            }
        }

        extension RoutableView where Protocol == QuayInput {
            init() { self.init(declaredProtocol: Protocol.self) }
        }
        extension RoutableView where Protocol == RequiredQuay {
            init() { self.init(declaredTypeName: "UIViewController & QuayInput") }
        }
        extension RoutableViewModule where Protocol == QuayModuleInput {
            init() { self.init(declaredProtocol: Protocol.self) }
        }
        """,
        "QuayRouter.swift": """
        import Foundation
        import ZIKRouter.Internal
        import ZRouter

        // The configuration of the quay's router.
        class QuayConfiguration: ZIKViewRouteConfiguration, QuayModuleInput {
            var made: ((QuayInput) -> Void)?
            var title: String?
            func whenMade(_ block: @escaping (QuayInput) -> Void) {
                made = block
            }

            override func copy(with zone: NSZone? = nil) -> Any {
                let copy = super.copy(with: zone) as! QuayConfiguration
                copy.title = self.title
                return copy
            }
        }

        class QuayRouter: ZIKViewRouter<QuayController, QuayConfiguration> {

            override class func registerRoutableDestination() {
                registerView(QuayController.self)
                register(RoutableView<QuayInput>())
                register(RoutableView<BollardInput>())
                register(RoutableView<BuoyInput>())
                register(RoutableView<UIViewController & QuayInput>())
                register(RoutableViewModule<QuayModuleInput>())
                registerIdentifier("harbour.quay")
            }

            override class func defaultRouteConfiguration() -> QuayConfiguration {
                return QuayConfiguration()
            }

            override class func supportedRouteTypes() -> ZIKViewRouteTypeMask {
                return .viewControllerDefault
            }

            override func destination(with configuration: QuayConfiguration) -> QuayController? {
                let destination: QuayController? = QuayController()
                return destination
            }

            override func destinationFromExternalPrepared(destination: QuayController) -> Bool {
                return destination.title != nil
            }

            override func prepareDestination(_ destination: QuayController, configuration: QuayConfiguration) {
                if let title = configuration.title {
                    destination.title = title
                }
            }

            override func didFinishPrepareDestination(_ destination: QuayController, configuration: QuayConfiguration) {
                if let made = configuration.made {
                    made(destination)
                    configuration.made = nil
                }
            }
        }
        """,
        "Tide.swift": """
        import Foundation
        import ZRouter
        import ZIKRouter
        import ZIKRouter.Internal

        class Tide {
            var title: String?
        }

        protocol TideInput: AnyObject {
            var title: String? { get set }
        }

        protocol TideTable: ZIKServiceRoutable {
            var title: String? { get set }
        }

        extension Tide: ZIKRoutableService, TideInput, TideTable {

        }

        extension RoutableService where Protocol == TideInput {
            init() { self.init(declaredProtocol: Protocol.self) }
        }

        protocol TideModuleInput: AnyObject {
            var title: String? { get set }
        }

        extension RoutableServiceModule where Protocol == TideModuleInput {
            init() { self.init(declaredProtocol: Protocol.self) }
        }

        class TideConfiguration: ZIKPerformRouteConfiguration, TideModuleInput {
            var title: String?

            override func copy(with zone: NSZone? = nil) -> Any {
                let copy = super.copy(with: zone) as! TideConfiguration
                copy.title = self.title
                return copy
            }
        }

        class TideRouter: ZIKServiceRouter<AnyObject, TideConfiguration> {

            override class func registerRoutableDestination() {
                registerService(Tide.self)
                register(RoutableService<TideInput>())
                register(RoutableService<TideTable>())
                register(RoutableServiceModule<TideModuleInput>())
            }

            override class func defaultRouteConfiguration() -> TideConfiguration {
                return TideConfiguration()
            }

            override func destination(with configuration: TideConfiguration) -> AnyObject? {
                if configuration.title == "none" {
                    return nil
                }
                return Tide()
            }

            override func prepareDestination(_ destination: AnyObject, configuration: TideConfiguration) {
                guard let destination = destination as? TideInput else {
                    return
                }
                if let title = configuration.title {
                    destination.title = title
                }
            }
        }
        """,
        // A router that is stored in its destination, and a router that is not, in one file.
        "Crane.swift": """
        import ZIKRouter
        import ZRouter

        @MainActor protocol CraneInput: AnyObject { var title: String? { get set } }
        @MainActor protocol WinchInput: AnyObject { var title: String? { get set } }

        class CraneController: UIViewController, CraneInput {
            var router: ZIKViewRouter<CraneController, ViewRouteConfig>!
        }

        class WinchController: UIViewController, WinchInput {}

        class CraneRouter: ZIKViewRouter<CraneController, ViewRouteConfig> {
            override class func registerRoutableDestination() {
                registerExclusiveView(CraneController.self)
                register(RoutableView<CraneInput>())
            }

            override func destination(with configuration: ViewRouteConfig) -> CraneController? {
                let destination: CraneController? = CraneController()
                return destination
            }

            override func prepareDestination(_ destination: CraneController, configuration: ViewRouteConfig) {
                destination.router = self
            }
        }

        class WinchRouter: ZIKViewRouter<WinchController, ViewRouteConfig> {
            override class func registerRoutableDestination() {
                registerExclusiveView(WinchController.self)
                register(RoutableView<WinchInput>())
            }

            override func destination(with configuration: ViewRouteConfig) -> WinchController? { WinchController() }

            override func prepareDestination(_ destination: WinchController, configuration: ViewRouteConfig) {
                destination.title = Router.makeDestination(to: RoutableService<TideInput>()).map { _ in "winch and tide" }
            }
        }

        extension CraneController: ZIKRoutableView {}
        extension WinchController: ZIKRoutableView {

        }

        extension RoutableView where Protocol == CraneInput {
            init() { self.init(declaredTypeName: "CraneInput") }
        }
        extension RoutableView where Protocol == WinchInput {
            init() { self.init(declaredProtocol: Protocol.self) }
        }
        """,
        // A makeable configuration. The library has a class of the same name.
        "Ferry.swift": """
        import ZRouter
        import ZIKRouter.Internal

        class Ferry: ZIKRoutableService {
            let name: String
            init(name: String) { self.name = name }
        }

        protocol FerryModuleInput: AnyObject {
            var constructDestination: (String) -> Void { get }
        }

        class FerryConfiguration: ServiceMakeableConfiguration<Ferry, (String) -> Void>, FerryModuleInput {}

        class FerryRouter: ZIKServiceRouter<Ferry, FerryConfiguration> {
            override class func registerRoutableDestination() {
                registerService(Ferry.self)
                register(RoutableServiceModule<FerryModuleInput>())
            }

            override class func defaultRouteConfiguration() -> FerryConfiguration {
                let configuration = FerryConfiguration({ _ in })
                configuration.constructDestination = { name in
                    configuration.makeDestination = { Ferry(name: name) }
                }
                return configuration
            }

            override func destination(with configuration: FerryConfiguration) -> Ferry? {
                configuration.makeDestination?()
            }
        }

        extension RoutableServiceModule where Protocol == FerryModuleInput {
            init() { self.init(declaredProtocol: Protocol.self) }
        }
        """,
        // Routers that no list registers, in one file. The first has state and stays a router.
        "Horn.swift": """
        import ZRouter

        protocol HornInput: AnyObject { var calls: Int { get } }
        class Horn: HornInput { var calls = 0 }
        extension Horn: ZIKRoutableService {}

        class HornRouter: ZIKServiceRouter<Horn, PerformRouteConfig> {
            var isLoud = true

            override class func registerRoutableDestination() {
                registerService(Horn.self)
                register(RoutableService<HornInput>())
            }

            override func destination(with configuration: PerformRouteConfig) -> Horn? { isLoud ? Horn() : nil }
        }

        extension RoutableService where Protocol == HornInput {
            init() { self.init(declaredProtocol: Protocol.self) }
        }

        protocol WhistleInput: AnyObject {}
        class Whistle: WhistleInput, ZIKRoutableService {}

        class WhistleRouter: ZIKServiceRouter<Whistle, PerformRouteConfig> {
            override class func registerRoutableDestination() {
                registerService(Whistle.self)
                register(RoutableService<WhistleInput>())
            }

            override func destination(with configuration: PerformRouteConfig) -> Whistle? { Whistle() }
        }

        extension RoutableService where Protocol == WhistleInput {
            init() { self.init(declaredProtocol: Protocol.self) }
        }
        """,
        "Adapters.swift": """
        import ZIKRouter
        import ZIKRouter.Internal
        import ZRouter

        class QuayAdapter: ZIKViewRouteAdapter {
            override class func registerRoutableDestination() {
                // The pilot asks in its own words.
                QuayRouter.register(RoutableView<ZIKPilotInput>())
            }
        }

        extension QuayController: ZIKPilotInput {}

        protocol RequiredTide: AnyObject { var title: String? { get set } }
        extension Tide: RequiredTide {}
        extension RoutableService where Protocol == RequiredTide {
            init() { self.init(declaredProtocol: Protocol.self) }
        }

        class TideAdapter: ZIKServiceRouteAdapter {
            override static func registerRoutableDestination() {
                register(adapter: RoutableService<RequiredTide>(), forAdaptee: RoutableService<TideInput>())
            }
        }
        """,
        "Registry.swift": """
        import Foundation
        import ZRouter
        import ZIKRouter

        /// Registers by hand.
        class HarbourRegistry {
            class func registerRoutes() {
                QuayRouter.registerRoutableDestination()
                TideRouter.registerRoutableDestination()  // the clock of the harbour
                CraneRouter.registerRoutableDestination()
                WinchRouter.registerRoutableDestination()
                FerryRouter.registerRoutableDestination()

                // What joins them.
                QuayAdapter.registerRoutableDestination()
                TideAdapter.registerRoutableDestination()
            }
        }
        """,
        "MoreRoutes.swift": """
        enum MoreRoutes {
            static func register() {
                PierRouter.registerRoutableDestination()
                LampRouter.registerRoutableDestination()
            }
        }
        """,
        "Pier.swift": """
        import ZRouter

        @MainActor protocol PierInput: AnyObject { var title: String? { get set } }

        class PierController: UIViewController, PierInput, ZIKPilotDelegate {
            var quayRouter: ViewRouter<QuayInput, ViewRouteConfig>?
            var pilot: ZIKPilotDelegate?
        }

        class PierRouter: ZIKViewRouter<PierController, ViewRouteConfig> {
            override class func registerRoutableDestination() {
                registerView(PierController.self)
                register(RoutableView<PierInput>())
            }

            override func destination(with configuration: ViewRouteConfig) -> PierController? { PierController() }
        }

        extension PierController: ZIKRoutableView {}

        extension RoutableView where Protocol == PierInput {
            init() { self.init(declaredProtocol: Protocol.self) }
        }
        """,
        "Office.swift": """
        import ZRouter

        class OfficeController: UIViewController {
            var quay: ViewRouter<QuayInput, ViewRouteConfig>?
            var shown: QuayInput?

            func showQuay() {
                quay = Router.perform(
                    to: RoutableView<QuayInput>(), path: .makeDestination,
                    configuring: { (config, prepareDestination, _) in
                        prepareDestination({ destination in
                            destination.quayTitle = "the office's quay"
                            self.shown = destination
                        })
                    })
            }

            func describe() -> String {
                let pilot = Router.makeDestination(to: RoutableView<ZIKPilotInput>(), preparation: { $0.title = "pilot" })
                let module = Router.makeDestination(to: RoutableViewModule<QuayModuleInput>()) { module in
                    module.title = "by its module"
                }
                let winch = Router.makeDestination(to: RoutableView<WinchInput>())
                let pier = Router.makeDestination(to: RoutableView<PierInput>())
                return [
                    shown?.quayTitle, pilot?.title, (module as? QuayController)?.title, winch?.title,
                    pier == nil ? "no pier" : "a pier",
                ].map { $0 ?? "nothing" }.joined(separator: ", ")
            }
        }
        """,
        // A service that shows a view, and a router that uses its own configuration.
        "Lamp.swift": """
        import Foundation
        import ZIKRouter
        import ZRouter

        protocol LampInput: AnyObject { func light() }

        class Lamp: LampInput {
            func light() {
                _ = Router.perform(
                    to: RoutableView<QuayInput>(), path: .makeDestination,
                    configuring: { (config, _) in
                        config.prepareDestination = { quay in
                            quay.quayTitle = UIDevice.name
                            print("a lamp of", quay.quayTitle ?? "nothing")
                        }
                    })
            }
        }

        extension Lamp: ZIKRoutableService {}

        class LampConfiguration: PerformRouteConfig {
            var handlers: [String: () -> Void] = ["press": { print("the lamp is pressed") }]
        }

        class LampRouter: ZIKServiceRouter<Lamp, LampConfiguration> {
            override class func registerRoutableDestination() {
                registerService(Lamp.self)
                register(RoutableService<LampInput>())
            }

            override class func defaultRouteConfiguration() -> LampConfiguration { LampConfiguration() }

            override func destination(with configuration: LampConfiguration) -> Lamp? {
                press("press")
                return Lamp()
            }

            private func press(_ button: String) {
                if let handler = configuration.handlers[button] {
                    handler()
                }
            }
        }

        extension RoutableService where Protocol == LampInput {
            init() { self.init(declaredProtocol: Protocol.self) }
        }
        """,
        // Calls that the library has as well.
        "Gate.swift": """
        import ZRouter
        import ZIKRouter

        class GateController: UIViewController {
            var shown: [String] = []

            func showAll() {
                Router.perform(to: RoutableView<QuayInput>(), path: .makeDestination) { quay in
                    quay.quayTitle = "the gate's quay"
                    self.shown.append(quay.quayTitle ?? "nothing")
                }
                Router.perform(to: RoutableViewModule<QuayModuleInput>(), path: .makeDestination) { module in
                    module.title = "the module's quay"
                    module.whenMade({ quay in self.shown.append(quay.quayTitle ?? "nothing") })
                }
                [1].forEach { _ in Router.perform(to: RoutableView<PierInput>(), path: .makeDestination) }
            }
        }
        """,
        "main.swift": """
        import ZRouter

        ZIKRouteRegistry.autoRegister = false
        HarbourRegistry.registerRoutes()
        MoreRoutes.register()

        MainActor.assumeIsolated {
            let office = OfficeController()
            office.showQuay()
            print(office.describe())
            let gate = GateController()
            gate.showAll()
            print(gate.shown.joined(separator: ", "))

            let tide = Router.makeDestination(to: RoutableService<RequiredTide>(), preparation: { $0.title = "high" })
            print(tide?.title ?? "no tide", Router.makeDestination(to: RoutableService<TideTable>()) == nil ? "no table" : "a table")
            let crane = Router.makeDestination(to: RoutableView<CraneInput>())
            print((crane as? CraneController)?.router == nil ? "no crane" : "a crane with its router")
            print(Router.makeDestination(to: RoutableService<HornInput>()) == nil ? "no horn" : "a horn")
            Router.makeDestination(to: RoutableService<LampInput>())?.light()
        }
        """,
    ]

    /// The end of the command's output.
    static let summary = """
        5 of 9 routers rewritten, 2 of 2 adapters rewritten
          Crane.swift:25:30: CraneRouter stays: a provider is no router that a destination could keep
          Ferry.swift:15:20: FerryRouter stays: the library has no makeable configuration
          Horn.swift:8:5: HornRouter stays: a provider has no state: each destination has one of its own
          Lamp.swift:40:26: LampRouter stays: a provider has no configuration
        """

    /// The output of the program.
    static let output = """
        the office's quay, pilot, by its module, winch and tide, a pier
        the gate's quay, the module's quay
        high a table
        a crane with its router
        no horn
        the lamp is pressed
        a lamp of a device

        """
}
#endif
