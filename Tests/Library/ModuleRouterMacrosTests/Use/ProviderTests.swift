// SPDX-License-Identifier: Apache-2.0

#if Macros
public import ModuleRouterViews
import Testing

/// Types with `@Provider` and parameters of all kinds. Each type has its own key, because all types are also in the
/// shared
/// registry.
struct ProviderTests {
    /// Returns a registry with a paper and an ink.
    private func registry(@RegistrableListBuilder _ types: () -> [any RouteRegistrable.Type]) -> RouteRegistry {
        let registry = RouteRegistry()
        registry.register(types())
        registry.register(RoutableService<any Paper>()) { _ in Sheet(format: "A5") }
        registry.register(RoutableService<any Ink>()) { _ in Pot(colour: "blue") }
        return registry
    }

    private func paperOnly(_ types: [any RouteRegistrable.Type]) -> RouteRegistry {
        let registry = RouteRegistry()
        registry.register(types)
        registry.register(RoutableService<any Paper>()) { _ in Sheet(format: "A5") }
        return registry
    }

    private func made<Protocol>(_ key: RoutableService<Protocol>, in registry: RouteRegistry) throws -> Protocol {
        try registry.run { try Router.destination(for: key) }
    }

    // MARK: Registering

    @Test func aTypeIsFoundWithoutBeingNamed() throws {
        #expect(try Router.destination(for: RoutableService<any Paper>()).format == "A4")
    }

    @Test func aPrivateTypeNestedInAnotherTypeIsFound() throws {
        #expect(try Router.destination(for: RoutableService<any Ink>()).colour == "black")
    }

    @Test func aListNamesTheType() throws {
        #expect(try made(RoutableService<any Paper>(), in: RouteRegistry { A4.self }).format == "A4")
    }

    @Test func typeThatDoesNotRegisterItselfMayBeListed() throws {
        #expect(throws: RouteError.self) { try Router.destination(for: RoutableService<any Stamp>()) }
        _ = try made(RoutableService<any Stamp>(), in: RouteRegistry { RubberStamp.self })
    }

