// SPDX-License-Identifier: Apache-2.0

import ModuleRouterUIKit
import ModuleRouterViews
import UIKit

@MainActor public protocol NoteInput: AnyObject {
    var text: String { get set }
}

@RoutableAs("note") extension RoutableView where Protocol == any NoteInput {}

/// A screen in UIKit.
final class NoteController: UIViewController, NoteInput {
    var text = "" {
        didSet { title = text }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.fill(
            with: button("Another note") { [unowned self] in
                Router.perform(to: .note, path: .push(from: self)) { $0.text = "\(self.text)!" }
            })
    }
}

@AutoRegister
struct NoteRouter: ViewRouteProvider {
    static var routes: RouteList<Self> { Provides(.note) { $0 } }

    func makeDestination(with configuration: RouteConfiguration) -> NoteController? { NoteController() }
}

extension UIView {
    /// Adds a subview that always has the size of the view.
    func fill(with subview: UIView) {
        subview.frame = bounds
        subview.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(subview)
    }
}

/// Returns a button with an action.
@MainActor func button(_ title: String, _ action: @escaping @MainActor () -> Void) -> UIButton {
    UIButton(type: .system, primaryAction: UIAction(title: title) { _ in action() })
}
