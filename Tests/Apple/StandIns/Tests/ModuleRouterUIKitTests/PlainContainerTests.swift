// SPDX-License-Identifier: Apache-2.0

import ModuleRouterUIKit
import Testing
import UIKitHarness

/// A plain container forwards UIKit's questions to its content.
@MainActor @Suite struct PlainContainerTests {
    private final class Content: UIViewController {
        override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .landscape }
    }

    private let content = Content()
    private let list = UITableView(frame: .zero)
    private let container: PlainContainerController

    init() {
        content.title = "Inbox"
        content.preferredContentSize = CGSize(width: 300, height: 200)
        content.view = list
        container = PlainContainerController(content)
    }

    @Test func theBarsShowTheContentsItems() {
        content.tabBarItem.badgeValue = "3"
        content.toolbarItems = [UIBarButtonItem()]
        content.hidesBottomBarWhenPushed = true
        #expect(container.title == "Inbox")
        #expect(container.navigationItem === content.navigationItem)
        #expect(container.tabBarItem === content.tabBarItem)
        #expect(container.toolbarItems == content.toolbarItems)
        #expect(container.hidesBottomBarWhenPushed)
        #expect(container.contentScrollView(for: .top) === list)
    }

    @Test func theContainerFollowsTheContentsTitle() {
        content.title = "Archive"
        #expect(container.title == "Archive")
    }

    @Test func theContentDecidesTheWindowsAppearance() {
        #expect(container.childForStatusBarStyle === content)
        #expect(container.childForStatusBarHidden === content)
        #expect(container.childForHomeIndicatorAutoHidden === content)
        #expect(container.childForScreenEdgesDeferringSystemGestures === content)
        #expect(container.supportedInterfaceOrientations == .landscape)
    }

    @Test func aPopoverHasTheSizeOfTheContent() {
        #expect(container.preferredContentSize == CGSize(width: 300, height: 200))
        content.preferredContentSize = CGSize(width: 300, height: 400)
        #expect(container.preferredContentSize == CGSize(width: 300, height: 400))
    }

    @Test func aModalContentMakesTheContainerModal() {
        content.isModalInPresentation = true
        #expect(container.isModalInPresentation)
    }
}
