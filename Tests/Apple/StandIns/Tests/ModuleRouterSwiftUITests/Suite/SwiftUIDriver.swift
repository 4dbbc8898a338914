// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews
import ModuleRouterSwiftUI
import SwiftUIHarness
import ViewHostSuite

/// The content of a driven screen: its number, which identifies it, its children and its parts.
struct DrivenView: View {
    let number: Int

    var body: some View {
        VStack {
            Text("\(number)")
            RoutedChildren()
            RoutedParts()
        }
    }
}

/// The numbers of the driven screens.
@MainActor enum DrivenNumbers {
    private struct Entry {
        weak var screen: AnyObject?
    }

    private static var entries: [Int: Entry] = [:]

    static func number(of screen: AnyObject) -> Int {
        entries = entries.filter { $0.value.screen != nil }
        let number = (entries.keys.max() ?? 0) + 1
        entries[number] = Entry(screen: screen)
        return number
    }

    static func screen(_ number: String) -> AnyObject? { Int(number).flatMap { entries[$0]?.screen } }
}

final class DrivenSwiftUIScreen: SwiftUIScreen, DrivenScreen {
    let record = DrivenRecord()
    var title: String
    var refusesTheUser = false
    private lazy var number = DrivenNumbers.number(of: self)

    init(_ title: String) { self.title = title }

    var refusesToBeDismissed: Bool { refusesTheUser }
    var content: some View { DrivenView(number: number) }
}

final class DrivenSwiftUIPerformer: SwiftUIScreen, DrivenPerformer {
    let record = DrivenRecord()
    var title: String
    var refusesTheUser = false
    private lazy var number = DrivenNumbers.number(of: self)

    init(_ title: String) { self.title = title }

    var content: some View { DrivenView(number: number) }
}

final class DrivenSwiftUIPart: SwiftUIScreen, DrivenPart {
    let record = DrivenRecord()
    var title: String
    private lazy var number = DrivenNumbers.number(of: self)

    init(_ title: String) { self.title = title }

    var content: some View { DrivenView(number: number) }
}

/// SwiftUI windows in the suite of all hosts.
enum SwiftUIDriver: ViewHostDriver, CaseIterable {
    case rendered

    nonisolated var hasMotion: Bool { false }

    static func makeScreen(_ title: String) -> DrivenSwiftUIScreen { DrivenSwiftUIScreen(title) }
    static func makePerformer(_ title: String) -> DrivenSwiftUIPerformer { DrivenSwiftUIPerformer(title) }
    static func makePart(_ title: String) -> DrivenSwiftUIPart { DrivenSwiftUIPart(title) }

    func makeWindow(_ content: DrivenContent) -> any DrivenWindow {
        let screen: AnyObject =
            switch content {
            case .navigation(let root): ScreenStack(root: root)
            case .plain(let root): root
            case .split(let list): ScreenColumns(list: list)
            case .tabs(let first): ScreenTabs([first])
            }
        return DrivenSwiftUIWindow(NavigationModel(screen))
    }

    func makeNavigation(around screen: any DrivenScreen) -> AnyObject { ScreenStack(root: screen) }

    func toolkitObjects(of view: any DrivenDestination) -> [ToolkitObject] { [] }

    func idle() async { await Task.yield() }
}
