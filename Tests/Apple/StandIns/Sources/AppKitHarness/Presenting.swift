// SPDX-License-Identifier: Apache-2.0

/// https://developer.apple.com/documentation/appkit/nsviewcontrollerpresentationanimator
@MainActor public protocol NSViewControllerPresentationAnimator: NSObjectProtocol {
    func animatePresentation(of viewController: NSViewController, from fromViewController: NSViewController)
    func animateDismissal(of viewController: NSViewController, from fromViewController: NSViewController)
}

extension NSViewController {
    /// https://developer.apple.com/documentation/appkit/nsviewcontroller/presentedviewcontrollers
    public var presentedViewControllers: [NSViewController]? {
        presentations.isEmpty ? nil : presentations.map(\.controller)
    }

    /// The controller's presenter, or else that of its nearest ancestor that has one. Its declaration is `unowned(unsafe)`:
    /// reading it after the presenter was freed stops the program.
    ///
    /// https://developer.apple.com/documentation/appkit/nsviewcontroller/presentingviewcontroller
    public unowned(unsafe) var presentingViewController: NSViewController? {
        if isPresented, presenter == nil { AppKitSimulator.violations.append("a freed presenter is read") }
        return presenter ?? parent?.presentingViewController
    }

    /// https://developer.apple.com/documentation/appkit/nsviewcontroller/present(_:animator:)
    public func present(
        _ viewController: NSViewController, animator: any NSViewControllerPresentationAnimator
    ) {
        remember(viewController) { [unowned self] in animator.animateDismissal(of: viewController, from: self) }
        animator.animatePresentation(of: viewController, from: self)
    }

    /// The presented view controller is the delegate and the content view controller of its sheet.
    ///
    /// https://developer.apple.com/documentation/appkit/nsviewcontroller/presentassheet(_:)
    public func presentAsSheet(_ viewController: NSViewController) {
        guard let parentWindow = view.window else {
            AppKitSimulator.violations.append("a sheet is presented from a view that is in no window")
            return
        }
        guard !AppKitSimulator.presentsNothing else { return }
        let sheet = window(around: viewController)
        sheet.sheetParent = parentWindow
        remember(viewController) { [weak parentWindow] in
            sheet.close()
            parentWindow?.sheets.removeAll { $0 === sheet }
        }
        parentWindow.sheets.append(sheet)
        sheet.makeKeyAndOrderFront(nil)
    }

    /// The presented view controller is the delegate and the content view controller of its window.
    ///
    /// https://developer.apple.com/documentation/appkit/nsviewcontroller/presentasmodalwindow(_:)
    public func presentAsModalWindow(_ viewController: NSViewController) {
        let window = window(around: viewController)
        remember(viewController) { window.close() }
        window.makeKeyAndOrderFront(nil)
    }

    /// The presented view controller is the delegate and the content view controller of its popover.
    ///
    /// https://developer.apple.com/documentation/appkit/nsviewcontroller/present(_:aspopoverrelativeto:of:preferrededge:behavior:)
    public func present(
        _ viewController: NSViewController, asPopoverRelativeTo positioningRect: NSRect, of positioningView: NSView,
        preferredEdge: NSRectEdge, behavior: NSPopover.Behavior
    ) {
        guard positioningView.window != nil else {
            AppKitSimulator.violations.append("a popover is presented from a view that is in no window")
            return
        }
        let popover = NSPopover()
        popover.behavior = behavior
        popover.delegate = viewController as? any NSPopoverDelegate
        popover.contentViewController = viewController
        AppKitSimulator.popovers.append(popover)
        remember(viewController) { popover.close() }
        popover.show(relativeTo: positioningRect, of: positioningView, preferredEdge: preferredEdge)
    }

    /// https://developer.apple.com/documentation/appkit/nsviewcontroller/dismiss(_:)-91my5
    public func dismiss(_ viewController: NSViewController) {
        guard let presentation = presentations.first(where: { $0.controller === viewController }) else { return }
        for above in viewController.presentations.reversed() { viewController.dismiss(above.controller) }
        presentation.dismissal()
        forget(viewController)
    }

    /// https://developer.apple.com/documentation/appkit/nsviewcontroller/dismiss(_:)-66nrh
    public func dismiss(_ sender: Any?) { presenter?.dismiss(self) }

    private func window(around viewController: NSViewController) -> NSWindow {
        let window = NSWindow(contentViewController: viewController)
        window.delegate = viewController as? any NSWindowDelegate
        return window
    }

    private func remember(_ viewController: NSViewController, _ dismissal: @escaping @MainActor () -> Void) {
        if viewController.presenter != nil || viewController.parent != nil {
            AppKitSimulator.violations.append("a view controller is presented that is in use")
        }
        presentations.append((viewController, dismissal))
        viewController.presenter = self
    }

    /// Removes the controller from the presented ones, together with its own presentations.
    func forget(_ viewController: NSViewController) {
        guard presentations.contains(where: { $0.controller === viewController }) else { return }
        presentations.removeAll { $0.controller === viewController }
        viewController.presenter = nil
        for above in viewController.presentations.reversed() {
            above.dismissal()
            viewController.forget(above.controller)
        }
        AppKitSimulator.popovers.removeAll { $0.contentViewController === viewController }
    }
}
