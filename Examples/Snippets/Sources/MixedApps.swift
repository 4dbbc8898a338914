// SPDX-License-Identifier: Apache-2.0

#if canImport(UIKit) && canImport(SwiftUI) && !os(watchOS)
import ModuleRouterSwiftUI
import ModuleRouterUIKit
import ModuleRouterViews
import Observation
import SwiftUI
import UIKit

// snippet.hide
@MainActor protocol NoteInput: AnyObject {
    var text: String { get set }
    var closed: ViewRouteResult<String> { get }
}

@MainActor protocol EditorInput: AnyObject {
    var text: String { get set }
    var saved: ViewRouteResult<String> { get }
}

extension RoutableView where Protocol == any NoteInput {
    init() { self.init(declaredProtocol: Protocol.self) }
    static var note: Self { Self() }
}

extension RoutableView where Protocol == any EditorInput {
    init() { self.init(declaredProtocol: Protocol.self) }
    static var editor: Self { Self() }
}

// snippet.show
// snippet.list
final class ListViewController: UIViewController {
    var texts = ["milk"]

    /// Opens the first note. It can use either toolkit.
    func openFirst() async throws {
        texts[0] = try await Router.result(
            of: .note, path: .push(from: self), preparation: { [texts] in $0.text = texts[0] },
            awaiting: { $0.closed })
    }
}
// snippet.end

// snippet.note
@Observable final class NoteScreen: SwiftUIScreen, NoteInput {
    var text = ""
    @ObservationIgnored let closed = ViewRouteResult<String>()

    var content: some View { NoteView(screen: self) }
}

struct NoteView: View {
    let screen: NoteScreen
    @Route(.editor) private var editor

    var body: some View {
        Button("Edit") { Task { try await edit() } }
    }

    /// Opens the editor. It can use either toolkit.
    private func edit() async throws {
        screen.text = try await editor.result(
            .presentModally, preparation: { $0.text = screen.text }, awaiting: { $0.saved })
    }
}
// snippet.end

// snippet.hosting
struct ProfileView: View {
    var body: some View { Text("Profile") }
}

@MainActor func makeProfile() -> UIViewController { RoutedHostingController(rootView: ProfileView()) }
// snippet.end
#endif
