// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews
import ModuleRouterSwiftUI
import ModuleRouterTesting
import Observation
import Testing

@testable import SwiftUIHarness

/// A screen with a button that dismisses it.
@Observable private final class GuardedScreen: SwiftUIScreen, PageInput {
    var title = "page"
    var refusesToBeDismissed = false
    @ObservationIgnored var attempts = 0

    func userDidAttemptDismissal() { attempts += 1 }

    var content: some View { CloseButton(title: title) }
}

private struct CloseButton: View {
    let title: String
    @Environment(\.dismissScreen) private var dismissScreen

    var body: some View { Button("close \(title)") { dismissScreen() } }
}

private struct GuardedProvider: ViewRouteProvider {
    static var routes: RouteList<Self> { Provides(RoutableView<any PageInput>()) { $0 } }
    func makeDestination(with configuration: RouteConfiguration) -> GuardedScreen? { GuardedScreen() }
}

/// Views that the user cannot dismiss, and the user's attempts.
@MainActor @Suite(.routes { GuardedProvider.self }) struct DismissalTests {
    private let window = PageWindow()

    private func show(
        _ kind: ViewRouteKind, _ title: String = "page", inStack: Bool = false,
        _ change: (inout ViewRouteOptions) -> Void = { _ in }
    ) throws -> (ViewRoute, GuardedScreen) {
        var path = ViewRoutePath(kind, from: window.model)
        if inStack { path = path.inside(.navigation) }
        change(&path.options)
        let route = try #require(
            Router.perform(to: RoutableView<any PageInput>(), path: path, preparation: { $0.title = title }))
        return (route, try #require(route.destination as? GuardedScreen))
    }

    @Test func aSheetStaysIfItsPathAllowsNoDismissal() throws {
        let (route, _) = try show(.presentAsSheet) { $0.isDismissalAllowed = false }
        window.screen.userDismisses()
        #expect(route.state == .routed)
        // Code allows it later.
        window.model.presented?.content.isDismissalAllowed = true
        window.screen.userDismisses()
        #expect(route.state == .removed)
    }

    @Test func aPushedScreenStaysIfItsPathAllowsNoDismissal() throws {
        let (route, _) = try show(.push) { $0.isDismissalAllowed = false }
        window.screen.userGoesBack()
        #expect(route.state == .routed)
        route.remove()
        #expect(route.state == .removed)
    }

    @Test func aDismissalAttemptIsReportedToTheScreenThePathAndObservers() throws {
        var seen: [String] = []
        RouteRegistry.current.addViewRouteObserver { event in
            if event.phase == .didAttemptDismissal { seen.append("\(event.kind) \(event.initiator)") }
        }
        var isTold = 0
        let (route, screen) = try show(.presentAsSheet) {
            $0.isDismissalAllowed = false
            $0.dismissalAttemptHandler = { isTold += 1 }
        }
        window.screen.userPressesEscape()
        #expect(screen.attempts == 1)
        #expect(isTold == 1)
        #expect(seen == ["presentAsSheet user"])
        #expect(route.state == .routed)
    }

    @Test func escapeIsNoAttemptOnADismissibleScreen() throws {
        let (route, screen) = try show(.presentAsSheet)
        window.screen.userPressesEscape()
        #expect(screen.attempts == 0)
        #expect(route.state == .routed)
    }

    @Test func aRefusingScreenInAStackReceivesTheAttempt() throws {
        let (_, root) = try show(.presentAsSheet, "root", inStack: true)
        let (_, editor) = try show(.push, "editor")
        editor.refusesToBeDismissed = true
        window.screen.userDismisses()
        window.screen.userPressesEscape()
        #expect(editor.attempts == 1)
        // The destination of the sheet's own route also receives the attempt.
        #expect(root.attempts == 1)
        #expect(window.model.levels.count == 2)
    }

    @Test func aScreenShownByCodeReceivesTheAttempt() throws {
        let screen = GuardedScreen()
        screen.refusesToBeDismissed = true
        window.model.show(screen, by: .presentModally)
        var phases: [ViewRouteEvent.Phase] = []
        RouteRegistry.current.addViewRouteObserver { phases.append($0.phase) }
        window.screen.userPressesEscape()
        #expect(screen.attempts == 1)
        #expect(phases == [.didAttemptDismissal])
    }

    @Test(arguments: [ViewRouteKind.presentModally, .fullScreenCover, .push])
    func aButtonDismissesAScreenAsTheUserDoes(kind: ViewRouteKind) throws {
        var initiators: [ViewRouteInitiator] = []
        RouteRegistry.current.addViewRouteObserver { event in
            if event.phase == .didRemove { initiators.append(event.initiator) }
        }
        let (route, screen) = try show(kind)
        screen.refusesToBeDismissed = true
        window.screen.userTaps("close page")
        #expect(screen.attempts == 1)
        #expect(route.state == .routed)
        screen.refusesToBeDismissed = false
        window.screen.userTaps("close page")
        #expect(screen.attempts == 1)
        #expect(route.state == .removed)
        #expect(initiators == [.user])
    }

    @Test func theFirstScreenOfAStackIsDismissedWithItsSheet() throws {
        let (route, _) = try show(.presentAsSheet, inStack: true)
        window.screen.userTaps("close page")
        #expect(route.state == .removed)
        #expect(window.text == "[root]")
    }

    @Test func theFirstContentOfAWindowIsNotDismissed() {
        let screen = RenderedScreen(RoutedWindow { GuardedScreen() })
        screen.userTaps("close page")
        #expect(screen.text == "<close page>")
    }
}
