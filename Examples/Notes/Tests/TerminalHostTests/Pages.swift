// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews
import TerminalHost

/// A screen of the tests.
final class Page: TerminalScreen {
    let name: String
    var did: [String] = []
    var mayGo = true
    var content: [String] = []
    var moreCommands: [TerminalCommand] = []

    init(_ name: String) { self.name = name }

    override var title: String { name }
    override var commands: [TerminalCommand] { moreCommands }

    override func lines(columns: Int, isStyled: Bool) -> [String] { content }
    override func appear() async { did.append("appear") }
    override func mayClose() async -> Bool { mayGo }
}

/// Which page, and what is to be done with it.
@MainActor protocol PageInput: AnyObject {
    var name: String { get set }
    var prepare: ((Page) -> Void)? { get set }
}

// Without the macro: a protocol that it declares needs a provider in every program that links it.
extension RoutableViewModule where Protocol == any PageInput {
    init() { self.init(declaredProtocol: Protocol.self) }
    static var page: Self { Self() }
}

final class PageConfiguration: PageInput {
    var name = "page"
    var prepare: ((Page) -> Void)?
}

struct PageRouter: ViewRouteProvider {
    static var routes: RouteList<Self> { Provides(.page) { $0 } }

    static func makeConfiguration() -> PageConfiguration { PageConfiguration() }

    func makeDestination(with configuration: PageConfiguration) -> Page? { Page(configuration.name) }

    func prepare(_ destination: Page, with configuration: PageConfiguration) { configuration.prepare?(destination) }
}

/// Something that no terminal can show.
final class Picture {}

@MainActor protocol PictureInput: AnyObject {}

extension RoutableView where Protocol == any PictureInput {
    init() { self.init(declaredProtocol: Protocol.self) }
    static var picture: Self { Self() }
}

extension Picture: PictureInput {}

struct PictureRouter: ViewRouteProvider {
    static var routes: RouteList<Self> { Provides(.picture) { $0 } }

    func makeDestination(with configuration: RouteConfiguration) -> Picture? { Picture() }
}
