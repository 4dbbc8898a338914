// SPDX-License-Identifier: Apache-2.0

#if canImport(AppKitHarness)
import AppKitHarness
#elseif canImport(AppKit) && !targetEnvironment(macCatalyst)
import AppKit
#endif

#if canImport(AppKitHarness) || (canImport(AppKit) && !targetEnvironment(macCatalyst))
extension Experiment {
    /// Questions about AppKit, also answered by the stand-in. `AppKitSimulator.Policy` has both answers to the first question.
    static let appKit: [Experiment] = [
        Experiment("popoversDetachTheirViews", "Does the view of a popover leave its window when that closes?") {
            let root = PanelController()
            let window = NSWindow(contentViewController: root)
            window.makeKeyAndOrderFront(nil)
            let popover = NSPopover()
            let content = PanelController()
            popover.contentViewController = content
            popover.show(relativeTo: .zero, of: root.view, preferredEdge: .minY)
            await waitInAppKit { content.view.window != nil }
            popover.close()
            await waitInAppKit { !popover.isShown }
            let detaches = await waitInAppKit { content.view.window == nil }
            window.close()
            return Answer(detaches)
        },
        Experiment("modalWindowFromTask", "Does presentAsModalWindow return at once, and do tasks run meanwhile?") {
            let root = PanelController()
            let window = NSWindow(contentViewController: root)
            window.makeKeyAndOrderFront(nil)
            let modal = ModalWindow(of: root)
            let answer = await modal.answer()
            window.close()
            return answer
        },
    ]
}

private final class PanelController: NSViewController {
    override func loadView() { view = NSView(frame: NSRect(x: 0, y: 0, width: 200, height: 100)) }
}

/// A modal window, which a timer closes after a second if it stops the main actor.
@MainActor private final class ModalWindow {
    private let presenter: NSViewController
    private let content = PanelController()
    private var hasRun = false
    private var hasRunMeanwhile: Bool?

    init(of presenter: NSViewController) { self.presenter = presenter }

    func answer() async -> Answer {
        let timer = Timer(timeInterval: 1, repeats: false) { _ in MainActor.assumeIsolated { self.close() } }
        RunLoop.main.add(timer, forMode: .common)
        let task = Task { hasRun = true }
        presenter.presentAsModalWindow(content)
        let returnsAtOnce = hasRunMeanwhile == nil
        if returnsAtOnce {
            await waitInAppKit { hasRun }
            close()
        }
        timer.invalidate()
        await task.value
        return ["returns at once": Answer(returnsAtOnce), "tasks run meanwhile": Answer(hasRunMeanwhile == true)]
    }

    private func close() {
        guard hasRunMeanwhile == nil else { return }
        hasRunMeanwhile = hasRun
        presenter.dismiss(content)
    }
}

/// Waits until a condition holds, for two seconds.
///
/// - Returns: Whether it holds.
@discardableResult
@MainActor private func waitInAppKit(until condition: @MainActor () -> Bool) async -> Bool {
    #if canImport(AppKitHarness)
    for _ in 0..<40 where !condition() { await Task.yield() }
    #else
    for _ in 0..<100 where !condition() { try? await Task.sleep(nanoseconds: 20_000_000) }
    #endif
    return condition()
}
#endif
