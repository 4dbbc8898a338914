// SPDX-License-Identifier: Apache-2.0

@testable import ModuleRouter
import ModuleRouterTesting
import ModuleRouterViews
import RouteTables
import Testing

/// Several providers of one protocol, each with a name.
struct NamedProviderTests {
    private let registry = RouteRegistry {
        XMLRouter.self
        CSVRouter.self
    }

    private func names(_ registry: RouteRegistry) throws -> [String] {
        try registry.run { try Router.destinations(for: RoutableService<any Formatter>()) }.map(\.name)
    }

    private func one(_ name: StaticString?, in registry: RouteRegistry) throws -> any Formatter {
        try registry.run { try Router.destination(for: RoutableService<any Formatter>(), named: name) }
    }

    @Test func destinationsAreReturnedInTheOrderOfTheirNames() throws {
        let all = try registry.run { try Router.destinations(for: RoutableService<any Formatter>()) }
        #expect(all.map(\.name) == ["csv", "xml"])
        #expect(all.map(\.destination.format) == ["csv 1", "xml"])
    }

    @Test func destinationIsReturnedByItsName() throws {
        #expect(try one("xml", in: registry).format == "xml")
        #expect(try one("csv", in: registry).format == "csv 1")
    }

    @Test func providerWithoutANameIsSeparate() throws {
        registry.register(RoutableService<any Formatter>()) { _ in TextFormatter(format: "plain") }
        #expect(try one(nil, in: registry).format == "plain")
        #expect(try names(registry) == ["csv", "xml"])
    }

    @Test func errorOfARequestWithoutANameListsTheNames() {
        let error = #expect(throws: RouteError.self) { try one(nil, in: registry) }
        #expect(error?.code == .missingProvider)
        #expect(error?.hint == "its providers have names (csv, xml): add 'named:' to the request")
    }

    @Test func errorOfAnUnknownNameHasANearMiss() {
        let error = #expect(throws: RouteError.self) { try one("xls", in: registry) }
        #expect(error?.route == "RoutableService<any Formatter> named 'xls'")
        #if DEBUG
        #expect(error?.hint?.hasSuffix("is provided; did you mean it?") == true)
        #expect(error?.hint?.contains("Formatter> named '") == true)
        #endif
    }

