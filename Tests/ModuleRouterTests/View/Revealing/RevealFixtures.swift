// SPDX-License-Identifier: Apache-2.0

import ModuleRouter
import ModuleRouterTesting

// An inbox, which is provided under two names.

@MainActor protocol InboxInput: AnyObject { var title: String { get set } }
@MainActor protocol MailListInput: AnyObject {}
@MainActor protocol OutboxInput: AnyObject {}

extension RoutableView where Protocol == any InboxInput {
    init() { self.init(declaredProtocol: Protocol.self) }
}
extension RoutableView where Protocol == any MailListInput {
    init() { self.init(declaredProtocol: Protocol.self) }
}
extension RoutableView where Protocol == any OutboxInput {
    init() { self.init(declaredProtocol: Protocol.self) }
}

final class InboxScreen: HeadlessScreen, InboxInput, MailListInput, OutboxInput {
    var log: [String] = []
    var refusesToGo = false
}

struct InboxRouter: ViewRouteProvider {
    static var routes: ViewRoutes<Self> {
        Provides(RoutableView<any InboxInput>()) { $0 }
        Provides(RoutableView<any MailListInput>()) { $0 }
    }

    func makeDestination(with configuration: ViewRouteConfiguration) -> InboxScreen? { InboxScreen("inbox") }

    func prepare(_ destination: InboxScreen, with configuration: ViewRouteConfiguration) {
        destination.log.append("provider prepares")
    }

    func reasonNotToRemove(_ destination: InboxScreen, with configuration: ViewRouteConfiguration) -> String? {
        destination.refusesToGo ? "it holds a draft" : nil
    }
}

/// Makes the same class.
struct OutboxRouter: ViewRouteProvider {
    static var routes: ViewRoutes<Self> { Provides(RoutableView<any OutboxInput>()) { $0 } }
    func makeDestination(with configuration: ViewRouteConfiguration) -> InboxScreen? { InboxScreen("outbox") }
}
