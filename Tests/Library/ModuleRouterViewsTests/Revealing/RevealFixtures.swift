// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews
import ModuleRouterTesting

// An inbox that is provided for two keys.

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

struct InboxRouter: RemovalCheckingViewRouteProvider {
    static var routes: RouteList<Self> {
        Provides(RoutableView<any InboxInput>()) { $0 }
        Provides(RoutableView<any MailListInput>()) { $0 }
    }

    func makeDestination(with configuration: RouteConfiguration) -> InboxScreen? { InboxScreen("inbox") }

    func prepare(_ destination: InboxScreen, with configuration: RouteConfiguration) {
        destination.log.append("provider prepares")
    }

    func reasonNotToRemove(_ destination: InboxScreen, with configuration: RouteConfiguration) -> String? {
        destination.refusesToGo ? "it holds a draft" : nil
    }
}

/// Another provider of the inbox's class.
struct OutboxRouter: ViewRouteProvider {
    static var routes: RouteList<Self> { Provides(RoutableView<any OutboxInput>()) { $0 } }
    func makeDestination(with configuration: RouteConfiguration) -> InboxScreen? { InboxScreen("outbox") }
}

// One of many records. Its provider recognises it by a number.

@MainActor protocol RecordModuleInput: AnyObject { var number: Int { get set } }
@MainActor protocol RequiredRecordModuleInput: AnyObject { var id: String { get set } }

extension RoutableViewModule where Protocol == any RecordModuleInput {
    init() { self.init(declaredProtocol: Protocol.self) }
}
extension RoutableViewModule where Protocol == any RequiredRecordModuleInput {
    init() { self.init(declaredProtocol: Protocol.self) }
}

final class RecordConfiguration: RecordModuleInput, RequiredRecordModuleInput {
    var number = 0
    var id: String {
        get { "\(number)" }
        set { number = Int(newValue) ?? 0 }
    }
}

final class RecordScreen: HeadlessScreen {
    let number: Int

    init(_ number: Int) {
        self.number = number
        super.init("record \(number)")
    }
}

struct RecordRouter: RevealingViewRouteProvider {
    static var routes: RouteList<Self> {
        Provides(RoutableViewModule<any RecordModuleInput>()) { $0 }
        URLPattern("notes://record/\(\.number)", by: .outside)
    }

    static func makeConfiguration() -> RecordConfiguration { RecordConfiguration() }

    static func canReveal(_ destination: RecordScreen, with configuration: RecordConfiguration) -> Bool {
        destination.number == configuration.number
    }

    func makeDestination(with configuration: RecordConfiguration) -> RecordScreen? {
        RecordScreen(configuration.number)
    }
}

enum RequiredRecordAdapter: RouteAdapter {
    static var routes: RouteList<Self> {
        Adapts(RoutableViewModule<any RequiredRecordModuleInput>(), to: RoutableViewModule<any RecordModuleInput>()) {
            $0 as! RecordConfiguration
        }
    }
}

/// A provider without its own configuration type.
struct LeafRouter: RevealingViewRouteProvider {
    static var routes: RouteList<Self> { URLPattern("notes://leaf/:name", by: .outside) }

    static func canReveal(_ destination: LeafScreen, with configuration: RouteConfiguration) -> Bool {
        destination.title == configuration.urlValues["name"]
    }

    func makeDestination(with configuration: RouteConfiguration) -> LeafScreen? {
        LeafScreen(configuration.urlValues["name"] ?? "")
    }
}

final class LeafScreen: HeadlessScreen {}
