// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews

// snippet.interface
public protocol Report: AnyObject {
    var text: String { get }
}

public protocol ReportModuleInput: AnyObject {
    var title: String { get set }
    var didMakeReport: ((any Report) -> Void)? { get set }
}

@Routable extension RoutableServiceModule where Protocol == any ReportModuleInput {}
// snippet.end

// snippet.provider
final class TextReport: Report {
    let text: String
    init(text: String) { self.text = text }
}

final class ReportConfiguration: ReportModuleInput {
    var title = "untitled"
    var didMakeReport: ((any Report) -> Void)?
}

@AutoRegister
struct ReportRouter: ServiceRouteProvider {
    static var routes: ServiceRoutes<Self> {
        Provides(RoutableServiceModule<any ReportModuleInput>()) { $0 }
    }

    static func makeConfiguration() -> ReportConfiguration { ReportConfiguration() }

    func makeDestination(with configuration: ReportConfiguration) -> TextReport? {
        TextReport(text: "Report: \(configuration.title)")
    }

    func didFinishPreparing(_ destination: TextReport, with configuration: ReportConfiguration) {
        configuration.didMakeReport?(destination)
    }
}
// snippet.end

// snippet.caller
Router.perform(to: RoutableServiceModule<any ReportModuleInput>()) { module in
    module.title = "Second quarter"
    module.didMakeReport = { report in print(report.text) }
}
// → Report: Second quarter
// snippet.end

// snippet.makeableInterface
public protocol Login: AnyObject {
    var account: String { get }
}

public protocol LoginModuleInput: AnyObject {
    var makeDestinationWith: (_ account: String) throws -> (any Login)? { get }
    var constructDestination: (_ account: String) throws -> (any Login)? { get }
    var didMakeDestination: ((any Login) -> Void)? { get set }
}

@Routable extension RoutableServiceModule where Protocol == any LoginModuleInput {}
// snippet.end

// snippet.makeableProvider
final class AccountLogin: Login {
    let account: String
    init(account: String) { self.account = account }
}

typealias LoginConfiguration = ServiceMakeableConfiguration<any Login, (String) throws -> (any Login)?>

extension ServiceMakeableConfiguration: LoginModuleInput
where Destination == any Login, Constructor == (String) throws -> (any Login)? {}

@AutoRegister
struct LoginRouter: ServiceRouteProvider {
    static var routes: ServiceRoutes<Self> {
        Provides(RoutableServiceModule<any LoginModuleInput>()) { $0 }
    }

    static func makeConfiguration() -> LoginConfiguration {
        LoginConfiguration { maker in { account in maker.make { AccountLogin(account: account) } } }
    }
}
// snippet.end

// snippet.now
let login = try Router.destination(for: RoutableServiceModule<any LoginModuleInput>()) { module in
    try module.makeDestinationWith("ada")
}
print(login.account)  // → ada
// snippet.end

// snippet.later
Router.perform(to: RoutableServiceModule<any LoginModuleInput>()) { module in
    _ = try? module.constructDestination("grace")
    module.didMakeDestination = { login in print(login.account) }
}
// → grace
// snippet.end

// snippet.views
@MainActor public protocol NoteViewInput: AnyObject {
    var name: String { get }
}

@MainActor public protocol NoteModuleInput: AnyObject {
    var makeDestinationWith: (_ name: String) throws -> (any NoteViewInput)? { get }
}

@Routable extension RoutableViewModule where Protocol == any NoteModuleInput {}

final class NoteScreen: NoteViewInput {
    let name: String
    init(name: String) { self.name = name }
}

final class NoteConfiguration: ViewMakeableConfiguration<NoteScreen, (String) throws -> (any NoteViewInput)?>,
    NoteModuleInput
{}

@AutoRegister
struct NoteRouter: ViewRouteProvider {
    static var routes: ViewRoutes<Self> { Provides(RoutableViewModule<any NoteModuleInput>()) { $0 } }

    static func makeConfiguration() -> NoteConfiguration {
        NoteConfiguration { maker in { name in maker.make { NoteScreen(name: name) } } }
    }
}

let note = try Router.destination(for: RoutableViewModule<any NoteModuleInput>()) { module in
    try module.makeDestinationWith("diary")
}
print(note.name)  // → diary
// snippet.end
