// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews

// Two apps with the same login module. Each app is a list of modules and an adapter that knows both modules.

enum NotesApp {
    static var routes: [any RouteRegistrable.Type] {
        [LoginViewRouter.self, CompatibleAlertRouter.self, NotesAdapter.self]
    }
}

/// Adapts to the alerts by an extension of their configuration.
enum NotesAdapter: RouteAdapter {
    static var routes: RouteList<Self> {
        Adapts(RoutableViewModule<any LoginRequiredAlertInput>(), to: CompatibleAlertRouter.self) { $0 }
    }
}

extension CompatibleAlertConfiguration: LoginRequiredAlertInput {
    func addCancelButton(_ title: String, handler: @escaping () -> Void) {
        addCancelButtonTitle(title, handler: handler)
    }

    func addOtherButton(_ title: String, handler: @escaping () -> Void) {
        addOtherButtonTitle(title, handler: handler)
    }
}

enum ShopApp {
    static var routes: [any RouteRegistrable.Type] { [ShopAdapter.self, MessageBoxRouter.self, LoginViewRouter.self] }
}

/// Adapts to the message boxes by a proxy, without knowing their provider.
enum ShopAdapter: RouteAdapter {
    static var routes: RouteList<Self> {
        Adapts(RoutableViewModule<any LoginRequiredAlertInput>(), to: RoutableViewModule<any MessageBoxModuleInput>()) {
            MessageBoxProxy($0)
        }
    }
}

private final class MessageBoxProxy: LoginRequiredAlertInput {
    private let box: any MessageBoxModuleInput

    init(_ box: any MessageBoxModuleInput) { self.box = box }

    var title: String? {
        get { box.headline }
        set { box.headline = newValue ?? "" }
    }
    var message: String? {
        get { box.text }
        set { box.text = newValue ?? "" }
    }
    func addCancelButton(_ title: String, handler: @escaping () -> Void) {
        box.addButton(withTitle: title, isCancel: true, handler: handler)
    }
    func addOtherButton(_ title: String, handler: @escaping () -> Void) {
        box.addButton(withTitle: title, isCancel: false, handler: handler)
    }
}
