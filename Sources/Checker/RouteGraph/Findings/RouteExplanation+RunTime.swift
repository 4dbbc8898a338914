// SPDX-License-Identifier: Apache-2.0

/// The explanations of faults that only `validate()` finds, at least in Swift.
extension RouteExplanation {
    static let exclusiveConflict = RouteExplanation(
        .exclusiveConflict,
        summary: "A provider makes a class that another provider has reserved.",
        meaning: """
            The line DestinationClass(Screen.self, exclusive: true) reserves a class: no other provider may make it. In \
            Objective-C, registerExclusiveView: and registerExclusiveService: reserve it, and the checker finds the conflict too.
            """,
        consequence: "A request by the class always leads to the provider that has reserved it.",
        example: """
            Sources/Other/OtherClockRouter.m:5:5: error: OtherClockRouter makes SystemClock, which ClockRouter reserves for itself [exclusive-conflict]
            Sources/Time/ClockRouter.m:7:5: note: ClockRouter reserves it
              help: register it without Exclusive there, or let OtherClockRouter make a subclass
              see: routes explain exclusive-conflict
            """,
        remedy: "Remove `exclusive: true`, or let the other provider make a subclass.")

    static let destinationNotConforming = RouteExplanation(
        .destinationNotConforming,
        summary: "A router makes a class that does not conform to its registered protocol.",
        meaning:
            "A router of ZRouter registers its classes and its protocols by calls, which the compiler cannot compare.",
        consequence: "A request for the protocol fails.",
        example: """
            App/FaultyServiceRouter.swift:6:9: error: FaultyServiceRouter makes CheckedService for RoutableService<any OtherServiceInput>, and CheckedService does not conform to any OtherServiceInput [destination-not-conforming]
              CheckedService is registered at App/FaultyServiceRouter.swift:4:9
              help: conform CheckedService to any OtherServiceInput, for example in an extension beside this registration
            """,
        remedy:
            "Conform the class to the protocol, or register the protocol with a router that makes a conforming class.")

    static let configurationNotConforming = RouteExplanation(
        .configurationNotConforming,
        summary: "A router makes a configuration that does not conform to its registered module protocol.",
        meaning: """
            A router of ZRouter registers its module protocols by calls, which the compiler cannot compare with its \
            configuration.
            """,
        consequence: "A request for the module protocol fails.",
        example: """
            App/FaultyServiceRouter.swift:7:9: error: FaultyServiceRouter makes ZIKPerformRouteConfiguration for RoutableServiceModule<any OtherModuleInput>, and ZIKPerformRouteConfiguration does not conform to any OtherModuleInput [configuration-not-conforming]
              help: return a configuration from defaultRouteConfiguration() that conforms to any OtherModuleInput
            """,
        remedy: "Override defaultRouteConfiguration(), or conform the configuration to the protocol.")

    static let providerWithoutDestination = RouteExplanation(
        .providerWithoutDestination,
        summary: "A router is registered without a class of destinations.",
        meaning: """
            A router of ZRouter registers its classes by calls. The checker finds such routers in Objective-C too.
            """,
        consequence:
            "The router is not found by a class, and does not prepare views of that class that other code makes.",
        example: """
            Sources/Time/EmptyServiceRouter.m:3:17: error: EmptyServiceRouter is registered without a class of destinations [provider-without-destination]
              help: call registerService: in +registerRoutableDestination of EmptyServiceRouter, or return YES from +isAbstractRouter
              see: routes explain provider-without-destination
            """,
        remedy: "Register the class. In a router that is only a base class, override isAbstractRouter().")

    static let duplicateLibrary = RouteExplanation(
        .duplicateLibrary,
        summary: "Two images of one process contain a copy of the library.",
        meaning: "A dynamic library that is linked with its own static copy has its own registry.",
        consequence: "Routes that are registered in one copy are unknown to the other.",
        example: """
            error: 2 images of this process contain a copy of ModuleRouter, each with its own routes [duplicate-library]
              a copy is in /app/notes
              a copy is in /app/libFeature.so
              help: link ModuleRouter dynamically into all of them, or link the modules statically into the app
            """,
        remedy: "Link ModuleRouter dynamically into all images, or link the modules statically into the app.")
}
