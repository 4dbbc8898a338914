// SPDX-License-Identifier: Apache-2.0

#if canImport(UIKit) && !os(watchOS)
public import UIKit

/// https://developer.apple.com/documentation/swiftui/uiviewcontrollerrepresentable
@MainActor @preconcurrency public protocol UIViewControllerRepresentable: View where Body == Never {
    associatedtype UIViewControllerType: UIViewController
    typealias Context = UIViewControllerRepresentableContext<Self>

    func makeUIViewController(context: Context) -> UIViewControllerType
    func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
}

extension UIViewControllerRepresentable {
    public var body: Never { fatalError("it is rendered by itself") }

    /// Its controller becomes a child of the hosting controller.
    func controller(in context: RenderContext) -> UIViewController {
        let own = Context()
        let controller = context.screen.object(at: context.place) { makeUIViewController(context: own) }
        updateUIViewController(controller, context: own)
        if let parent = context.screen.owner as? UIViewController, controller.parent == nil {
            parent.addChild(controller)
            controller.didMove(toParent: parent)
        }
        return controller
    }
}

/// https://developer.apple.com/documentation/swiftui/uiviewcontrollerrepresentablecontext
@MainActor @preconcurrency public struct UIViewControllerRepresentableContext<Representable: View> {
    init() {}
}

/// https://developer.apple.com/documentation/swiftui/uihostingcontrollersizingoptions
public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let preferredContentSize = UIHostingControllerSizingOptions(rawValue: 1 << 0)
    public static let intrinsicContentSize = UIHostingControllerSizingOptions(rawValue: 1 << 1)
}

/// https://developer.apple.com/documentation/swiftui/uihostingcontroller
@MainActor @preconcurrency open class UIHostingController<Content: View>: UIViewController {
    public var rootView: Content
    /// https://developer.apple.com/documentation/swiftui/uihostingcontroller/sizingoptions
    open var sizingOptions: UIHostingControllerSizingOptions = []
    /// The rendered root view.
    private(set) lazy var screen = RenderedScreen(rootView, in: self)

    public init(rootView: Content) {
        self.rootView = rootView
        super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) { nil }
}
#endif
