// SPDX-License-Identifier: Apache-2.0

#if Macros
import RouteGraph
import RouteScanner
import Testing

/// Calls for views in functions that are not isolated to the main actor.
@Suite struct MainActorCallTests {
    private static let call = "Router.perform(to: RoutableView<any P>(), path: .custom(from: nil))"

    private static func migrated(_ body: String) -> SourceMigration.File? {
        SourceMigration(of: [("A.swift", "import ZRouter\n" + body)]).files.first
    }

    @Test(arguments: [
        "class Service { func run() { CALL } }",
        "protocol Q: AnyObject {}\nclass Service: NSObject, Q { var x: Int { get { CALL; return 1 } } }",
        "func run() { CALL }",
        "struct Service {}\nextension Service { func run() { CALL } }",
    ])
    func unusedResultIsMovedToTheMainActor(declaration: String) {
        let text = declaration.replacing("CALL", with: Self.call)
        let after = declaration.replacing("CALL", with: "MainActor.assumeIsolated { _ = \(Self.call) }")
        #expect(Self.migrated(text)?.migrated.hasSuffix(after) == true)
        // A discarded result.
        let discarding = declaration.replacing("CALL", with: "_ = " + Self.call)
        #expect(Self.migrated(discarding)?.migrated.hasSuffix(after) == true)
    }

    @Test(arguments: [
        "class Service { func run() { let router = CALL; use(router) } }",
        "class Service { func run() { use(CALL) } }",
    ])
    func usedResultIsReportedAsAnError(declaration: String) {
        let file = Self.migrated(declaration.replacing("CALL", with: Self.call))
        #expect(file?.migrated.contains("assumeIsolated") == false)
        #expect(
            file?.advice.filter(\.isNecessary).map(\.message) == [
                "the call belongs to the main actor, and its function does not"
            ])
    }

    @Test(arguments: [
        "@MainActor class Service { func run() { CALL } }",
        "class Service { @MainActor func run() { CALL } }",
        "@MainActor protocol Q {}\nclass Service: Q { func run() { CALL } }",
        // Types that the files do not declare may be isolated.
        "class Controller: UIViewController { func run() { CALL } }",
        "extension UIViewController { func run() { CALL } }",
        // A closure may run anywhere.
        "class Service { func run() { later { CALL } } }",
        "class Service { func run() { Router.makeDestination(to: RoutableService<any P>()) } }",
        "CALL",
    ])
    func otherCallsStay(declaration: String) {
        let file = Self.migrated(declaration.replacing("CALL", with: Self.call))
        #expect(file?.migrated.contains("assumeIsolated") == false)
        #expect(file?.advice.contains(where: \.isNecessary) == false)
    }

    @Test func migratedCallIsNotChangedAgain() {
        let text = Self.migrated("class Service { func run() { \(Self.call) } }")?.migrated ?? ""
        #expect(SourceMigration(of: [("A.swift", text)]).files.filter { $0.migrated != $0.text } == [])
    }

    @Test func messagesOfObjectiveCToRouterClassesAreErrors() {
        let text = """
            import ZRouter
            func hide(_ note: Notification) {
                Router.enumerateAllViewRouters { router in
                    if router.responds(to: #selector(hide)) { router.perform(#selector(hide), with: note) }
                }
                Router.enumerateAllViewRouters { print($0) }
            }
            """
        let advice = SourceMigration(of: [("A.swift", text)]).files.first?.advice ?? []
        #expect(
            advice.map { "\($0.position.line) \($0.isNecessary) \($0.message)" } == [
                "4 true a router class is no NSObject, so it has no responds",
                "6 false the library does not enumerate its providers",
            ])
    }
}
#endif
