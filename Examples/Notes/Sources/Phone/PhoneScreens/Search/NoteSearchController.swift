// SPDX-License-Identifier: Apache-2.0

#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import ModuleRouterUIKit
import NoteSearchFeature
import NotesInterface
import UIKit

/// Shows the notes that contain the words, each with a snippet.
final class NoteSearchController: UITableViewController, FeatureController {
    private let model: NoteSearchModel

    init(_ model: NoteSearchModel) {
        self.model = model
        super.init(style: .plain)
        title = "Notes with “\(model.words)”"
        model.source = self
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        attempt { try model.search() }
        tableView.reloadData()
    }

    /// The remarks below the notes.
    private var remarks: [String] {
        (model.hits.isEmpty ? ["No note has them"] : []) + model.problems.map { "⚠ \($0)" }
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        model.hits.count + remarks.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
        var content = cell.defaultContentConfiguration()
        if model.hits.indices.contains(indexPath.row) {
            let hit = model.hits[indexPath.row]
            content.text = hit.isLocked ? "\(hit.title) 🔒" : hit.title
            content.secondaryText = hit.snippet.map(\.text).joined()
        } else {
            content.text = remarks[indexPath.row - model.hits.count]
        }
        cell.contentConfiguration = content
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        guard model.hits.indices.contains(indexPath.row) else { return }
        let hit = model.hits[indexPath.row]
        perform { [model] in try await model.open(hit) }
    }
}
#endif
