// SPDX-License-Identifier: Apache-2.0

import ModuleRouterSwiftUIOnUIKit
import ModuleRouterUIKit
import ModuleRouterViews
import Observation
import UIKitHarness

@testable import SwiftUIOnUIKitHarness

// The contracts of three modules, without a toolkit.

/// The list of the notes.
@MainActor protocol ListInput: AnyObject {
    var texts: [String] { get }
    /// Opens the first note, and shows its new text.
    func openFirst() async throws
}

/// A note.
@MainActor protocol NoteInput: AnyObject {
    var text: String { get set }
    /// The text, when the user closes the note.
    var closed: ViewRouteResult<String> { get }
    /// Edits the text.
    func edit() async throws
}

/// The editor of a text.
@MainActor protocol EditorInput: AnyObject {
    var text: String { get set }
    var saved: ViewRouteResult<String> { get }
}

extension RoutableView where Protocol == any ListInput {
    init() { self.init(declaredProtocol: Protocol.self) }
}

extension RoutableView where Protocol == any NoteInput {
    init() { self.init(declaredProtocol: Protocol.self) }
}

extension RoutableView where Protocol == any EditorInput {
    init() { self.init(declaredProtocol: Protocol.self) }
}

// MARK: The screens of the storyboard

final class ListController: UIViewController, ListInput {
    private(set) var texts = ["milk"]

    func openFirst() async throws {
        texts[0] = try await Router.result(
            of: RoutableView<any NoteInput>(), path: .push(from: self),
            preparation: { [texts] in $0.text = texts[0] }, awaiting: { $0.closed })
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        super.prepare(for: segue, sender: sender)
        prepareRoute(for: segue, sender: sender)
    }
}

final class NoteController: UIViewController, NoteInput {
    var text = ""
    let closed = ViewRouteResult<String>()

    func edit() async throws {
        text = try await Router.result(
            of: RoutableView<any EditorInput>(), path: .presentModally(from: self),
            preparation: { [text] in $0.text = text }, awaiting: { $0.saved })
    }
}

final class EditorController: UIViewController, EditorInput {
    var text = ""
    let saved = ViewRouteResult<String>()
}

// MARK: The same screens in SwiftUI

@Observable final class ListScreen: SwiftUIScreen, ListInput {
    private(set) var texts = ["milk"]
    @ObservationIgnored fileprivate var open: (() async throws -> String)?

    func openFirst() async throws { if let open { texts[0] = try await open() } }

    var content: some View { ListView(screen: self) }
}

private struct ListView: View {
    let screen: ListScreen
    @Route(RoutableView<any NoteInput>()) private var note

    var body: some View {
        let note = note
        screen.open = {
            try await note.result(.push, preparation: { $0.text = screen.texts[0] }, awaiting: { $0.closed })
        }
        return Text(screen.texts[0])
    }
}

@Observable final class NoteScreen: SwiftUIScreen, NoteInput {
    var text = ""
    @ObservationIgnored let closed = ViewRouteResult<String>()
    @ObservationIgnored fileprivate var editing: (() async throws -> String)?

    func edit() async throws { if let editing { text = try await editing() } }

    var content: some View { NoteView(screen: self) }
}

private struct NoteView: View {
    let screen: NoteScreen
    @Route(RoutableView<any EditorInput>()) private var editor

    var body: some View {
        let editor = editor
        screen.editing = {
            try await editor.result(
                .presentModally, preparation: { $0.text = screen.text }, awaiting: { $0.saved })
        }
        return Text(screen.text)
    }
}

@Observable final class EditorScreen: SwiftUIScreen, EditorInput {
    var text = ""
    @ObservationIgnored let saved = ViewRouteResult<String>()

    var content: some View { Text(text) }
}

// MARK: Providers

@MainActor private func controller<Controller: UIViewController>(_ identifier: String) -> Controller? {
    UIStoryboard(name: "Notes", bundle: nil).instantiateViewController(withIdentifier: identifier) as? Controller
}

struct StoryboardList: ViewRouteProvider {
    static var routes: RouteList<Self> { Provides(RoutableView<any ListInput>()) { $0 } }

    func makeDestination(with configuration: RouteConfiguration) -> ListController? { controller("list") }
}

struct StoryboardNote: ViewRouteProvider {
    static var routes: RouteList<Self> { Provides(RoutableView<any NoteInput>()) { $0 } }

    func makeDestination(with configuration: RouteConfiguration) -> NoteController? { controller("note") }
}

struct StoryboardEditor: ViewRouteProvider {
    static var routes: RouteList<Self> { Provides(RoutableView<any EditorInput>()) { $0 } }

    func makeDestination(with configuration: RouteConfiguration) -> EditorController? { controller("editor") }
}

struct SwiftUIList: ViewRouteProvider {
    static var routes: RouteList<Self> { Provides(RoutableView<any ListInput>()) { $0 } }

    func makeDestination(with configuration: RouteConfiguration) -> ListScreen? { ListScreen() }
}

struct SwiftUINote: ViewRouteProvider {
    static var routes: RouteList<Self> { Provides(RoutableView<any NoteInput>()) { $0 } }

    func makeDestination(with configuration: RouteConfiguration) -> NoteScreen? { NoteScreen() }
}

struct SwiftUIEditor: ViewRouteProvider {
    static var routes: RouteList<Self> { Provides(RoutableView<any EditorInput>()) { $0 } }

    func makeDestination(with configuration: RouteConfiguration) -> EditorScreen? { EditorScreen() }
}
