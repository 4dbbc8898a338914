// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews
import ModuleRouterTesting

public struct User: Sendable {
    public let name: String
}

// snippet.interface
@MainActor public protocol LoginViewInput: AnyObject {
    var user: ViewRouteResult<User> { get }
}

@RoutableAs("login") extension RoutableView where Protocol == any LoginViewInput {}
// snippet.end

// snippet.screen
final class LoginScreen: HeadlessScreen, LoginViewInput {
    let user = ViewRouteResult<User>()

    func tapLogin(_ name: String) {
        guard name != "mallory" else { return user.fail(NotWelcome()) }
        user.finish(User(name: name))
    }
}

struct NotWelcome: Error {}
// snippet.end

@AutoRegister
struct LoginViewRouter: ViewRouteProvider {
    static var routes: RouteList<Self> { Provides(.login) { $0 } }
    func makeDestination(with configuration: RouteConfiguration) -> LoginScreen? { LoginScreen("Login") }
}

let window = HeadlessWindow()

/// Lets the user do something with the login, as soon as there is one.
@MainActor func user(_ act: @escaping @MainActor (LoginScreen) -> Void) {
    Task { act(try await window.screen(LoginScreen.self)) }
}

user { $0.tapLogin("ada") }
// snippet.property
let ada = try await Router.result(
    of: .login, path: .presentModally(from: window.root), awaiting: { $0.user })
print(ada.name)  // → ada
// snippet.end
print(window.presented == nil)  // → true

user { $0.tapLogin("mallory") }
// snippet.errors
do {
    _ = try await Router.result(
        of: .login, path: .presentModally(from: window.root), awaiting: { $0.user })
} catch is NotWelcome {
    print("not welcome")  // → not welcome
} catch is CancellationError {
    print("closed without an answer")
}
// snippet.end

user { _ in
    window.user.beginSwipeDown()
    window.user.releaseSwipe()
}
do {
    _ = try await Router.result(
        of: .login, path: .presentModally(from: window.root), awaiting: { $0.user })
} catch is CancellationError {
    print("closed")  // → closed
}

// MARK: A closure

@MainActor public protocol ColorPickerInput: AnyObject { var didPick: ((String) -> Void)? { get set } }
@RoutableAs("colorPicker") extension RoutableView where Protocol == any ColorPickerInput {}

final class ColorPicker: HeadlessScreen, ColorPickerInput { var didPick: ((String) -> Void)? }

@AutoRegister
struct ColorPickerRouter: ViewRouteProvider {
    static var routes: RouteList<Self> { Provides(.colorPicker) { $0 } }
    func makeDestination(with configuration: RouteConfiguration) -> ColorPicker? { ColorPicker("Colours") }
}

Task {
    try await window.screen(ColorPicker.self).didPick?("green")
}
// snippet.closure
let color = try await Router.result(
    of: .colorPicker, path: .presentAsSheet(from: window.root)
) { picker, result in
    picker.didPick = { color in result.finish(color) }
}
print(color)  // → green
// snippet.end

// MARK: A module protocol

// snippet.module
@MainActor public protocol QuestionModuleInput: AnyObject {
    var text: String { get set }
    func addAnswer(_ title: String, _ handler: @escaping () -> Void)
}

@RoutableAs("questionModule") extension RoutableViewModule where Protocol == any QuestionModuleInput {}
// snippet.end

final class QuestionConfiguration: QuestionModuleInput {
    var text = ""
    var answers: [(title: String, handler: () -> Void)] = []
    func addAnswer(_ title: String, _ handler: @escaping () -> Void) { answers.append((title, handler)) }
}

final class QuestionScreen: HeadlessScreen {
    let configuration: QuestionConfiguration
    init(_ configuration: QuestionConfiguration) {
        self.configuration = configuration
        super.init(configuration.text)
    }
    func tap(_ title: String) { configuration.answers.first { $0.title == title }?.handler() }
}

@AutoRegister
struct QuestionRouter: ViewRouteProvider {
    static var routes: RouteList<Self> { Provides(.questionModule) { $0 } }
    static func makeConfiguration() -> QuestionConfiguration { QuestionConfiguration() }
    func makeDestination(with configuration: QuestionConfiguration) -> QuestionScreen? { QuestionScreen(configuration) }
}

