// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews
import ModuleRouterUIKit
import UIKitHarness
import ViewHostSuite

/// A controller that only forwards its segues, as the documentation asks of an app.
class DrivenUIKitController: UIViewController, DrivenScreen {
    let record = DrivenRecord()
    private var makers: [String: @MainActor () -> (any DrivenDestination)?] = [:]
    private var made: UIViewController?

    convenience init(_ title: String) {
        self.init(nibName: nil, bundle: nil)
        self.title = title
    }

    /// The title of a controller is optional, and the suite's title is not.
    @_implements(DrivenDestination,title) var drivenTitle: String {
        get { super.title ?? "" }
        set { super.title = newValue }
    }

    var refusesTheUser: Bool {
        get { isModalInPresentation }
        set {
            isModalInPresentation = newValue
            navigationItem.hidesBackButton = newValue
        }
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        super.prepare(for: segue, sender: sender)
        prepareRoute(for: segue, sender: sender)
    }

    /// The controller declines a segue without a destination.
    override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
        guard let make = makers[identifier] else { return true }
        made = make() as? UIViewController
        return made != nil
    }

    func addSegue(
        _ identifier: String, _ kind: ViewRouteKind, make: @escaping @MainActor () -> (any DrivenDestination)?
    ) {
        makers[identifier] = make
        addStoryboardSegue(identifier) { [weak self] source in
            guard let self, let made else { return nil }
            self.made = nil
            return DrivenSegue(kind, identifier, from: source, to: made)
        }
    }
}

final class DrivenUIKitScreen: DrivenUIKitController {
    /// The number of times that its provider has prepared it.
    var preparations = 0
}

final class DrivenUIKitPerformer: DrivenUIKitController, DrivenPerformer {}

/// A part that a performer can prepare.
final class DrivenUIKitPart: UIView, DrivenPart {
    let record = DrivenRecord()
    var title = ""

    override func didMoveToWindow() {
        super.didMoveToWindow()
        prepareRoute()
    }
}

/// A segue of a storyboard.
final class DrivenSegue: UIStoryboardSegue {
    private let kind: ViewRouteKind

    init(_ kind: ViewRouteKind, _ identifier: String, from source: UIViewController, to destination: UIViewController) {
        self.kind = kind
        super.init(identifier: identifier, source: source, destination: destination)
    }

    override func perform() {
        if kind == .push {
            source.show(destination, sender: nil)
        } else {
            source.present(destination, animated: true, completion: nil)
        }
    }
}

/// A subview that reports its release. UIKit's views live as long as it.
final class WatchedView: UIView {
    private let object = ToolkitObject()

    static func place(in view: UIView) -> ToolkitObject {
        let watched = WatchedView(frame: .zero)
        view.addSubview(watched)
        return watched.object
    }

    deinit { MainActor.assumeIsolated { object.isFreed = true } }
}
