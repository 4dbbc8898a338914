// SPDX-License-Identifier: Apache-2.0

#if Macros
/// Makes a class the provider of a view.
///
/// ```swift
/// @MainActor @Provider(of: .login)
/// final class LoginScreen: UIViewController, LoginViewInput {
///     init(accounts: any AccountDirectory) { … }
/// }
/// ```
///
/// The router supplies the parameters of the initialiser, which may be services, and other views. They follow the rules of services:
/// see `Provider(of:named:replacing:when:lifetime:registersItself:)`.
///
/// - Parameters:
///   - keys: The keys of the view. The compiler verifies that the class conforms to their protocols.
///   - name: The name of the provider, if the protocol has several.
///   - replacedProvider: The name of another provider that is not registered if this one is. It has a key in common with this one.
///   - condition: The condition under which the type is registered. Defaults to `.always`.
///   - supportedPaths: The paths that can show the view. Defaults to `.screen`.
///   - requirements: The requirements that interceptors read, an array literal. See ``RouteRequirement``.
///   - url: A URL pattern that leads to the view, a literal. A placeholder such as `:id` sets the parameter `id`, which has
///     ``RouteParameter`` and a type that conforms to ``URLParameter``. See <doc:RoutingByURL>.
///   - sender: The sender whose URLs are opened. Defaults to `.app`. Pass `.outside` for URLs of the browser and of other apps.
///   - registersItself: Whether the shared registry finds the class, a literal. Defaults to true.
@attached(
    member, conformances: RouteRegistrable, names: named(_RouteProvider), named(_routeRecord), named(register))
@attached(extension, conformances: RouteRegistrable)
public macro Provider<each Protocol>(
    of keys: repeat RoutableView<each Protocol>, named name: StaticString? = nil,
    replacing replacedProvider: StaticString? = nil, when condition: RouteCondition = .always,
    supportedPaths: ViewRoutePaths = .screen, requires requirements: [RouteRequirement] = [],
    url: StaticString? = nil, by sender: URLSender = .app, registersItself: Bool = true
) = #externalMacro(module: "ModuleRouterMacrosPlugin", type: "ViewProviderMacro")

/// Makes a class the provider of a view with a key that is written with its protocol.
///
/// ```swift
/// @MainActor @Provider(of: RoutableViewModule<any EditorInput>.self, supportedPaths: [.push])
/// final class EditorScreen {
///     init(store: any NoteStore, @RouteParameter name: String = "") { … }
/// }
/// ```
///
/// See `Provider(of:named:replacing:when:lifetime:registersItself:)` for the keys that need this form.
///
/// - Parameters:
///   - keys: The types of the keys, all of one kind.
///   - name: The name of the provider, if the protocol has several.
///   - replacedProvider: The name of another provider that is not registered if this one is. It has a key in common with this one.
///   - condition: The condition under which the type is registered. Defaults to `.always`.
///   - supportedPaths: The paths that can show the view. Defaults to `.screen`.
///   - requirements: The requirements that interceptors read, an array literal. See ``RouteRequirement``.
///   - url: A URL pattern that leads to the view, a literal. A placeholder such as `:id` sets the parameter `id`, which has
///     ``RouteParameter`` and a type that conforms to ``URLParameter``. See <doc:RoutingByURL>.
///   - sender: The sender whose URLs are opened. Defaults to `.app`. Pass `.outside` for URLs of the browser and of other apps.
///   - registersItself: Whether the shared registry finds the class, a literal. Defaults to true.
@attached(
    member, conformances: RouteRegistrable, names: named(_RouteProvider), named(_make), named(_routeRecord),
    named(register))
@attached(extension, conformances: RouteRegistrable)
public macro Provider(
    of keys: any RoutableKey.Type..., named name: StaticString? = nil,
    replacing replacedProvider: StaticString? = nil, when condition: RouteCondition = .always,
    supportedPaths: ViewRoutePaths = .screen, requires requirements: [RouteRequirement] = [],
    url: StaticString? = nil, by sender: URLSender = .app, registersItself: Bool = true
) = #externalMacro(module: "ModuleRouterMacrosPlugin", type: "SpelledProviderMacro")

// MARK: Keys that do not fit

/// Reports that the key of a module protocol must be written with its type.
@_documentation(visibility: internal)
@attached(member)
public macro Provider<Module>(
    of key: RoutableViewModule<Module>, named name: StaticString? = nil,
    replacing replacedProvider: StaticString? = nil, when condition: RouteCondition = .always,
    supportedPaths: ViewRoutePaths = .screen, requires requirements: [RouteRequirement] = [],
    url: StaticString? = nil, by sender: URLSender = .app, registersItself: Bool = true
) = #externalMacro(module: "ModuleRouterMacrosPlugin", type: "ModuleKeyProviderMacro")
#endif
