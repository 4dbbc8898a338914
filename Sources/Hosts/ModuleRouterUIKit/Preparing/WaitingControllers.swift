// SPDX-License-Identifier: Apache-2.0

#if canImport(UIKit) && !os(watchOS)
import Foundation
import ModuleRouterViews
import UIKit

/// Keeps the controllers that a controller without a window has prepared: for example, while its view is being loaded. This
/// hidden view is in the view of that controller. It passes the prepared controllers to the host when it enters a window, and
/// reports them as not shown when it is deallocated.
final class WaitingControllers: UIView {
    private let waiting: Waiting
    /// Reports that the controller was deallocated.
    private let release: ReleaseSignal

    private init(_ first: ExpectedController) {
        let waiting = Waiting(first)
        self.waiting = waiting
        release = ReleaseSignal { waiting.end() }
        super.init(frame: .zero)
        isHidden = true
        isUserInteractionEnabled = false
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    /// Prepares a controller that is shown by a controller without a window.
    static func prepare(_ controller: UIViewController, from source: UIViewController) {
        let content = controller.contentOfSegue
        // The library reports an error of the preparation itself. A class that is not routable need not be reported before
        // there is a window.
        guard let transition = try? ViewTransition.external(content, as: .performSegue, from: source, by: .code) else {
            return
        }
        keep(ExpectedController(transition: transition, initiator: .code, controller: content), for: source)
    }

    /// - Parameter turns: The number of turns to wait for the view of the source. The view is not loaded for this.
    private static func keep(
        _ controller: ExpectedController, for source: UIViewController, turns: Int = UIKitMove.patience
    ) {
        if let host = source.uiKitHost { return host.expect(controller) }
        if let view = source.viewIfLoaded, !(source is any SensorlessController) { return keep(controller, in: view) }
        guard turns > 0 else { return controller.reportMissing() }
        Task { [weak source] in
            await Task.yield()
            guard let source else { return controller.reportMissing() }
            keep(controller, for: source, turns: turns - 1)
        }
    }

    private static func keep(_ controller: ExpectedController, in view: UIView) {
        for case let other as WaitingControllers in view.subviews { return other.waiting.add(controller) }
        view.addSubview(WaitingControllers(controller))
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        guard window != nil else { return }
        // UIKit is still moving the views.
        Task { [weak self] in self?.handOver() }
    }

    private func handOver() {
        guard let host = window.map(UIKitHost.of), !host.isClosed else { return }
        for controller in waiting.take() { host.expect(controller) }
        removeFromSuperview()
    }
}

/// The waiting controllers. They outlive the view to report its end.
@MainActor private final class Waiting {
    private var all: [ExpectedController]

    init(_ first: ExpectedController) { all = [first] }

    func add(_ controller: ExpectedController) { all.append(controller) }

    func take() -> [ExpectedController] {
        defer { all = [] }
        return all
    }

    func end() {
        for controller in take() { controller.reportMissing() }
    }
}
#endif