    @Test func anErrorOfTheInitialiserIsTheUnderlyingError() {
        let error = #expect(throws: RouteError.self) {
            try Router.destination(for: RoutableService<any JammedPress>())
        }
        #expect(error?.underlyingError is Jam)
    }

    // MARK: Isolation that a protocol states

    @Test @MainActor func typeOfTheMainActorIsMadeThere() throws {
        let registry = RouteRegistry { BrassEmbossing.self }
        #expect(try made(RoutableService<any Embossing>(), in: registry).tone == "B")
    }

    @Test @concurrent func typeOfTheMainActorIsNotMadeElsewhere() async throws {
        let registry = RouteRegistry { BrassEmbossing.self }
        let error = #expect(throws: RouteError.self) { try made(RoutableService<any Embossing>(), in: registry) }
        #expect(error?.code == .wrongIsolation)
        #expect(
            error?.reason
                == "BrassEmbossing makes its destinations on the main actor, and the request came from another thread"
        )
        // Others may use it, once it is made.
        let embossing = try await MainActor.run { try made(RoutableService<any Embossing>(), in: registry) }
        #expect(try made(RoutableService<any Embossing>(), in: registry) === embossing)
    }

    @Test @concurrent func asynchronousTypeOfTheMainActorIsMadeThere() async throws {
        let registry = RouteRegistry { SteelEmbossing.self }
        let embossing = try await registry.run {
            try await Router.destination(for: RoutableAsyncService<any Embossing>())
        }
        #expect(await embossing.tone == "low")
    }

    @Test func anErrorNamesTheType() {
        let error = #expect(throws: RouteError.self) {
            try Router.destination(for: RoutableService<any MissingPress>())
        }
        #expect(
            error?.description.contains("NoPress returned nil for RoutableService<any MissingPress>") == true,
            "\(String(describing: error))")
    }

    @Test func oneTypeHasSeveralKeys() throws {
        let registry = registry { PressAndBinder.self }
        let binder = try made(RoutableService<any Binder>(), in: registry)
        #expect(binder.bind() == "bound")
        #expect(try made(RoutableService<any Stapler>(), in: registry) === binder)
    }

    @Test func subclassMayBeAProvider() throws {
        let registry = RouteRegistry {
            Gluing.self; Sewing.self
        }
        #expect(try made(RoutableService<any GluedBinding>(), in: registry).way == "glued")
        #expect(try made(RoutableService<any SewnBinding>(), in: registry).way == "sewn")
    }

    // MARK: Parameters

    @Test func parametersAreSupplied() throws {
        let press = try made(RoutableService<any Press>(), in: registry { LetterPress.self })
        #expect(press.print() == "blue on A5, 3 times")
    }

    @Test func aMissingProviderOfAParameterIsAnErrorAtTheParameter() {
        let error = #expect(throws: RouteError.self) {
            try paperOnly([LetterPress.self]).run { try Router.destination(for: RoutableService<any Press>()) }
        }
        let text = error.map { "\($0)" } ?? ""
        #expect(
            text.contains("RoutableService<any Ink>") && text.contains("ModuleRouterMacrosTests/ProviderTests.swift:"),
            "\(text)")
    }

    @Test func anOptionalParameterMayHaveNoProvider() throws {
        #expect(try made(RoutableService<any Sketch>(), in: paperOnly([Pencil.self])).draw() == "A5, no ink, 2")
        #expect(try made(RoutableService<any Sketch>(), in: registry { Pencil.self }).draw() == "A5, blue, 2")
    }

    @Test func anErrorOfAnOptionalParameterIsNotIgnored() {
        let registry = paperOnly([Pencil.self])
        registry.register(RoutableService<any Ink>()) { _ in throw Jam() }
        #expect(throws: RouteError.self) {
            try registry.run { try Router.destination(for: RoutableService<any Sketch>()) }
        }
    }

    @Test func anArrayHasAllNamedProviders() async throws {
        let registry = registry {
            RedStamp.self; BlueStamp.self; StampBox.self; StampAlbum.self
        }
        #expect(try made(RoutableService<any Stamps>(), in: registry).colours == ["blue on A5", "red", "later 2"])
        let album = try await registry.run { try await Router.destination(for: RoutableAsyncService<any Stamps>()) }
        #expect(album.colours == ["blue on A5", "red"])
    }

    @Test func aClosureRequestsAtEachCall() async throws {
        let made = Counter()
        let registry = RouteRegistry { LazyPoster.self }
        registry.register(RoutableService<any Ink>()) { _ in Pot(colour: "ink \(made.next())") }
        let poster = try registry.run { try Router.destination(for: RoutableService<any Poster>()) }
        #expect(try poster.print() == "ink 1")
        // The poster uses the registry of the task that made it.
        #expect(try await Task.detached { try poster.print() }.value == "ink 2")
        #expect(try await poster.printLater() == "ink 3, no paper")
    }

    // MARK: Lifetimes

    @Test func aSharedDestinationIsMadeOnce() throws {
        let registry = registry { PressAndBinder.self }
        let first = try made(RoutableService<any Binder>(), in: registry)
        #expect(try made(RoutableService<any Binder>(), in: registry) === first)
    }

    @Test func anActorIsAProvider() async throws {
        let archive = try RouteRegistry { Shelf.self }.run {
            try Router.destination(for: RoutableService<any Archive>())
        }
        #expect(await archive.add("page") == 1)
    }

    // MARK: Asynchronous services

    @Test func anAsynchronousInitialiser() async throws {
        let registry = registry { RemoteLibrary.self }
        let library = try await registry.run { try await Router.destination(for: RoutableAsyncService<any Library>()) }
        #expect(library.name == "remote, A5")
    }

    @Test func anAsynchronousServiceHasAsynchronousParameters() async throws {
        let registry = registry {
            RemoteLibrary.self; CityBranch.self
        }
        let branch = try await registry.run { try await Router.destination(for: RoutableAsyncService<any Branch>()) }
        #expect(await branch.name() == "branch of remote, A5; again remote, A5; archive: false")
    }

    @Test func aSynchronousInitialiserOfTheMainActorMakesAnAsynchronousService() async throws {
        let kiosk = try await RouteRegistry { CornerKiosk.self }.run {
            try await Router.destination(for: RoutableAsyncService<any Kiosk>())
        }
        #expect(await kiosk.isOpen)
    }

    // MARK: The main actor

    @MainActor @Test func aServiceOfTheMainActor() throws {
        #expect(try made(RoutableService<any Screenful>(), in: registry { Display.self }).text == "A5")
    }

    @MainActor @Test func aViewHasServicesAndViewsAsParameters() throws {
        let frame = try registry {
            Display.self; Frame.self; Cover.self
        }.run {
            try Router.destination(for: RoutableView<any FrameInput>())
        }
        #expect(frame.title == "A5, cover, later cover, no spine")
    }

    // MARK: Parameters of the caller

    @Test func aCallerSuppliesParameters() throws {
        let key = RoutableServiceModule<any ExportInput>()
        let registry = registry { Export.self }
        let plain = try registry.run { try Router.destination(for: key) as? Export }
        #expect(plain?.text == "Notes on A5 as pdf, nil")
        let changed = try registry.run {
            try Router.destination(for: key) {
                $0.folder = "Letters"
                $0.format = "text"
                $0.limit = 3
            } as? Export
        }
        #expect(changed?.text == "Letters on A5 as text, 3")
        #expect(Export(paper: Sheet(format: "A6"), folder: "x", limit: 1).text == "x on A6 as pdf, 1")
    }

    @MainActor @Test func aCallerSuppliesParametersOfAView() throws {
        let editor = try registry { Editor.self }.run {
            try Router.destination(for: RoutableViewModule<any EditorInput>()) { $0.name = "Letter" } as? Editor
        }
        #expect(editor?.title == "Letter on A5")
    }
}

