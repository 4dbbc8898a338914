// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import NotesApp
@testable import UIKitHarness

/// A user of the UIKit window.
final class UIKitUser: NotesUser {
    private let simulator = UISimulator.current
    private let scene: UIWindowScene
    private let window: UIWindow

    init() throws {
        scene = simulator.makeScene()
        window = try UIWindow.notes(in: scene)
        window.makeKeyAndVisible()
    }

    var violations: [String] { simulator.violations }

    private var level: UIViewController? {
        guard var level = window.rootViewController else { return nil }
        while let above = level.presentedViewController { level = above }
        return level
    }

    private var top: UIViewController? { (level as? UINavigationController)?.topViewController ?? level }

    // MARK: Contents

    var seen: [String] {
        guard let top else { return [] }
        if let alert = top as? UIAlertController {
            return [alert.title, alert.message].compactMap { $0 } + alert.actions.map { "<\($0.title ?? "")>" }
        }
        let message = top.navigationItem.prompt.map { [$0] } ?? []
        return (top.title.map { ["«\($0)»"] } ?? []) + texts(of: top.view) + message
            + bar.map { "<\($0.title)>" }
    }

    private var bar: [UIAction] { (top?.navigationItem.rightBarButtonItems ?? []).compactMap(\.primaryAction) }

    private func texts(of view: UIView) -> [String] {
        switch view {
        case let label as UILabel: [label.text ?? ""]
        case let field as UITextField: ["‹\(field.placeholder ?? "")›"]
        case let button as UIButton: ["<\(button.currentTitle ?? "")>"]
        case let table as UITableView:
            (table.tableHeaderView.map(texts) ?? []) + table.cells.map { "<\($0.content?.text ?? "")>" }
        case let text as UITextView where text.isEditable: ["‹\(text.text ?? "")›"]
        default: view.subviews.flatMap(texts)
        }
    }

    // MARK: Actions

    func tap(_ title: String) {
        if let alert = top as? UIAlertController { return simulator.userTaps(title, in: alert) }
        if let action = bar.first(where: { $0.title == title }) { return action.handler(action) }
        for case let button as UIButton in views where button.currentTitle == title {
            return button.sendActions(for: .primaryActionTriggered)
        }
        if let controller = top as? UITableViewController,
            let row = controller.tableView.cells.firstIndex(where: { $0.content?.text == title })
        {
            return controller.tableView(controller.tableView, didSelectRowAt: IndexPath(row: row, section: 0))
        }
        simulator.violate("there is no button \"\(title)\"")
    }

    func type(_ text: String, into field: String) {
        for view in views {
            if let view = view as? UITextField, view.placeholder == field { view.text = text }
            if let view = view as? UITextView, view.text == field {
                view.text = text
                view.tellDidChange()
            }
        }
    }

    func submit(_ field: String) {
        for case let view as UITextField in views where view.placeholder == field {
            view.sendActions(for: .primaryActionTriggered)
        }
    }

    func goBack() {
        if let navigation = level as? UINavigationController { simulator.userTapsBack(in: navigation) }
    }

    func swipeDown() {
        guard let level, simulator.userBeginsSwipeDown(level) else { return }
        simulator.userReleases(cancelled: false)
    }

    func settle() { simulator.finishTransitions() }

    func open(_ url: String) throws { window.openNote(try #require(URL(string: url))) }

    /// All views of the uppermost screen.
    private var views: [UIView] {
        func all(in view: UIView) -> [UIView] {
            let header = (view as? UITableView)?.tableHeaderView.map { [$0] } ?? []
            return [view] + (header + view.subviews).flatMap(all)
        }
        return top.map { all(in: $0.view) } ?? []
    }
}

extension UITableViewCell {
    fileprivate var content: UIListContentConfiguration? { contentConfiguration as? UIListContentConfiguration }
}