    @MainActor @Test func listWithoutContributionsIsEmpty() async throws {
        let empty = RouteRegistry()
        #expect(try names(empty) == [])
        try await empty.run { () async throws in
            #expect(try await Router.destinations(for: RoutableAsyncService<any Formatter>()).isEmpty)
            #expect(try Router.destinations(for: RoutableView<any Section>()).isEmpty)
            let key = RoutableService<any Formatter>()
            #expect(
                try RouteDependencies.resolveAll(
                    (any Formatter).self, key, fileID: #fileID, line: #line, column: #column
                ).isEmpty)
        }
    }

    @Test func listOfAdapterWithoutContributionsIsEmpty() throws {
        let empty = RouteRegistry { ExporterAdapter.self }
        #expect(try empty.run { try Router.destinations(for: RoutableService<any Exporter>()) }.isEmpty)
    }

    @Test func registryThatRefusesRequestsRefusesList() {
        let refusing = RouteRegistry(refusing: { route, _ in
            RouteError(.cancelled, route: route, reason: "refused")
        })
        let error = #expect(throws: RouteError.self) { _ = try names(refusing) }
        #expect(error?.code == .cancelled)
    }

    /// A slot and its names live as long as the process.
    private static let slot = RouteSlot(RouteKey(.service, (any Formatter).self))

    @Test func sameLiteralFindsSameSlotWithoutReadingItAgain() {
        let slot = Self.slot
        let names: [StaticString] = ["a", "b", "c", "d", "e", "f", "g", "h", "csv", "xml"]
        let slots = names.map { slot.named($0).toOpaque() }
        #expect(Set(slots).count == names.count)
        #expect(names.map { slot.named($0).toOpaque() } == slots)
        #expect(names.map { "\($0)" } == names.map { slot.named($0).takeUnretainedValue().key.name })
        // The literal of another file, with the same text.
        #expect(slot.named(elsewhere).toOpaque() == slot.named("csv").toOpaque())
    }

    @Test func listThrowsTheErrorOfOneProvider() {
        registry.register(RoutableService<any Formatter>(), named: "broken") { _ in throw Broken() }
        let error = #expect(throws: RouteError.self) { try names(registry) }
        #expect(error?.underlyingError is Broken)
    }

    @Test func anErrorOfAKeptProviderContainsItsName() {
        registry.register { BrokenRouter.self }
        let error = #expect(throws: RouteError.self) { try one("shared", in: registry) }
        #expect(error?.route == "RoutableService<any Formatter> named 'shared'")
        #expect(error?.underlyingError is Broken)
    }

    @Test func secondProviderOfANameIsAFault() throws {
        registry.register(RoutableService<any Formatter>(), named: "csv") { _ in TextFormatter(format: "second") }
        #expect(try one("csv", in: registry).format == "csv 1")
        let faults = registry.seal()
        #expect(faults.map(\.id) == [.duplicateProvider])
        #expect(faults.first?.subject == "RoutableService<any Formatter> named 'csv'")
    }

    @Test func listAndRequestShareADestination() throws {
        let (first, second) = (try one("csv", in: registry), try one("csv", in: registry))
        #expect(first as AnyObject === second as AnyObject)
        let all = try registry.run { try Router.destinations(for: RoutableService<any Formatter>()) }
        let one = try one("csv", in: registry)
        #expect(all[0].destination as AnyObject === one as AnyObject)
    }

    // MARK: Registries

    @Test func childRegistryAddsAndReplacesNames() throws {
        let child = RouteRegistry(parent: registry)
        child.register(RoutableService<any Formatter>(), named: "html") { _ in TextFormatter(format: "html") }
        child.register(RoutableService<any Formatter>(), named: "xml") { _ in TextFormatter(format: "other xml") }
        #expect(try names(child) == ["csv", "html", "xml"])
        #expect(try names(registry) == ["csv", "xml"])
        #expect(try one("xml", in: child).format == "other xml")
        #expect(try one("xml", in: registry).format == "xml")
    }

    @Test func lateRegistrationIsFound() throws {
        #expect(throws: RouteError.self) { try one("html", in: registry) }
        registry.register(RoutableService<any Formatter>(), named: "html") { _ in TextFormatter(format: "html") }
        #expect(try one("html", in: registry).format == "html")
        #expect(try names(registry) == ["csv", "html", "xml"])
    }

    @Test func severalThreadsFindOneDestination() async throws {
        for _ in 0..<50 {
            let registry = RouteRegistry {
                CSVRouter.self; XMLRouter.self
            }
            let found = try await withThrowingTaskGroup(of: ObjectIdentifier.self) { group in
                for _ in 0..<8 { group.addTask { ObjectIdentifier(try one("csv", in: registry) as AnyObject) } }
                return try await group.reduce(into: Set()) { $0.insert($1) }
            }
            #expect(found.count == 1)
        }
    }

    // MARK: Adapters

    @Test func adapterAppliesToAllNames() throws {
        registry.register { ExporterAdapter.self }
        let all = try registry.run { try Router.destinations(for: RoutableService<any Exporter>()) }
        #expect(all.map(\.name) == ["csv", "xml"])
        #expect(all.map(\.destination.name) == ["exports csv 1", "exports xml"])
        let one = try registry.run { try Router.destination(for: RoutableService<any Exporter>(), named: "xml") }
        #expect(one.name == "exports xml")
    }

    @Test func chainOfAdaptersAppliesToAllNames() throws {
        registry.register {
            ExporterAdapter.self; WriterAdapter.self
        }
        let child = RouteRegistry(parent: registry)
        child.register(RoutableService<any Formatter>(), named: "html") { _ in TextFormatter(format: "html") }
        let all = try child.run { try Router.destinations(for: RoutableService<any Writer>()) }
        #expect(all.map(\.destination.title) == ["writes exports csv 1", "writes exports html", "writes exports xml"])
    }

    @Test func providerOfTheRequiredProtocolOverridesTheAdapter() throws {
        registry.register { ExporterAdapter.self }
        registry.register(RoutableService<any Exporter>(), named: "xml") { _ in FormatExporter(name: "own") }
        let one = try registry.run { try Router.destination(for: RoutableService<any Exporter>(), named: "xml") }
        #expect(one.name == "own")
    }

    // MARK: Other kinds

    @Test func asynchronousServicesHaveNames() async throws {
        let registry = RouteRegistry()
        registry.register(RoutableAsyncService<any Formatter>(), named: "b") { TextFormatter(format: "b") }
        registry.register(RoutableAsyncService<any Formatter>(), named: "a") { TextFormatter(format: "a") }
        let all = try await registry.run { try await Router.destinations(for: RoutableAsyncService<any Formatter>()) }
        #expect(all.map(\.name) == ["a", "b"])
        let one = try await registry.run {
            try await Router.destination(for: RoutableAsyncService<any Formatter>(), named: "b")
        }
        #expect(one.format == "b")
    }

    @MainActor @Test func viewsAreMadeAndShownByName() async throws {
        let registry = RouteRegistry {
            SoundSectionRouter.self; NetworkSectionRouter.self
        }
        let sections = try registry.run { try Router.destinations(for: RoutableView<any Section>()) }
        #expect(sections.map(\.name) == ["network", "sound"])
        #expect(sections.map(\.destination.heading) == ["Network", "Sound"])
        let window = HeadlessWindow()
        let shown = try await registry.run {
            try await Router.route(to: RoutableView<any Section>(), named: "sound", path: .push(from: window.root))
        }
        #expect(shown.heading == "Sound")
        #expect(window.topScreen === shown)
        let missing = #expect(throws: RouteError.self) {
            try registry.run { try Router.destination(for: RoutableView<any Section>(), named: "colours") }
        }
        #expect(missing?.route == "RoutableView<any Section> named 'colours'")
    }

    // MARK: Tests

    @Test(.routes { CSVRouter.self }) func testUsesOnlyItsOwnProviders() throws {
        #expect(try Router.destinations(for: RoutableService<any Formatter>()).map(\.name) == ["csv"])
    }
}

