// SPDX-License-Identifier: Apache-2.0

#if canImport(UIKit) && !os(watchOS)
import Foundation
import ModuleRouter
import UIKit

/// What a controller has prepared that is in no window yet, while its view is loaded, say. Kept by a hidden view in that of the
/// controller: it comes to a window with it, where the host takes over, or is freed with it.
final class WaitingControllers: UIView {
    private let waiting: Waiting
    /// Tells that the controller was freed.
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

    /// Prepares a controller that one shows which is in no window.
    static func prepare(_ controller: UIViewController, from source: UIViewController) {
        let content = controller.contentOfSegue
        // What it throws, the library has reported. One whose class is not routable is no news before there is a window.
        guard let transition = try? ViewTransition.external(content, as: .performSegue, from: source, by: .code) else {
            return
        }
        keep(ExpectedController(transition: transition, origin: .code, controller: content), for: source)
    }

    /// - Parameter turns: How many are waited until the source has a view. It is not loaded for this.
    private static func keep(
        _ controller: ExpectedController, for source: UIViewController, turns: Int = UIKitMove.patience
    ) {
        if let host = source.uiKitHost { return host.expect(controller) }
        if let view = source.viewIfLoaded, !(source is any SensorlessController) { return keep(controller, in: view) }
        guard turns > 0 else { return controller.isMissing() }
        Task { [weak source] in
            await Task.yield()
            guard let source else { return controller.isMissing() }
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
        // UIKit is in the middle of moving the views.
        Task { [weak self] in self?.handOver() }
    }

    private func handOver() {
        guard let host = window.map(UIKitHost.of), !host.isClosed else { return }
        for controller in waiting.take() { host.expect(controller) }
        removeFromSuperview()
    }
}

/// Outlives the view, to tell of its end.
@MainActor private final class Waiting {
    private var all: [ExpectedController]

    init(_ first: ExpectedController) { all = [first] }

    func add(_ controller: ExpectedController) { all.append(controller) }

    func take() -> [ExpectedController] {
        defer { all = [] }
        return all
    }

    func end() {
        for controller in take() { controller.isMissing() }
    }
}
#endif
