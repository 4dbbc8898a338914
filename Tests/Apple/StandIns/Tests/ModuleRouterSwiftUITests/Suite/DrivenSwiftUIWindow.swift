// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews
import ModuleRouterSwiftUI
import Testing
import ViewHostSuite

@testable import SwiftUIHarness

/// A SwiftUI window in the suite of all hosts. It reads the rendered nodes, and the user acts on them.
final class DrivenSwiftUIWindow: DrivenWindow {
    private let model: NavigationModel
    private let rendered: RenderedScreen

    init(_ model: NavigationModel) {
        self.model = model
        rendered = RenderedScreen(RoutedWindow(model))
    }

    var host: any ViewRouteHost { model }

    // MARK: Contents

    var content: DrivenLevel? { model.isClosed ? nil : level(of: rendered.nodes) }

    var presented: DrivenLevel? { rendered.presentations.last.flatMap { level(of: $0.content) } }

    var top: AnyObject? { model.topScreen }

    private func level(of nodes: [RenderedNode]) -> DrivenLevel? {
        for node in nodes {
            switch node {
            case .text(let number): return DrivenNumbers.screen(number).map { .screen($0) }
            case .stack(let stack): return .stack(([stack.root] + stack.screens).compactMap(screen))
            case .split(let sidebar, let detail):
                return screen(in: sidebar).map { .columns(list: $0, detail: screen(in: detail)) }
            case .tabs(let tabs, let selected, _):
                let screens = tabs.compactMap { screen(in: $0.content) }
                return .tabs(screens, selected: selected.map { screens[$0] })
            default: continue
            }
        }
        return nil
    }

    /// The screen at a place, or the first of several.
    private func screen(in nodes: [RenderedNode]) -> AnyObject? {
        switch level(of: nodes) {
        case .screen(let screen)?: screen
        case .stack(let screens)?: screens.first
        default: nil
        }
    }

    func children(of screen: AnyObject) -> [AnyObject] { seen(place(of: screen)?.children) }
    func parts(of view: AnyObject) -> [AnyObject] { seen(place(of: view)?.parts) }

    private func seen(_ shown: [ShownScreen]?) -> [AnyObject] { shown?.map(\.screen) ?? [] }

    private func place(of object: AnyObject) -> ShownScreen? { model.place(of: object) }

    func contains(_ object: AnyObject) -> Bool { model.contains(object) }

    // MARK: The user

    var dialog: DrivenDialog? {
        rendered.dialog.map { dialog in
            DrivenDialog(
                title: dialog.title, message: dialog.messageText, buttons: dialog.buttons,
                text: dialog.field?.value.wrappedValue)
        }
    }

    func userChooses(_ button: String) { rendered.userChooses(button) }
    func userEnters(_ text: String) { rendered.dialog?.field?.value.wrappedValue = text }
    func userClosesDialog() { rendered.userClosesDialog() }

    func userGoesBack() { rendered.userGoesBack() }
    func userDismisses() { rendered.userDismisses() }
    func userClicksOutside() { rendered.userDismisses() }
    /// SwiftUI does not report the close, so the app does.
    func userClosesTheWindow() { model.close(by: .user) }
    func userPerformsSegue(_ identifier: String, from screen: any DrivenScreen) {}
    func userBeginsToSwipeBack() throws { throw NoSuchGesture() }
    func userLetsGo(cancelled: Bool) {}

    // MARK: Code

    func push(_ screen: AnyObject) { model.show(screen, by: .push) }
    func pop() { stack?.pop() }
    func popToRoot() { stack?.popToRoot() }
    func present(_ screen: AnyObject) { model.show(screen, by: .presentModally) }
    func addTab(_ screen: AnyObject) { model.show(screen, by: .tab) }
    func dismiss() {
        if let presented = model.presented { model.remove(presented.content.screen) }
    }
    func remove(_ object: AnyObject) { model.remove(object) }
    func addPart(_ part: AnyObject, to view: AnyObject) {}
    func close() { model.close() }

    private var stack: ScreenStack? { (model.presented ?? model.content)?.content.screen as? ScreenStack }

    func addSegue(
        _ identifier: String, _ kind: ViewRouteKind, from screen: any DrivenScreen,
        make: @escaping @MainActor () -> (any DrivenDestination)?
    ) {}

    // The model shows children itself.
    func placeChild(_ child: AnyObject, in parent: any DrivenScreen) {}
    func displaceChild(_ child: AnyObject) {}

    /// SwiftUI's transitions have no clock.
    func advance() {}
}