// MARK: Services

private struct Jam: Error {}

private final class Counter: Sendable {
    private let count = AtomicWord<Int>(0)
    func next() -> Int {
        count.add(1)
        return count.load()
    }
}

public protocol Paper: Sendable { var format: String { get } }
@Routable extension RoutableService where Protocol == any Paper {}
@Provider(of: RoutableService<any Paper>.self)
public struct A4: Paper {
    public var format: String { "A4" }
}
private struct Sheet: Paper { let format: String }

protocol Ink: Sendable { var colour: String { get } }
@Routable internal extension RoutableService where Protocol == any Ink {}
private enum Drawer {
    @Provider(of: RoutableService<any Ink>.self)
    private struct Black: Ink {
        let colour = "black"
    }
}
private struct Pot: Ink { let colour: String }

protocol Stamp: Sendable {}
@Routable internal extension RoutableService where Protocol == any Stamp {}
@Provider(of: RoutableService<any Stamp>.self, registersItself: false)
struct RubberStamp: Stamp {}

protocol ColouredStamp: Sendable { var colour: String { get } }
@Routable internal extension RoutableService where Protocol == any ColouredStamp {}
@Provider(of: RoutableService<any ColouredStamp>.self, named: "red")
struct RedStamp: ColouredStamp {
    var colour: String { "red" }
}
@Provider(of: RoutableService<any ColouredStamp>.self, named: "blue", lifetime: .shared)
struct BlueStamp: ColouredStamp {
    let paper: any Paper
    var colour: String { "blue on \(paper.format)" }
}

protocol Stamps: Sendable { var colours: [String] { get } }
@Routable internal extension RoutableService where Protocol == any Stamps {}
@Routable internal extension RoutableAsyncService where Protocol == any Stamps {}
@Provider(of: RoutableService<any Stamps>.self)
struct StampBox: Stamps {
    let colours: [String]
    init(stamps: [any ColouredStamp], later: () throws -> [any ColouredStamp]) throws {
        colours = stamps.map(\.colour) + ["later \(try later().count)"]
    }
}
@Provider(of: RoutableAsyncService<any Stamps>.self)
struct StampAlbum: Stamps {
    let colours: [String]
    init(stamps: [any ColouredStamp]) async { colours = stamps.map(\.colour) }
}

