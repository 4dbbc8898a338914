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
    package let isStatic: Bool
    package let mayThrow: Bool
    package let isAsync: Bool

    package init(
        name: String, parameters: [Parameter]?, isStatic: Bool, mayThrow: Bool = false, isAsync: Bool = false
    ) {
        self.name = name
        self.parameters = parameters
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
        case destination = "Destination"
        case configuration = "Configuration"
        case other
    }

    /// The name in the spelling of documentation: `prepare(_:with:)`.
    var spelling: String {
        guard let parameters else { return name }
        return name + "(" + parameters.map { $0.label + ":" }.joined() + ")"
    }

    /// The declaration without types: `static var lifetime`, `func prepare(_:with:)`.
    var declaration: String {
        (isStatic ? "static " : "") + (parameters == nil ? "var " : "func ") + spelling
    }
}

extension ProviderRequirement {
    /// Returns the members that a provider of a protocol may implement; nil for other protocols.
    package static func requirements(of provider: String) -> [Self]? {
        switch provider {
        case "ServiceRouteProvider", "MainActorServiceRouteProvider": ofServices
        case "AsyncServiceRouteProvider": ofAsyncServices + [making([])]
        case "AsyncFunctionRouteProvider": ofAsyncServices + [making([with])]
        case "ViewRouteProvider": ofViews
        case "RouteAdapter": [property("routes")]
        default: refinements.first { $0.name == provider }.map { ofViews + $0.requirements }
        }
    }

    /// The protocols that refine `ViewRouteProvider`, with their own requirements.
    package static let refinements: [(name: String, requirements: [Self])] = [
        (
            "ObservingViewRouteProvider",
            [function("observe", [Parameter(label: "_"), destination("of")], isStatic: true)]
        ),
        (
            "InterceptingViewRouteProvider",
            [function("intercept", [Parameter(label: "_")], isStatic: true, mayThrow: true, isAsync: true)]
        ),
        ("RevealingViewRouteProvider", [function("canReveal", [destination(), with], isStatic: true)]),
        (
            "ExternalViewRouteProvider",
            [
                function("acceptsExternal", [destination(), Parameter(label: "from")], isStatic: true),
                function("isPrepared", [destination("external")]),
            ]
        ),
        (
            "RemovalCheckingViewRouteProvider",
            [function("reasonNotToRemove", [destination(), with]), property("isWatchedForLeaks")]
        ),
        (
            "CustomViewRouteProvider",
            [
                property("customPaths"),
                function("present", [destination(), Parameter(label: "by"), with], mayThrow: true),
            ]
        ),
    ]

    /// The properties of providers of all kinds.
    private static let selection = [property("condition"), property("replacedProvider")]

    private static let ofAll =
        selection + [
            property("routes"), function("makeConfiguration", [], isStatic: true),
            function("makeDestination", [with], mayThrow: true),
            function("prepare", [destination(), with]),
        ]

    private static let ofServices = ofAll + [property("lifetime"), property("closing")]

    private static let ofAsyncServices =
        selection + [
            property("routes"), property("lifetime"), property("closing"),
        ]

    private static func making(_ parameters: [Parameter]) -> Self {
        function("makeDestination", parameters, mayThrow: true, isAsync: true)
    }

    private static let ofViews =
        ofAll + [
            property("supportedPaths"), function("defaultPath", [Parameter(label: "from")], isStatic: true),
            function("prepare", [destination(), with, Parameter(label: "route")]),
        ]

    private static let with = Parameter(label: "with", content: .configuration)

    private static func destination(_ label: String = "_") -> Parameter {
        Parameter(label: label, content: .destination)
    }

    /// All properties of a provider are static.
    private static func property(_ name: String) -> Self { Self(name: name, parameters: nil, isStatic: true) }

    private static func function(
        _ name: String, _ parameters: [Parameter], isStatic: Bool = false, mayThrow: Bool = false, isAsync: Bool = false
    ) -> Self {
        Self(name: name, parameters: parameters, isStatic: isStatic, mayThrow: mayThrow, isAsync: isAsync)
    }
}
#endif
