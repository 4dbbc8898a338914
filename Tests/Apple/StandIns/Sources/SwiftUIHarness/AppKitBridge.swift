// SPDX-License-Identifier: Apache-2.0

#if canImport(AppKit) && !targetEnvironment(macCatalyst)
public import AppKit

/// https://developer.apple.com/documentation/swiftui/nsviewcontrollerrepresentable
@MainActor @preconcurrency public protocol NSViewControllerRepresentable: View where Body == Never {
    associatedtype NSViewControllerType: NSViewController
    typealias Context = NSViewControllerRepresentableContext<Self>

    func makeNSViewController(context: Context) -> NSViewControllerType
    func updateNSViewController(_ nsViewController: NSViewControllerType, context: Context)
}

extension NSViewControllerRepresentable {
    public var body: Never { fatalError("it is rendered by itself") }

    func controller(in context: RenderContext) -> NSViewController {
        let own = Context()
        let controller = context.screen.object(at: context.place) { makeNSViewController(context: own) }
        updateNSViewController(controller, context: own)
        return controller
    }
}

/// https://developer.apple.com/documentation/swiftui/nsviewcontrollerrepresentablecontext
@MainActor @preconcurrency public struct NSViewControllerRepresentableContext<Representable: View> {
    init() {}
}

/// https://developer.apple.com/documentation/swiftui/nshostingview
@MainActor @preconcurrency open class NSHostingView<Content: View>: NSView {
    public var rootView: Content

    public init(rootView: Content) {
        self.rootView = rootView
        super.init(frame: .zero)
    }

    public required init?(coder: NSCoder) { nil }
}

/// https://developer.apple.com/documentation/swiftui/nshostingcontroller
@MainActor @preconcurrency open class NSHostingController<Content: View>: NSViewController {
    public var rootView: Content
    /// The rendered root view.
    private(set) lazy var screen = RenderedScreen(rootView, in: self)

    public init(rootView: Content) {
        self.rootView = rootView
        super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) { nil }
}
#endif