protocol JammedPress: Sendable {}
@Routable internal extension RoutableService where Protocol == any JammedPress {}
@Provider(of: RoutableService<any JammedPress>.self)
final class BrokenPress: JammedPress { init() throws { throw Jam() } }

protocol MissingPress: Sendable {}
@Routable internal extension RoutableService where Protocol == any MissingPress {}
@Provider(of: RoutableService<any MissingPress>.self)
struct NoPress: MissingPress { init?() { nil } }

@MainActor protocol Embossing: AnyObject, Sendable { var tone: String { get } }
@Routable internal extension RoutableService where Protocol == any Embossing {}
@Routable internal extension RoutableAsyncService where Protocol == any Embossing {}
@Provider(of: RoutableService<any Embossing>.self, lifetime: .shared)
final class BrassEmbossing: Embossing {
    let tone: String
    init(tone: String = "B") {
        MainActor.preconditionIsolated()
        self.tone = tone
    }
}
@Provider(of: RoutableAsyncService<any Embossing>.self)
final class SteelEmbossing: Embossing {
    let tone = "low"
    init() { MainActor.preconditionIsolated() }
}

protocol Binder: AnyObject, Sendable { func bind() -> String }
@Routable internal extension RoutableService where Protocol == any Binder {}
protocol Stapler: AnyObject, Sendable {}
@Routable internal extension RoutableService where Protocol == any Stapler {}
@Provider(of: RoutableService<any Binder>.self, RoutableService<any Stapler>.self, lifetime: .shared)
final class PressAndBinder: Binder, Stapler {
    func bind() -> String { "bound" }
}

protocol GluedBinding { var way: String { get } }
@Routable internal extension RoutableService where Protocol == any GluedBinding {}
@Provider(of: RoutableService<any GluedBinding>.self)
class Gluing: GluedBinding {
    var way: String { "glued" }
    init() {}
}
protocol SewnBinding { var way: String { get } }
@Routable internal extension RoutableService where Protocol == any SewnBinding {}
@Provider(of: RoutableService<any SewnBinding>.self)
final class Sewing: Gluing, SewnBinding {
    override var way: String { "sewn" }
}

protocol Press: Sendable { func print() -> String }
@Routable internal extension RoutableService where Protocol == any Press {}
@Provider(of: RoutableService<any Press>.self)
final class LetterPress: Press {
    private let text: String
    init(on paper: any Paper, _ ink: any Ink, times: Int = 3) {
        text = "\(ink.colour) on \(paper.format), \(times) times"
    }
    private init(text: String) { self.text = text }
    func print() -> String { text }
}

protocol Sketch: Sendable { func draw() -> String }
@Routable internal extension RoutableService where Protocol == any Sketch {}
@Provider(of: RoutableService<any Sketch>.self)
struct Pencil: Sketch {
    private let paper: any Paper
    let ink: (any Ink)?
    let limit = 2
    var count = 0
    static let shared = 1
    var isSharp: Bool { true }
    func draw() -> String { "\(paper.format), \(ink?.colour ?? "no ink"), \(limit)" }
}

protocol Poster: Sendable {
    func print() throws -> String
    func printLater() async throws -> String
}
@Routable internal extension RoutableService where Protocol == any Poster {}
@Provider(of: RoutableService<any Poster>.self)
final class LazyPoster: Poster {
    private let ink: @Sendable () throws -> any Ink
    private let later: @Sendable () async throws -> any Ink
    private let paper: @Sendable () throws -> (any Paper)?
    init(
        ink: @escaping @Sendable () throws -> any Ink, later: @escaping @Sendable () async throws -> any Ink,
        paper: @escaping @Sendable () throws -> (any Paper)?
    ) {
        self.ink = ink
        self.later = later
        self.paper = paper
    }
    func print() throws -> String { try ink().colour }
    func printLater() async throws -> String { try await later().colour + (try paper() == nil ? ", no paper" : "") }
}

