// SPDX-License-Identifier: Apache-2.0

#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import EditorFeature
import EditorInterface
import ModuleRouterUIKit
import NotesInterface
import UIKit

/// Edits the text of a note.
@MainActor @Provider(of: RoutableViewModule<any EditorModuleInput>.self, registersItself: false)
final class EditorController: UIViewController, FeatureController, UITextViewDelegate {
    private let model: EditorModel
    private let text = UITextView(frame: .zero)
    private var isOpen = false

    init(
        notes: any NoteCollection, @RouteParameter noteName: String = "",
        @RouteParameter saved: ViewRouteResult<Note> = ViewRouteResult()
    ) throws {
        model = try EditorModel(of: noteName, in: notes, saved: saved)
        super.init(nibName: nil, bundle: nil)
        title = "Editing \(model.note.title)"
        navigationItem.rightBarButtonItems = [
            UIBarButtonItem(primaryAction: UIAction(title: "Close") { [weak self] _ in self?.close() }),
            UIBarButtonItem(primaryAction: UIAction(title: "Save") { [weak self] _ in self?.save() }),
        ]
        model.source = self
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        text.font = .preferredFont(forTextStyle: .body)
        text.isEditable = false
        text.delegate = self
        view.fill(with: text)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        if !isOpen { open() }
    }

    private func open() {
        text.text = model.draft.text
        text.isEditable = true
        isOpen = true
    }

    func textViewDidChange(_ textView: UITextView) {
        guard isOpen else { return }
        model.draft = NoteDraft(textView.text)
        // Unsaved changes disable the back button and the swipe.
        navigationItem.hidesBackButton = model.hasChanges
        isModalInPresentation = model.hasChanges
    }

    private func save() {
        guard isOpen else { return }
        attempt {
            try model.save()
            // The screen goes after a transition. Text that is typed until then would be lost.
            text.isEditable = false
        }
    }

    private func close() {
        perform { [weak self, model] in
            if try await model.mayClose() { self?.leave() }
        }
    }
}
#endif
