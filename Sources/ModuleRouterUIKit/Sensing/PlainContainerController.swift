// SPDX-License-Identifier: Apache-2.0

#if canImport(UIKit) && !os(watchOS)
public import Foundation
public import ModuleRouter
public import UIKit

/// A controller around another one, which fills it: for those whose view must not get subviews of others.
///
/// ```swift
/// Router.perform(to: RoutableView<any ProfileInput>(), path: .push(from: self).inside(.plainController))
/// ```
public final class PlainContainerController: UIViewController {
    /// What fills it.
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

    /// What is seen in the bar above is the content's.
    public override var navigationItem: UINavigationItem { content.navigationItem }
}

extension ViewRouteContainer {
    /// A plain controller around the destination. See ``PlainContainerController``.
    public static var plainController: ViewRouteContainer {
        .wrapper { view in (view as? UIViewController).map { PlainContainerController($0) } ?? view }
    }
}
#endif
