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
        title = content.title
        addChild(content)
        content.didMove(toParent: self)
    }

    @available(*, unavailable)
    public required init?(coder: NSCoder) { nil }

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.fill(with: content.view)
    }

    /// The bar above shows the items of the content.
    public override var navigationItem: UINavigationItem { content.navigationItem }
}

extension ViewRouteContainer {
    /// A plain controller around the destination. See ``PlainContainerController``.
    public static var plainController: ViewRouteContainer {
        .wrapper { view in (view as? UIViewController).map { PlainContainerController($0) } ?? view }
    }
}
#endif
