// SPDX-License-Identifier: Apache-2.0

import ModuleRouter

// snippet.protocols
// In the login module's interface.
public protocol ProvidedLogin: AnyObject {
    var notice: String? { get set }
}

@RoutableAs("providedLogin") extension RoutableService where Protocol == any ProvidedLogin {}

// In the interface of the notes module, which the app imports as well.
public protocol NotesRequiredLogin: AnyObject {
    var message: String? { get set }
}

@RoutableAs("notesRequiredLogin") extension RoutableService where Protocol == any NotesRequiredLogin {}
// snippet.end

final class LoginService: ProvidedLogin {
    var notice: String?
}

@AutoRegister
struct LoginRouter: ServiceRouteProvider {
    static var routes: RouteList<Self> { Provides(.providedLogin) { $0 } }
    func makeDestination(with configuration: RouteConfiguration) -> LoginService? { LoginService() }
}

// snippet.proxy
final class LoginForNotes: NotesRequiredLogin {
    let login: any ProvidedLogin
    init(_ login: any ProvidedLogin) { self.login = login }

    var message: String? {
        get { login.notice }
        set { login.notice = newValue.map { "Notes: \($0)" } }
    }
}

@AutoRegister
enum NotesLoginAdapter: RouteAdapter {
    static var routes: RouteList<Self> {
        Adapts(.notesRequiredLogin, to: .providedLogin) {
            LoginForNotes($0)
        }
    }
}
// snippet.end

public protocol CalendarRequiredLogin: AnyObject { var isNoticed: Bool { get } }
extension RoutableService where Protocol == any CalendarRequiredLogin {
    public init() { self.init(declaredProtocol: Protocol.self) }
    public static var calendarRequiredLogin: Self { Self() }
}

// snippet.annotation
@Provider(of: .calendarRequiredLogin)
final class LoginForCalendar: CalendarRequiredLogin {
    private let login: any ProvidedLogin
    init(login: any ProvidedLogin) { self.login = login }

    var isNoticed: Bool { login.notice != nil }
}
// snippet.end
print(try Router.destination(for: .calendarRequiredLogin).isNoticed)  // → false

// snippet.caller
let login = try Router.destination(for: .notesRequiredLogin)
login.message = "Log in to read this note"
print(login.message ?? "")  // → Notes: Log in to read this note
// snippet.end

public protocol ShopRequiredLogin: AnyObject { var message: String? { get set } }
@RoutableAs("shopRequiredLogin") extension RoutableService where Protocol == any ShopRequiredLogin {}

// snippet.provider
extension LoginService: ShopRequiredLogin {
    var message: String? {
        get { notice }
        set { notice = newValue }
    }
}

@AutoRegister
enum ShopLoginAdapter: RouteAdapter {
    static var routes: RouteList<Self> {
        Adapts(.shopRequiredLogin, to: LoginRouter.self) { $0 }
    }
}
// snippet.end

print(try Router.destination(for: .shopRequiredLogin).message == nil)  // → true

public protocol GuestLogin: AnyObject { var greeting: String? { get } }
@RoutableAs("guestLogin") extension RoutableService where Protocol == any GuestLogin {}

// snippet.chain
final class LoginForGuests: GuestLogin {
    let login: any NotesRequiredLogin
    init(_ login: any NotesRequiredLogin) {
        self.login = login
        login.message = "Welcome"
    }
    var greeting: String? { login.message }
}

@AutoRegister
enum GuestLoginAdapter: RouteAdapter {
    static var routes: RouteList<Self> {
        Adapts(.guestLogin, to: .notesRequiredLogin) { LoginForGuests($0) }
    }
}

print(try Router.destination(for: .guestLogin).greeting ?? "")  // → Notes: Welcome
// snippet.end

// snippet.module
public protocol ProvidedReportModule: AnyObject {
    var title: String { get set }
}

public protocol RequiredReportModule: AnyObject {
    var heading: String { get set }
}

@RoutableAs("providedReportModule") extension RoutableServiceModule where Protocol == any ProvidedReportModule {}
@RoutableAs("requiredReportModule") extension RoutableServiceModule where Protocol == any RequiredReportModule {}

final class ReportModuleForNotes: RequiredReportModule {
    let module: any ProvidedReportModule
    init(_ module: any ProvidedReportModule) { self.module = module }
    var heading: String {
        get { module.title }
        set { module.title = newValue }
    }
}

@AutoRegister
enum ReportModuleAdapter: RouteAdapter {
    static var routes: RouteList<Self> {
        Adapts(
            RoutableServiceModule<any RequiredReportModule>(), to: .providedReportModule
        ) { ReportModuleForNotes($0) }
    }
}
// snippet.end

final class ReportConfiguration: ProvidedReportModule { var title = "" }

@AutoRegister
struct ReportRouter: ServiceRouteProvider {
    static var routes: RouteList<Self> { Provides(.providedReportModule) { $0 } }
    static func makeConfiguration() -> ReportConfiguration { ReportConfiguration() }
    func makeDestination(with configuration: ReportConfiguration) -> String? { "Report: \(configuration.title)" }
}

let report = try? Router.destination(for: .requiredReportModule) { $0.heading = "May" }
print(report ?? "nothing")  // → Report: May

@MainActor public protocol AlertService: AnyObject { var shown: [String] { get set } }
@MainActor public protocol RequiredAlert: AnyObject, Sendable { func warn(_ text: String) }

@RoutableAs("alertService") @MainActor extension RoutableService where Protocol == any AlertService {}
@RoutableAs("requiredAlert") @MainActor extension RoutableService where Protocol == any RequiredAlert {}

@MainActor final class AlertPresenter: AlertService { var shown: [String] = [] }

@AutoRegister
struct AlertRouter: MainActorServiceRouteProvider {
    static var lifetime: RouteLifetime { .shared }
    static var routes: RouteList<Self> { Provides(.alertService) { $0 } }
    func makeDestination(with configuration: RouteConfiguration) -> AlertPresenter? { AlertPresenter() }
}

// snippet.mainActor
@MainActor final class AlertForNotes: RequiredAlert {
    let alert: any AlertService
    init(_ alert: any AlertService) { self.alert = alert }
    func warn(_ text: String) { alert.shown.append("Warning: \(text)") }
}

@AutoRegister
enum AlertAdapter: RouteAdapter {
    static var routes: RouteList<Self> {
        Adapts(
            RoutableService<any RequiredAlert>(), to: .alertService,
            onMainActor: { AlertForNotes($0) })
    }
}
// snippet.end

try Router.destination(for: .requiredAlert).warn("low battery")
print(try Router.destination(for: .alertService).shown)  // → ["Warning: low battery"]
