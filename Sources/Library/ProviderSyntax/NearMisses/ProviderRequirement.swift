// SPDX-License-Identifier: Apache-2.0

#if Macros
/// A member that a provider may implement, in the form that the library calls.
///
/// The library has default implementations of most members. A member that almost matches therefore compiles, but is never
/// called.
package struct ProviderRequirement: Hashable, Sendable {
    package let name: String
    /// Nil for a property.
    package let parameters: [Parameter]?
    /// The type of the property, or the result type of the function.
    package let type: String
    package let isStatic: Bool
    package let mayThrow: Bool
    package let isAsync: Bool

    package init(
        name: String, parameters: [Parameter]?, type: String, isStatic: Bool, mayThrow: Bool = false,
        isAsync: Bool = false
    ) {
        self.name = name
        self.parameters = parameters
        self.type = type
        self.isStatic = isStatic
        self.mayThrow = mayThrow
        self.isAsync = isAsync
    }

    package struct Parameter: Hashable, Sendable {
        /// The label; `_` if there is none.
        package let label: String
        package let content: Content

        package init(label: String, content: Content = .other) {
            self.label = label
            self.content = content
        }
    }

    /// The type of a parameter's value.
    package enum Content: String, Hashable, Sendable {
        case destination = "ProvidedDestination"
        case configuration = "ProvidedConfiguration"
        case other
    }

    /// The name in the spelling of documentation: `prepare(_:with:)`.
    package var spelling: String {
        guard let parameters else { return name }
        return name + "(" + parameters.map { $0.label + ":" }.joined() + ")"
    }

    /// The type as authors write it.
    package var writtenType: String { name == "lifetime" ? "RouteLifetime" : type }

    /// The declaration with its type: `static var lifetime: RouteLifetime`, `func prepare(_: Destination, with: Configuration)`.
    package var typedDeclaration: String {
        guard let parameters else { return "\(declaration): \(writtenType)" }
        let list = parameters.map { parameter in
            parameter.label + ":" + (parameter.content == .other ? "" : " " + parameter.content.rawValue)
        }
        let effects = (isAsync ? " async" : "") + (mayThrow ? " throws" : "")
        let result = type == "Void" ? "" : " -> " + type
        return (isStatic ? "static " : "") + "func \(name)(\(list.joined(separator: ", ")))" + effects + result
    }

    /// The declaration without types: `static var lifetime`, `func prepare(_:with:)`.
    package var declaration: String {
        (isStatic ? "static " : "") + (parameters == nil ? "var " : "func ") + spelling
    }
}

extension ProviderRequirement {
    /// The protocols of providers, besides those that refine `ViewRouteProvider`.
    package static let providers = [
        "ServiceRouteProvider", "MainActorServiceRouteProvider", "AsyncServiceRouteProvider",
        "AsyncFunctionRouteProvider",
        "ViewRouteProvider",
    ]

    /// Returns the members that a provider of a protocol may implement; nil for other protocols.
    package static func requirements(of provider: String) -> [Self]? {
        switch provider {
        case "ServiceRouteProvider", "MainActorServiceRouteProvider": ofServices
        case "AsyncServiceRouteProvider": ofAsyncServices + [making([])]
        case "AsyncFunctionRouteProvider": ofAsyncServices + [making([with])]
        case "ViewRouteProvider": ofViews
        case "RouteAdapter": [routes]
        default: refinements.first { $0.name == provider }.map { ofViews + $0.requirements }
        }
    }

    /// The protocols that refine `ViewRouteProvider`, with their own requirements.
    package static let refinements: [(name: String, requirements: [Self])] = [
        (
            "ObservingViewRouteProvider",
            [function("observe", [Parameter(label: "_"), destination("of")], "Void", isStatic: true)]
        ),
        (
            "InterceptingViewRouteProvider",
            [
                function(
                    "intercept", [Parameter(label: "_")], "ViewRouteDecision", isStatic: true, mayThrow: true,
                    isAsync: true)
            ]
        ),
        (
            "RevealingViewRouteProvider",
            [function("canReveal", [destination(), with], "Bool", isStatic: true)]
        ),
        (
            "ExternalViewRouteProvider",
            [
                function(
                    "acceptsExternal", [destination(), Parameter(label: "from")], "Bool", isStatic: true),
                function("isPrepared", [destination("external")], "Bool"),
            ]
        ),
        (
            "RemovalCheckingViewRouteProvider",
            [
                function("reasonNotToRemove", [destination(), with], "String?"),
                property("isWatchedForLeaks", "Bool"),
            ]
        ),
        (
            "CustomViewRouteProvider",
            [
                property("customPaths", "ViewRoutePaths"),
                function(
                    "present", [destination(), Parameter(label: "by"), with], "any ViewPresentation", mayThrow: true),
            ]
        ),
    ]

    /// The properties of providers of all kinds.
    private static let selection = [
        property("condition", "RouteCondition"), property("replacedProvider", "StaticString?"),
    ]

    private static let routes = property("routes", "RouteList<Self>")

    private static let lifetime = property("lifetime", "ServiceLifetime<ProvidedDestination, ProvidedConfiguration>")

    private static let ofAll =
        selection + [
            routes, function("makeConfiguration", [], "ProvidedConfiguration", isStatic: true),
            function("makeDestination", [with], "ProvidedDestination?", mayThrow: true),
            function("prepare", [destination(), with], "Void"),
        ]

    private static let ofServices = ofAll + [lifetime]

    private static let ofAsyncServices = selection + [routes, lifetime]

    private static func making(_ parameters: [Parameter]) -> Self {
        function("makeDestination", parameters, "ProvidedDestination?", mayThrow: true, isAsync: true)
    }

    private static let ofViews =
        ofAll + [
            property("supportedPaths", "ViewRoutePaths"),
            function("defaultPath", [Parameter(label: "from")], "ViewRoutePath", isStatic: true),
            function("prepare", [destination(), with, Parameter(label: "route")], "Void"),
        ]

    private static let with = Parameter(label: "with", content: .configuration)

    private static func destination(_ label: String = "_") -> Parameter {
        Parameter(label: label, content: .destination)
    }

    /// All properties of a provider are static.
    private static func property(_ name: String, _ type: String) -> Self {
        Self(name: name, parameters: nil, type: type, isStatic: true)
    }

    private static func function(
        _ name: String, _ parameters: [Parameter], _ result: String, isStatic: Bool = false, mayThrow: Bool = false,
        isAsync: Bool = false
    ) -> Self {
        Self(
            name: name, parameters: parameters, type: result, isStatic: isStatic, mayThrow: mayThrow, isAsync: isAsync)
    }
}
#endif
