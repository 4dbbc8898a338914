// SPDX-License-Identifier: Apache-2.0

import CModuleRouter

/// A condition under which a provider is registered.
///
/// ```swift
/// @Provider(of: .payments, replacing: "StripePayments", when: .launchArgument("--demo"))
/// final class DemoPayments: Payments { … }
/// ```
///
/// A registry reads the condition once, when the provider is registered. See <doc:SelectingProviders>.
public struct RouteCondition: Sendable, Hashable {
    private enum Test: Sendable, Hashable {
        case always
        case launchArgument(String)
        case environment(String, is: String?)
    }

    private let test: Test

    /// The provider is registered in every process.
    public static var always: RouteCondition { RouteCondition(test: .always) }

    /// The provider is registered if the process was started with an argument.
    ///
    /// - Parameter argument: The whole argument, such as `--demo`. In Xcode, arguments are part of the scheme.
    public static func launchArgument(_ argument: StaticString) -> RouteCondition {
        RouteCondition(test: .launchArgument(argument.description))
    }

    /// The provider is registered if an environment variable has a value.
    ///
    /// - Parameters:
    ///   - variable: The name of the variable.
    ///   - value: The value; nil for any value, also an empty one.
    public static func environment(_ variable: StaticString, is value: StaticString? = nil) -> RouteCondition {
        RouteCondition(test: .environment(variable.description, is: value?.description))
    }

    /// The provider is registered in the process in which Xcode shows previews. Xcode sets `XCODE_RUNNING_FOR_PREVIEWS` to 1 there.
    public static var previews: RouteCondition { environment("XCODE_RUNNING_FOR_PREVIEWS", is: "1") }

    var isAlways: Bool {
        if case .always = test { true } else { false }
    }

    /// Whether the condition holds in this process.
    var holdsInProcess: Bool {
        switch test {
        case .always: return true
        case .launchArgument(let argument): return CommandLine.arguments.dropFirst().contains(argument)
        case .environment(let variable, let value):
            guard let current = module_router_environment(variable) else { return false }
            return value.map { $0 == String(cString: current) } ?? true
        }
    }
}

extension RouteCondition: CustomStringConvertible {
    /// The end of a sentence, such as `with the launch argument '--demo'`.
    public var description: String {
        switch test {
        case .always: "always"
        case .launchArgument(let argument): RouteFaultText.launchArgument(argument)
        case .environment(let variable, let value): RouteFaultText.environment(variable, is: value)
        }
    }
}
