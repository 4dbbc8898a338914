// SPDX-License-Identifier: Apache-2.0

public import Foundation
import ModuleRouter

#if canImport(UIKit) && !os(watchOS)
public import UIKit
#elseif canImport(AppKit)
public import AppKit
#endif

/// The anchor and the appearance of a popover.
@MainActor public final class ViewRoutePopoverConfig {
    /// The view or the bar button item that was set last. Nil until one was.
    private(set) var anchor: AnyObject?
    /// The rectangle within the anchor that the popover points to, in the anchor's coordinates. The anchor's bounds, unless set.
    public var sourceRect = CGRect.zero {
        didSet { hasSourceRect = true }
    }
    private var hasSourceRect = false

    public init() {}

    #if canImport(UIKit) && !os(watchOS)
    public var sourceView: UIView? {
        get { anchor as? UIView }
        set { anchor = newValue }
    }

    #if !os(tvOS)
    public var barButtonItem: UIBarButtonItem? {
        get { anchor as? UIBarButtonItem }
        set { anchor = newValue }
    }

    public weak var delegate: (any UIPopoverPresentationControllerDelegate)?
    /// The directions that the arrow may have. Any, unless set.
    public var permittedArrowDirections: UIPopoverArrowDirection?
    /// The views that still receive touches.
    public var passthroughViews: [UIView]?
    public var backgroundColor: UIColor?
    /// The least distance to the edges of the screen. The system's, unless set.
    public var popoverLayoutMargins: UIEdgeInsets?
    public var popoverBackgroundViewClass: (any UIPopoverBackgroundViewMethods.Type)?
    #endif
    #elseif canImport(AppKit)
    public var sourceView: NSView? {
        get { anchor as? NSView }
        set { anchor = newValue }
    }

    /// The edge of the anchor that the popover is at. The host's, unless set.
    public var preferredEdge: NSRectEdge?
    /// When the popover closes by itself. The host's, unless set.
    public var behavior: NSPopover.Behavior?
    #else
    public var sourceView: AnyObject? {
        get { anchor }
        set { anchor = newValue }
    }

    public var barButtonItem: AnyObject? {
        get { anchor }
        set { anchor = newValue }
    }
    #endif

    /// - Parameter options: Those of a path or a configuration.
    init(_ options: ViewRouteOptions) {
        anchor = options.anchor
        guard let rect = options.popover?.rect else { return }
        sourceRect = CGRect(x: rect.x, y: rect.y, width: rect.width, height: rect.height)
        hasSourceRect = true
    }

    func apply(to options: inout ViewRouteOptions) {
        options.anchor = anchor
        var popover = options.popover ?? ViewPopoverOptions()
        if hasSourceRect {
            let (origin, size) = (sourceRect.origin, sourceRect.size)
            popover.rect = (Double(origin.x), Double(origin.y), Double(size.width), Double(size.height))
        }
        #if canImport(UIKit) && !os(watchOS) && !os(tvOS)
        // A popover may be configured in several steps.
        let earlier = popover.configure
        popover.configure = { [self] in
            earlier?($0)
            configure($0)
        }
        #elseif canImport(AppKit) && !canImport(UIKit)
        popover.preferredEdge = preferredEdge?.rawValue ?? popover.preferredEdge
        popover.behavior = behavior?.rawValue ?? popover.behavior
        #endif
        options.popover = popover
    }

    #if canImport(UIKit) && !os(watchOS) && !os(tvOS)
    private func configure(_ presentation: AnyObject) {
        guard let presentation = presentation as? UIPopoverPresentationController else { return }
        if hasSourceRect, let sourceView {
            presentation.sourceView = sourceView
            presentation.sourceRect = sourceRect
        }
        if let delegate { presentation.delegate = delegate }
        if let permittedArrowDirections { presentation.permittedArrowDirections = permittedArrowDirections }
        if let passthroughViews { presentation.passthroughViews = passthroughViews }
        if let backgroundColor { presentation.backgroundColor = backgroundColor }
        if let popoverLayoutMargins { presentation.popoverLayoutMargins = popoverLayoutMargins }
        if let popoverBackgroundViewClass { presentation.popoverBackgroundViewClass = popoverBackgroundViewClass }
    }
    #endif
}