Task {
    try await window.screen(QuestionScreen.self).tap("Delete")
}
// snippet.moduleResult
let deletes = try await Router.result(
    of: .questionModule, path: .presentModally(from: window.root)
) { question, result in
    question.text = "Delete this note?"
    question.addAnswer("Delete") { result.finish(true) }
    question.addAnswer("Keep") { result.finish(false) }
}
print(deletes)  // → true
// snippet.end

// snippet.prepared
@MainActor public protocol TicketsModuleInput: AnyObject {
    var event: String { get set }
    var count: ViewRouteResult<Int> { get }
}

@RoutableAs("ticketsModule") extension RoutableViewModule where Protocol == any TicketsModuleInput {}
// snippet.end

final class TicketsConfiguration: TicketsModuleInput {
    var event = ""
    let count = ViewRouteResult<Int>()
}

final class TicketsScreen: HeadlessScreen {
    let configuration: TicketsConfiguration
    init(_ configuration: TicketsConfiguration) {
        self.configuration = configuration
        super.init(configuration.event)
    }
}

@AutoRegister
struct TicketsRouter: ViewRouteProvider {
    static var routes: RouteList<Self> { Provides(.ticketsModule) { $0 } }
    static func makeConfiguration() -> TicketsConfiguration { TicketsConfiguration() }
    func makeDestination(with configuration: TicketsConfiguration) -> TicketsScreen? { TicketsScreen(configuration) }
}

Task { try await window.screen(TicketsScreen.self).configuration.count.finish(2) }
// snippet.preparedResult
let count = try await Router.result(
    of: .ticketsModule, path: .push(from: window.root), preparation: { $0.event = "Concert" }, awaiting: { $0.count })
print(count)  // → 2
// snippet.end

// MARK: A proxy

// snippet.map
@MainActor public protocol EditorRequiredLogin: AnyObject {
    var name: ViewRouteResult<String> { get }
}

@RoutableAs("editorRequiredLogin") extension RoutableView where Protocol == any EditorRequiredLogin {}

final class LoginForEditor: EditorRequiredLogin {
    let name: ViewRouteResult<String>
    init(_ login: any LoginViewInput) { name = login.user.map { $0.name } }
}

@AutoRegister
enum LoginAdapter: RouteAdapter {
    static var routes: RouteList<Self> {
        Adapts(.editorRequiredLogin, to: .login) { LoginForEditor($0) }
    }
}
// snippet.end

user { $0.tapLogin("grace") }
print(
    try await Router.result(
        of: .editorRequiredLogin, path: .presentModally(from: window.root), awaiting: { $0.name }))
// → grace

user { $0.tapLogin("barbara") }
// snippet.stays
let barbara = try await Router.result(
    of: .login, path: .push(from: window.root), removes: false, awaiting: { $0.user })
print(barbara.name, window.topScreen is LoginScreen)  // → barbara true
// snippet.end

// MARK: Asked again

@MainActor public protocol OrderPickerInput: AnyObject { var order: ViewRouteResult<String> { get } }
@RoutableAs("orderPicker") extension RoutableView where Protocol == any OrderPickerInput {}

// snippet.again
final class OrderPicker: HeadlessScreen, OrderPickerInput {
    private(set) var order = ViewRouteResult<String>()

    func tap(_ title: String) {
        let asked = order
        // For the next caller.
        order = ViewRouteResult()
        asked.finish(title)
    }
}
// snippet.end

@AutoRegister
struct OrderPickerRouter: ViewRouteProvider {
    static var routes: RouteList<Self> { Provides(.orderPicker) { $0 } }
    func makeDestination(with configuration: RouteConfiguration) -> OrderPicker? { OrderPicker("Order") }
}

let list = HeadlessWindow()
for title in ["by name", "by date"] {
    Task {
        try await list.screen(OrderPicker.self).tap(title)
    }
    let order = try await Router.result(
        of: .orderPicker, path: .reveal(orElse: .push(from: list.root)), removes: false,
        awaiting: { $0.order })
    print(order)
}
// → by name
// → by date
