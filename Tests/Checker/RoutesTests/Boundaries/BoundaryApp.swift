// SPDX-License-Identifier: Apache-2.0

#if Macros
/// An app with a clock: `TimeInterface` declares it, `TimeModule` provides it, and the feature `Notes` uses it.
enum BoundaryApp {
    static let interface = """
        public import ModuleRouter

        public protocol Clock: Sendable { var time: String { get } }
        @Routable extension RoutableService where Protocol == any Clock {}
        """

    static let module = """
        public import ModuleRouter
        import TimeInterface

        @AutoRegister
        public struct ClockRouter: ServiceRouteProvider {
            public init() {}
            public static var routes: RouteList<Self> { Provides(RoutableService<any Clock>()) { $0 } }
            public func makeDestination(with configuration: RouteConfiguration) -> StoppedClock? { StoppedClock() }
        }

        public struct StoppedClock: Clock { public let time = "ten past ten" }
        """

    static let notes = """
        import ModuleRouter
        import TimeInterface

        public protocol Notes {}
        @Routable extension RoutableService where Protocol == any Notes {}

        @AutoRegister
        struct NotesRouter: ServiceRouteProvider {
            static var routes: RouteList<Self> { Provides(RoutableService<any Notes>()) { $0 } }
            func makeDestination(with configuration: RouteConfiguration) -> List? { List() }
        }

        struct List: Notes {
            var now: String { (try? Router.destination(for: RoutableService<any Clock>()).time) ?? "" }
        }
        """

    static let main = """
        import ModuleRouter
        import Notes

        print(try Router.destination(for: RoutableService<any Notes>()))
        """

    static let files = [
        "TimeInterface/Clock.swift": interface, "TimeModule/ClockRouter.swift": module, "Notes/Notes.swift": notes,
        "App/main.swift": main,
    ]

    /// Returns the files, with added or replaced files.
    static func files(with others: [String: String]) -> [String: String] { files.merging(others) { _, new in new } }
}
#endif
