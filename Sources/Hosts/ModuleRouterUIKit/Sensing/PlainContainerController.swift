// SPDX-License-Identifier: Apache-2.0

#if canImport(UIKit) && !os(watchOS)
public import Foundation
public import ModuleRouterViews
public import UIKit

/// A container that one controller fills. Use it for a controller whose view must not get foreign subviews.
///
/// ```swift
/// Router.perform(to: RoutableView<any ProfileInput>(), path: .push(from: self).inside(.plainController))
/// ```
public final class PlainContainerController: UIViewController {
    /// The controller that fills the container.
    public let content: UIViewController

    public init(_ content: UIViewController) {
        self.content = content
        super.init(nibName: nil, bundle: nil)
        preferredContentSize = content.preferredContentSize
        addChild(content)
        content.didMove(toParent: self)
    }

    @available(*, unavailable)
    public required init?(coder: NSCoder) { nil }

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.fill(with: content.view)
    }

    public override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        super.preferredContentSizeDidChange(forChildContentContainer: container)
        preferredContentSize = container.preferredContentSize
    }

    // The content answers the questions of the bars, the window and the presentation.

    public override var title: String? {
        get { content.title }
        set { content.title = newValue }
    }

    public override var navigationItem: UINavigationItem { content.navigationItem }

    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    public override var tabBarItem: UITabBarItem! {
        get { content.tabBarItem }
        set { content.tabBarItem = newValue }
    }

    public override var isModalInPresentation: Bool {
        get { content.isModalInPresentation }
        set { content.isModalInPresentation = newValue }
    }

    public override func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
        content.contentScrollView(for: edge)
    }

    #if !os(tvOS)
    public override var toolbarItems: [UIBarButtonItem]? {
        get { content.toolbarItems }
        set { content.toolbarItems = newValue }
    }

    public override var hidesBottomBarWhenPushed: Bool {
        get { content.hidesBottomBarWhenPushed }
        set { content.hidesBottomBarWhenPushed = newValue }
    }

    public override var childForHomeIndicatorAutoHidden: UIViewController? { content }

    public override var childForScreenEdgesDeferringSystemGestures: UIViewController? { content }

    public override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        content.supportedInterfaceOrientations
    }
    #endif

    #if !os(tvOS) && !os(visionOS)
    public override var childForStatusBarStyle: UIViewController? { content }

    public override var childForStatusBarHidden: UIViewController? { content }
    #endif
}

extension ViewRouteContainer {
    /// A plain controller around the destination. See ``PlainContainerController``.
    public static var plainController: ViewRouteContainer {
        .wrapper { view in (view as? UIViewController).map { PlainContainerController($0) } ?? view }
    }
}
#endif
