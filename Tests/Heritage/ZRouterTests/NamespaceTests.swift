// SPDX-License-Identifier: Apache-2.0

import ModuleRouterTesting
import Testing
import ZRouter

class Note: NamespaceWrappable {
    let title: String
    init(title: String) { self.title = title }
}

extension TypeWrapperProtocol where WrappedType: Note {
    var shout: String { wrappedValue.title.uppercased() }

    static var kind: String { "note" }
}

extension TypeWrapperProtocol where WrappedType: AViewController {
    @MainActor var heading: String { "# " + wrappedValue.title }
}

/// The members of the namespace `zix`.
@MainActor struct NamespaceTests {
    @Test func aClassOfTheAppCanAddMembers() {
        #expect(Note(title: "a").zix.shout == "A")
        #expect(Note.zix.kind == "note")
    }

    @Test(.routers { AViewRouter.self }) func aScreenHasMembersOfTheLibraryAndTheApp() throws {
        let window = HeadlessWindow()
        let router = Router.perform(
            to: RoutableView<AViewInput>(), path: .push(from: window.root), preparation: { $0.title = "a" })
        let screen = try #require(window.topScreen as? AViewController)
        #expect(screen.zix.heading == "# a")
        #expect(screen.zix.routed && !screen.zix.removing)
        router?.removeRoute()
        #expect(!screen.zix.routed)
    }

    @Test(.routers { AViewRouter.self }) func aScreenIsBeingRemovedUntilItIsGone() throws {
        let window = HeadlessWindow(transitions: .manual(.seconds(1)))
        let router = Router.perform(to: RoutableView<AViewInput>(), path: .push(from: window.root))
        window.finishTransitions()
        let screen = try #require(window.topScreen as? AViewController)
        router?.removeRoute()
        #expect(screen.zix.removing && screen.zix.routed)
        window.finishTransitions()
        #expect(!screen.zix.removing && !screen.zix.routed)
    }
}
