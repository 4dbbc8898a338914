// SPDX-License-Identifier: Apache-2.0

#if Macros
/// The files of sample apps.
enum Samples {
    /// The app requests a clock that has no provider.
    static let missingClock = [
        "Sources/TimeInterface/Clock.swift": clockInterface,
        "Sources/App/main.swift": """
        import ModuleRouter
        import TimeInterface

        let clock = try Router.destination(for: RoutableService<any Clock>())
        print(clock.time)
        """,
    ]

    static let clockInterface = """
        public import ModuleRouter

        public protocol Clock: Sendable {
            var time: String { get }
        }

        extension RoutableService where Protocol == any Clock {
            public init() { self.init(declaredProtocol: Protocol.self) }
        }
        """

    static let clockModule = """
        public import ModuleRouter
        import TimeInterface

        public struct ClockRouter: ServiceRouteProvider {
            public init() {}
            public static var routes: RouteList<Self> { Provides(RoutableService<any Clock>()) { $0 } }
            public func makeDestination(with configuration: RouteConfiguration) -> StoppedClock? { StoppedClock() }
        }

        public struct StoppedClock: Clock {
            public let time = "ten past ten"
        }
        """

    /// The app provides, registers and uses a clock.
    static let app = [
        "Sources/TimeInterface/Clock.swift": clockInterface,
        "Sources/TimeModule/ClockRouter.swift": clockModule,
        "Sources/App/main.swift": """
        import ModuleRouter
        import TimeInterface
        import TimeModule

        RouteRegistry.shared.register { ClockRouter.self }
        print(try Router.destination(for: RoutableService<any Clock>()).time)
        """,
    ]

    /// The app registers a provider of the clock and does not use it.
    static let unusedClock = app.merging([
        "Sources/App/main.swift": """
        import ModuleRouter
        import TimeModule

        RouteRegistry.shared.register { ClockRouter.self }
        """
    ]) { _, new in new }

    /// The findings about `missingClock`.
    static let missingClockText = """
        Sources/TimeInterface/Clock.swift:7:1: error: no provider for RoutableService<any Clock> [missing-provider]
        Sources/App/main.swift:4:41: note: needed by clock
          help: link the module that provides it, or add a provider to a module that the app links:
            struct ClockRouter: ServiceRouteProvider {
                static var routes: RouteList<Self> { Provides(RoutableService<any Clock>()) { $0 } }
                func makeDestination(with configuration: RouteConfiguration) throws -> <#Destination#>? {
                    <#Destination()#>
                }
            }
            and register it when the app starts: RouteRegistry.shared.register { ClockRouter.self }
            or, if a module requires this key, adapt it in the app: Adapts(RoutableService<any Clock>(), to: <#Key#>) { <#Proxy#>($0) }
          see: routes explain missing-provider

        """

    /// The findings about `unusedClock`.
    static let unusedClockText = """
        Sources/TimeModule/ClockRouter.swift:4:15: warning: no route of ClockRouter is used: \
        RoutableService<any Clock> [unused-provider]
          help: remove ClockRouter, do not link TimeModule, or use one of its keys
          see: routes explain unused-provider

        """
}

extension String {
    /// The message as the plugins print it, with a command that works in a package.
    var fromPlugin: String { replacing("see: routes explain", with: "see: swift package routes explain") }
}
#endif