protocol Archive: Sendable { func add(_ page: String) async -> Int }
@Routable internal extension RoutableService where Protocol == any Archive {}
@Provider(of: RoutableService<any Archive>.self, lifetime: .weak)
actor Shelf: Archive {
    private var pages: [String] = []
    func add(_ page: String) -> Int {
        pages.append(page)
        return pages.count
    }
}

// MARK: Asynchronous services

protocol Library: Sendable { var name: String { get } }
@Routable internal extension RoutableAsyncService where Protocol == any Library {}
@Provider(of: RoutableAsyncService<any Library>.self, lifetime: .shared)
struct RemoteLibrary: Library {
    let name: String
    init(paper: any Paper) async throws {
        await Task.yield()
        name = "remote, \(paper.format)"
    }
}

protocol Branch: Sendable { func name() async -> String }
@Routable internal extension RoutableAsyncService where Protocol == any Branch {}
@Provider(of: RoutableAsyncService<any Branch>.self)
@MainActor final class CityBranch: Branch {
    private let text: String
    init(
        library: any Library, again: @Sendable () async throws -> any Library, archive: (any Archive)?
    ) async throws {
        text = "branch of \(library.name); again \(try await again().name); archive: \(archive != nil)"
    }
    func name() -> String { text }
}

@MainActor protocol Kiosk: AnyObject, Sendable { var isOpen: Bool { get } }
@Routable internal extension RoutableAsyncService where Protocol == any Kiosk {}
@MainActor @Provider(of: RoutableAsyncService<any Kiosk>.self)
final class CornerKiosk: Kiosk {
    var isOpen = true
}

// MARK: The main actor

@MainActor protocol Screenful: AnyObject { var text: String { get } }
@Routable @MainActor internal extension RoutableService where Protocol == any Screenful {}
@MainActor @Provider(of: RoutableService<any Screenful>.self)
final class Display: Screenful {
    let text: String
    init(paper: any Paper) { text = paper.format }
}

@MainActor protocol FrameInput: AnyObject { var title: String { get } }
@Routable internal extension RoutableView where Protocol == any FrameInput {}
@MainActor protocol CoverInput: AnyObject { var title: String { get } }
@Routable internal extension RoutableView where Protocol == any CoverInput {}
@MainActor protocol SpineInput: AnyObject {}
@Routable internal extension RoutableView where Protocol == any SpineInput {}

@MainActor @Provider(of: RoutableView<any FrameInput>.self, supportedPaths: [.push, .makeDestination])
final class Frame: FrameInput {
    let title: String
    init(
        display: any Screenful, cover: any CoverInput, later: @MainActor () throws -> any CoverInput,
        spine: (any SpineInput)?
    ) throws {
        title = "\(display.text), \(cover.title), later \(try later().title), \(spine == nil ? "no" : "a") spine"
    }
}

@Provider(of: RoutableView<any CoverInput>.self)
@MainActor final class Cover: CoverInput {
    let title = "cover"
}

// MARK: Parameters of the caller

protocol ExportInput: AnyObject {
    var folder: String { get set }
    var format: String { get set }
    var limit: Int? { get set }
}
@Routable internal extension RoutableServiceModule where Protocol == any ExportInput {}
@Provider(of: RoutableServiceModule<any ExportInput>.self)
final class Export {
    let text: String
    init(
        paper: any Paper, @RouteParameter folder: String = "Notes", @RouteParameter _ format: String = "pdf",
        @RouteParameter limit: Int?
    ) {
        text = "\(folder) on \(paper.format) as \(format), \(limit.map(String.init) ?? "nil")"
    }
}

@MainActor protocol EditorInput: AnyObject { var name: String { get set } }
@Routable internal extension RoutableViewModule where Protocol == any EditorInput {}
@MainActor @Provider(of: RoutableViewModule<any EditorInput>.self)
final class Editor {
    let title: String
    init(paper: any Paper, @RouteParameter name: String = "") { title = "\(name) on \(paper.format)" }
}
#endif
