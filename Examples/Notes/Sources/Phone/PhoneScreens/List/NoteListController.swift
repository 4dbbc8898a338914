// SPDX-License-Identifier: Apache-2.0

#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import ModuleRouterUIKit
import NoteListFeature
import NoteListInterface
import NotesInterface
import UIKit

/// Shows all notes and a search field.
@MainActor @Provider(of: .noteList, registersItself: false)
final class NoteListController: UITableViewController, FeatureController, NoteListViewInput {
    private let model: NoteListModel
    private let field = UITextField(frame: CGRect(x: 0, y: 0, width: 320, height: 44))

    init(notes: any NoteCollection) {
        model = NoteListModel(notes)
        super.init(style: .plain)
        title = model.heading
        model.source = self
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    var heading: String {
        get { model.heading }
        set {
            model.heading = newValue
            title = newValue
        }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        field.placeholder = "Search, or type a URL"
        field.addAction(UIAction { [weak self] _ in self?.find() }, for: .primaryActionTriggered)
        tableView.tableHeaderView = field
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        attempt { try model.reload() }
        tableView.reloadData()
    }

    // MARK: Rows

    /// The remarks below the notes.
    private var remarks: [String] {
        (model.notes.isEmpty ? ["There are no notes here"] : []) + model.problems.map { "⚠ \($0)" }
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        model.notes.count + remarks.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        var content = cell.defaultContentConfiguration()
        if model.notes.indices.contains(indexPath.row) {
            let note = model.notes[indexPath.row]
            content.text = note.isLocked ? "\(note.title) 🔒" : note.title
        } else {
            content.text = remarks[indexPath.row - model.notes.count]
        }
        cell.contentConfiguration = content
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        guard model.notes.indices.contains(indexPath.row) else { return }
        let note = model.notes[indexPath.row]
        perform { [model] in try await model.open(note) }
    }

    private func find() {
        let words = field.text ?? ""
        guard words.contains(where: { $0 != " " }) else { return }
        perform { [weak self, model] in
            guard words.contains("://") else { return try await model.search(words) }
            if try await !model.go(to: words) { self?.message = "It has been opened, and has nothing to show." }
        }
    }
}
#endif
