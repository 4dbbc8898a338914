// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews
import RouteClient
import ModuleRouterTesting
import RouteTables
import TestSupport
import Testing

@MainActor private protocol Note: AnyObject {}
@MainActor private protocol Memo: AnyObject {}

extension RoutableView where Protocol == any Note {
    fileprivate init() { self.init(declaredProtocol: Protocol.self) }
}
extension RoutableView where Protocol == any Memo {
    fileprivate init() { self.init(declaredProtocol: Protocol.self) }
}

private final class NoteScreen: HeadlessScreen, Note {}
private final class OtherScreen: HeadlessScreen, Note {}
private final class MemoScreen: HeadlessScreen, Memo {}

/// Supports two paths. No host has the second one, and `makeDestination` is not among them.
private struct NoteRouter: RemovalCheckingViewRouteProvider {
    @TaskLocal static var makesNothing = false

    static var routes: RouteList<Self> {
        Provides(RoutableView<any Note>()) { $0 }
        ProviderIdentifier("note")
    }
    static var supportedPaths: ViewRoutePaths { [.push, .spotlight] }
    func makeDestination(with configuration: RouteConfiguration) throws -> NoteScreen? {
        if Self.makesNothing { return nil }
        return NoteScreen("note")
    }
    func reasonNotToRemove(_ destination: NoteScreen, with configuration: RouteConfiguration) -> String? {
        destination.title == "unsaved" ? "it has unsaved changes" : nil
    }
}

/// A provider that requests its own view.
private struct MemoRouter: ViewRouteProvider {
    static var routes: RouteList<Self> { Provides(RoutableView<any Memo>()) { $0 } }
    func makeDestination(with configuration: RouteConfiguration) throws -> MemoScreen? {
        _ = try Router.destination(for: RoutableView<any Memo>(), fileID: "Memo/MemoRouter.swift", line: 8, column: 24)
        return MemoScreen()
    }
}

/// The complete texts of errors of views.
@MainActor
@Suite(
    .routes(unprovided: .isExpected, unheard: .isExpected) {
        NoteRouter.self; MemoRouter.self; AViewRouter.self
    })
struct ViewErrorTests {
    let window = HeadlessWindow()
    private let location = RouteLocation(fileID: "App/main.swift", line: 3, column: 5)

    /// Returns the text of the error of a failed perform.
    private func error(_ path: ViewRoutePath) -> String? {
        var text: String?
        Router.perform(
            to: RoutableView<any Note>(), path: path, fileID: "App/main.swift", line: 3, column: 5,
            completion: onFailure { text = $0.description })
        return text
    }