private struct Broken: Error {}

private protocol Formatter: Sendable { var format: String { get } }
extension RoutableService where Protocol == any Formatter {
    fileprivate init() { self.init(declaredProtocol: Protocol.self) }
}
extension RoutableAsyncService where Protocol == any Formatter {
    fileprivate init() { self.init(declaredProtocol: Protocol.self) }
}
private struct TextFormatter: Formatter { let format: String }

private final class CSVFormatter: Formatter { let format = "csv 1" }

private struct BrokenRouter: ServiceRouteProvider {
    static var lifetime: RouteLifetime { .shared }
    static var routes: RouteList<Self> { Provides(RoutableService<any Formatter>(), named: "shared") { $0 } }
    func makeDestination(with configuration: RouteConfiguration) throws -> TextFormatter? { throw Broken() }
}

private struct CSVRouter: ServiceRouteProvider {
    static var lifetime: RouteLifetime { .shared }
    static var routes: RouteList<Self> { Provides(RoutableService<any Formatter>(), named: "csv") { $0 } }
    func makeDestination(with configuration: RouteConfiguration) -> CSVFormatter? { CSVFormatter() }
}

private struct XMLRouter: ServiceRouteProvider {
    static var routes: RouteList<Self> { Provides(RoutableService<any Formatter>(), named: "xml") { $0 } }
    func makeDestination(with configuration: RouteConfiguration) -> TextFormatter? { TextFormatter(format: "xml") }
}

private protocol Exporter: Sendable { var name: String { get } }
extension RoutableService where Protocol == any Exporter {
    fileprivate init() { self.init(declaredProtocol: Protocol.self) }
}
private struct FormatExporter: Exporter { let name: String }

private enum ExporterAdapter: RouteAdapter {
    static var routes: RouteList<Self> {
        Adapts(RoutableService<any Exporter>(), to: RoutableService<any Formatter>()) {
            FormatExporter(name: "exports \($0.format)")
        }
    }
}

private protocol Writer: Sendable { var title: String { get } }
extension RoutableService where Protocol == any Writer {
    fileprivate init() { self.init(declaredProtocol: Protocol.self) }
}
private struct ExportWriter: Writer { let title: String }

private enum WriterAdapter: RouteAdapter {
    static var routes: RouteList<Self> {
        Adapts(RoutableService<any Writer>(), to: RoutableService<any Exporter>()) {
            ExportWriter(title: "writes \($0.name)")
        }
    }
}

@MainActor private protocol Section: AnyObject { var heading: String { get } }
extension RoutableView where Protocol == any Section {
    fileprivate init() { self.init(declaredProtocol: Protocol.self) }
}
private final class SectionScreen: HeadlessScreen, Section {
    var heading: String { title }
}

private struct SoundSectionRouter: ViewRouteProvider {
    static var routes: RouteList<Self> { Provides(RoutableView<any Section>(), named: "sound") { $0 } }
    func makeDestination(with configuration: RouteConfiguration) -> SectionScreen? { SectionScreen("Sound") }
}

private struct NetworkSectionRouter: ViewRouteProvider {
    static var routes: RouteList<Self> { Provides(RoutableView<any Section>(), named: "network") { $0 } }
    func makeDestination(with configuration: RouteConfiguration) -> SectionScreen? { SectionScreen("Network") }
}

private let elsewhere: StaticString = "csv"
