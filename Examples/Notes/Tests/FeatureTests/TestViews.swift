// SPDX-License-Identifier: Apache-2.0

import EditorInterface
import LoginInterface
import ModuleRouterViews
import NoteSearchInterface
import NotesInterface
import NoteViewInterface

// Minimal views for the routes of the features. Each records its values.

final class TestNoteView: NoteModuleInput {
    var noteName = ""
    var isEditing = false
}

struct TestNoteRouter: ViewRouteProvider {
    static var routes: RouteList<Self> {
        Provides(.note) { $0 }
        URLPattern("test://note/\(\.noteName)")
    }
    static func makeConfiguration() -> TestNoteView { TestNoteView() }
    // The configuration is its own view.
    func makeDestination(with configuration: TestNoteView) -> TestNoteView? { configuration }
}

final class TestSearch: NoteSearchModuleInput {
    var words = ""
}

struct TestSearchRouter: ViewRouteProvider {
    static var routes: RouteList<Self> { Provides(.noteSearch) { $0 } }
    static func makeConfiguration() -> TestSearch { TestSearch() }
    func makeDestination(with configuration: TestSearch) -> TestSearch? { configuration }
}

final class TestEditor: EditorModuleInput {
    var noteName = ""
    var saved = ViewRouteResult<Note>()
}

struct TestEditorRouter: ViewRouteProvider {
    static var routes: RouteList<Self> { Provides(.editor) { $0 } }
    static func makeConfiguration() -> TestEditor { TestEditor() }
    func makeDestination(with configuration: TestEditor) -> TestEditor? { configuration }
}

/// The alert of the login.
final class TestAlert: LoginRequiredAlert {
    var title: String?
    var message: String?
    private(set) var labels: [String] = []
    private var handlers: [String: () -> Void] = [:]

    /// Presses a button. The alert goes after its handler.
    func press(_ label: String, in window: TestWindow) {
        handlers[label]?()
        window.goBack()
    }

    func addCancelButton(_ title: String, handler: (() -> Void)?) { add("cancel", title, handler) }
    func addOtherButton(_ title: String, handler: (() -> Void)?) { add("other", title, handler) }

    private func add(_ kind: String, _ title: String, _ handler: (() -> Void)?) {
        labels.append("\(kind): \(title)")
        handlers[title] = handler
    }
}

struct TestAlertRouter: ViewRouteProvider {
    static var routes: RouteList<Self> {
        Provides(.loginRequiredAlert) { $0 }
    }
    static func makeConfiguration() -> TestAlert { TestAlert() }
    func makeDestination(with configuration: TestAlert) -> TestAlert? { configuration }
}
