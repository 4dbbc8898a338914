// SPDX-License-Identifier: Apache-2.0

import CModuleRouter

/// A condition under which a provider is registered.
///
/// ```swift
/// @Provider(of: .payments, replacing: "StripePayments", when: .launchArgument("--demo"))
/// final class DemoPayments: Payments { … }
/// ```
///
/// A registry reads the condition when the provider is registered. It must be the same each time. See <doc:SelectingProviders>.
public struct RouteCondition: Sendable {
    /// The end of a sentence, such as `with the launch argument '--demo'`.
    public let description: String
    /// The kind and the values of the condition, by which conditions are compared. A zero, which no value contains, separates them.
    let identity: String
    /// Whether the condition holds in this process.
    let holdsInProcess: Bool

    /// The provider is registered in every process.
    public static var always: RouteCondition { RouteCondition(description: "", identity: "", holdsInProcess: true) }

    /// The provider is registered if the process was started with an argument.
    ///
    /// - Parameter argument: The whole argument, such as `--demo`. In Xcode, arguments are part of the scheme.
    public static func launchArgument(_ argument: StaticString) -> RouteCondition {
        RouteCondition(
            description: RouteFaultText.launchArgument("\(argument)"), identity: "argument\0\(argument)",
            // A static string ends with a zero, as C expects.
            holdsInProcess: module_router_has_argument(
                CommandLine.argc, CommandLine.unsafeArgv, argument.utf8Start))
    }

    /// The provider is registered if an environment variable has a value.
    ///
    /// - Parameters:
    ///   - variable: The name of the variable.
    ///   - value: The value; nil for any value, also an empty one.
    public static func environment(_ variable: StaticString, is value: StaticString? = nil) -> RouteCondition {
        #if DEBUG
        if let value, module_router_environment_differs_in_case(variable.utf8Start, value.utf8Start) {
            RouteLog.note(
                """
                the environment variable \(variable) is '\(value)' except for upper and lower case, so providers with \
                this condition are not registered
                """)
        }
        #endif
        return RouteCondition(
            description: RouteFaultText.environment("\(variable)", is: value.map { "\($0)" }),
            identity: "environment\0\(variable)" + (value.map { "\0\($0)" } ?? ""),
            holdsInProcess: module_router_environment_is(variable.utf8Start, value?.utf8Start))
    }

    /// The provider is registered in the process in which Xcode shows previews. Xcode sets `XCODE_RUNNING_FOR_PREVIEWS` to 1 there.
    public static var previews: RouteCondition { environment(RouteFaultText.previewsVariable, is: "1") }

    var isAlways: Bool { description.isEmpty }
}

extension RouteCondition: CustomStringConvertible {}