    @Test func pathThatTheProviderDoesNotSupport() {
        #expect(
            error(.presentModally(from: window.root)) == """
                RoutableView<any Note> cannot be shown by presentModally in headless: its provider \
                NoteRouter does not support it [unsupported-path]
                  requested at App/main.swift:3:5
                  help: add it to the supportedPaths of NoteRouter, or show it by another path
                """)
    }

    @Test func customPathOfAProviderWithoutCustomPaths() {
        #expect(
            error(.custom(from: window.root)) == """
                RoutableView<any Note> cannot be shown by custom in headless: its provider \
                NoteRouter does not support it [unsupported-path]
                  requested at App/main.swift:3:5
                  help: conform NoteRouter to CustomViewRouteProvider, or show it by another path
                """)
    }

    @Test func pathThatTheHostDoesNotHave() {
        #expect(
            error(ViewRoutePath(.spotlight, from: window.root)) == """
                RoutableView<any Note>, provided by NoteRouter, cannot be shown by spotlight in \
                headless: the host has no such path [unsupported-path]
                  requested at App/main.swift:3:5
                  help: show it by another path, or by defaultPath, which leaves the choice to the provider
                """)
    }

    @Test func makingAViewThatIsOnlyShown() {
        #expect(
            error(.makeDestination) == """
                RoutableView<any Note> cannot be shown by makeDestination: its provider NoteRouter \
                does not support it [unsupported-path]
                  requested at App/main.swift:3:5
                  help: add it to the supportedPaths of NoteRouter, or show it by another path
                """)
    }

    @Test func missingSource() {
        #expect(
            error(.push(from: nil)) == """
                RoutableView<any Note> cannot be shown by push: there is no source [invalid-source]
                  requested at App/main.swift:3:5
                  help: the source no longer exists, or was nil
                """)
    }

    @Test func sourceOutsideAWindow() {
        let screen = HeadlessScreen()
        #expect(
            error(.push(from: screen)) == """
                RoutableView<any Note> cannot be shown by push: its source, a HeadlessScreen, is in no \
                window [invalid-source]
                  requested at App/main.swift:3:5
                  help: show the source first; the viewRouteHost of a source of your own is the host of its window
                """)
    }

    @Test func sourceOutsideANavigationContainer() {
        let window = HeadlessWindow(.plain)
        #expect(
            error(.push(from: window.root)) == """
                RoutableView<any Note> could not be shown in headless: it is in no navigation container [invalid-source]
                  requested at App/main.swift:3:5
                """)
    }

    @Test func providerThatReturnsNil() {
        NoteRouter.$makesNothing.withValue(true) {
            #expect(
                error(.push(from: window.root)) == """
                    NoteRouter returned nil for RoutableView<any Note> [destination-unavailable]
                      requested at App/main.swift:3:5
                      help: throw an error with the reason from makeDestination(with:), instead of returning nil
                    """)
        }
    }

    @Test func destinationOfAnotherClass() throws {
        let route = Router.prepare(
            OtherScreen(), for: RoutableView<any Note>(), fileID: "App/main.swift", line: 3, column: 5)
        #expect(
            route.error?.description == """
                OtherScreen is not what NoteRouter provides for RoutableView<any Note> [invalid-configuration]
                  requested at App/main.swift:3:5
                  help: pass a NoteScreen
                """)
    }

    @Test func makeDestinationPathOfAnExistingView() throws {
        let router = Router.performWithClient(
            to: RoutableView<any AViewInput>(), path: .makeDestination, on: AScreen(), fileID: "App/main.swift",
            line: 3, column: 5)
        #expect(
            router?.error?.description == """
                RoutableView<any AViewInput> exists already, and makeDestination shows no view [invalid-configuration]
                  requested at App/main.swift:3:5
                  help: show it by another path
                """)
    }

    @Test func providerThatRefusesARemoval() throws {
        let router = try #require(
            Router.perform(
                to: RoutableView<any Note>(), path: .push(from: window.root), fileID: "App/main.swift", line: 3,
                column: 5))
        (window.topScreen as? NoteScreen)?.title = "unsaved"
        router.remove()
        #expect(
            router.error?.description == """
                RoutableView<any Note> cannot be removed: it has unsaved changes [action-failed]
                  requested at App/main.swift:3:5
                """)
    }

    @Test func performOfAShownRoute() throws {
        let router = try #require(
            Router.perform(
                to: RoutableView<any Note>(), path: .push(from: window.root), fileID: "App/main.swift", line: 3,
                column: 5))
        router.perform()
        #expect(
            router.error?.description == """
                RoutableView<any Note> cannot be performed now: its destination is shown already [action-failed]
                  requested at App/main.swift:3:5
                """)
    }

    @Test func viewThatRequestsItself() throws {
        let error = #expect(throws: RouteError.self) {
            try Router.destination(for: RoutableView<any Memo>(), fileID: "App/main.swift", line: 3, column: 5)
        }
        #expect(
            error?.description == """
                more than 200 destinations are made inside one another; the last one is RoutableView<any Memo> [infinite-recursion]
                  requested at Memo/MemoRouter.swift:8:24
                  help: let one of the two request the other later, when it is used
                """)
    }

    @Test func viewWithoutProvider() {
        let error = #expect(throws: RouteError.self) {
            try Router.destination(for: RoutableView<any ASubviewInput>(), fileID: "App/main.swift", line: 3, column: 5)
        }
        #expect(
            error?.description == """
                no provider for RoutableView<any ASubviewInput> [missing-provider]
                  requested at App/main.swift:3:5
                  help: register a provider of it, or let an adapter lead to one
                """)
    }

    @Test func unregisteredIdentifier() {
        let reports = Collected<String>()
        RouteRegistry.current.addErrorHandler { reports.append($0.error.description) }
        #expect(Router.requestedView(identifier: "mote", at: location) == nil)
        #if DEBUG
        let help = "'note' is registered; did you mean it?"
        #else
        let help = "write Identifier(\"mote\") in the routes of a provider"
        #endif
        #expect(
            reports.all == [
                """
                no provider has registered the identifier 'mote' [missing-provider]
                  requested at App/main.swift:3:5
                  help: \(help)
                """
            ])
    }
}
