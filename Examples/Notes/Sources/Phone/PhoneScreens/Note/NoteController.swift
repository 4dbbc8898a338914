// SPDX-License-Identifier: Apache-2.0

#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import MarkdownInterface
import ModuleRouterUIKit
import NoteFeature
import NotesInterface
import ScreenText
import UIKit

/// Shows one note.
final class NoteController: UIViewController, FeatureController {
    private let model: NoteModel
    private let markdown: any MarkdownRendering
    private let column = UIStackView(frame: .zero)
    private var shown: Note?

    init(_ model: NoteModel, markdown: any MarkdownRendering) {
        self.model = model
        self.markdown = markdown
        super.init(nibName: nil, bundle: nil)
        title = model.note.title
        navigationItem.rightBarButtonItems = [
            UIBarButtonItem(primaryAction: UIAction(title: "Edit") { [weak self] _ in self?.edit() }),
            UIBarButtonItem(primaryAction: UIAction(title: "Link") { [weak self] _ in self?.showLink() }),
        ]
        model.source = self
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        column.axis = .vertical
        column.spacing = 12
        let scroller = UIScrollView(frame: .zero)
        view.fill(with: scroller)
        scroller.place(column)
        // The content is as high as the text.
        column.bottomAnchor.constraint(equalTo: scroller.contentLayoutGuide.bottomAnchor, constant: -16).isActive = true
        show()
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        show()
        perform { [model] in try await model.begin() }
    }

    private func show() {
        guard isViewLoaded, shown != model.note else { return }
        shown = model.note
        title = model.note.title
        for label in column.arrangedSubviews { label.removeFromSuperview() }
        for paragraph in NoteParagraph.paragraphs(of: markdown.blocks(of: model.note.text)) {
            column.addArrangedSubview(UILabel(paragraph.text, paragraph.style.textStyle))
        }
    }

    private func edit() {
        perform { [weak self, model] in
            try await model.edit()
            self?.show()
        }
    }

    private func showLink() {
        attempt { message = try model.url() }
    }
}

extension NoteParagraph.Style {
    fileprivate var textStyle: UIFont.TextStyle {
        switch self {
        case .heading(level: 1): .title1
        case .heading: .headline
        case .body: .body
        case .code: .footnote
        case .quote: .callout
        }
    }
}
#endif
