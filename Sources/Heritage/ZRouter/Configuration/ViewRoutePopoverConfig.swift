// SPDX-License-Identifier: Apache-2.0

public import Foundation
import ModuleRouterViews

#if canImport(UIKit) && !os(watchOS)
public import UIKit
#elseif canImport(AppKit)
public import AppKit
#endif

/// The anchor and the appearance of a popover.
@MainActor public final class ViewRoutePopoverConfig {
    /// The last view or bar button item that was set; nil if there is none.
    private(set) var anchor: AnyObject?
    /// The rectangle that the popover points to, in the anchor's coordinates. Defaults to the anchor's bounds.
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
    /// The permitted directions of the arrow. Defaults to any direction.
    public var permittedArrowDirections: UIPopoverArrowDirection?
    /// The views that still receive touches.
    public var passthroughViews: [UIView]?
    public var backgroundColor: UIColor?
    /// The minimum distance to the edges of the screen. Defaults to the system's.
    public var popoverLayoutMargins: UIEdgeInsets?
    public var popoverBackgroundViewClass: (any UIPopoverBackgroundViewMethods.Type)?
    #endif
    #elseif canImport(AppKit)
    public var sourceView: NSView? {
        get { anchor as? NSView }
        set { anchor = newValue }
    }

    /// The edge of the anchor at which the popover appears. Defaults to the host's choice.
    public var preferredEdge: NSRectEdge?
    /// The behaviour that determines when the popover closes automatically. Defaults to the host's choice.
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

    /// - Parameter options: The options of a path or a configuration.
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
