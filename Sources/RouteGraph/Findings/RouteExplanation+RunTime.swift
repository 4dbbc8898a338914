// SPDX-License-Identifier: Apache-2.0

/// The explanations of faults that only `validate()` finds.
extension RouteExplanation {
    static let exclusiveConflict = RouteExplanation(
        .exclusiveConflict,
        summary: "A provider makes a class that another provider has claimed for itself.",
        meaning: "A line DestinationClass(Screen.self, exclusive: true) says that no other provider makes that class.",
        consequence:
            "A route that is found by the class leads to the provider that claims it, also for what the other one made.",
        example: """
            Other/OtherClockRouter.swift:5:9: error: exclusive-conflict: OtherClockRouter makes SystemClock, which belongs to ClockRouter alone
              ClockRouter claims it at Time/ClockRouter.swift:7:9
              help: drop `exclusive: true` there, or let OtherClockRouter make a class of its own
            """,
        remedy: "Drop `exclusive: true`, or make a subclass in the other provider.")

    static let destinationNotConforming = RouteExplanation(
        .destinationNotConforming,
        summary: "A router makes a class that is not the protocol it is registered for.",
        meaning:
            "A router of ZRouter registers its classes and its protocols by calls, which the compiler cannot compare.",
        consequence: "Asking for the protocol fails when it is used.",
        example: """
            App/FaultyServiceRouter.swift:6:9: error: destination-not-conforming: FaultyServiceRouter makes CheckedService for RoutableService<any OtherServiceInput>, which is not any OtherServiceInput
              CheckedService is registered at App/FaultyServiceRouter.swift:4:9
              help: conform CheckedService to any OtherServiceInput, by an extension beside this registration for example
            """,
        remedy: "Conform the class to the protocol, or register the protocol with the router that makes such a class.")

    static let configurationNotConforming = RouteExplanation(
        .configurationNotConforming,
        summary: "A router begins with a configuration that is not the module protocol it is registered for.",
        meaning:
            "A router of ZRouter registers its module protocols by calls, which the compiler cannot compare with its configuration.",
        consequence: "Asking for the module protocol fails when it is used.",
        example: """
            App/FaultyServiceRouter.swift:7:9: error: configuration-not-conforming: FaultyServiceRouter begins RoutableServiceModule<any OtherModuleInput> with ZIKPerformRouteConfiguration, which is not any OtherModuleInput
              help: return a configuration from defaultRouteConfiguration() that conforms to any OtherModuleInput
            """,
        remedy: "Override defaultRouteConfiguration(), or conform the configuration to the protocol.")

    static let providerWithoutDestination = RouteExplanation(
        .providerWithoutDestination,
        summary: "A router is registered, and makes no class.",
        meaning:
            "A router of ZRouter says by a call which classes it makes.",
        consequence:
            "The router is not found by a class, and views of that class which come from elsewhere are not prepared.",
        example: """
            error: provider-without-destination: EmptyServiceRouter is registered with no class of destinations
              help: call registerService(_:) in registerRoutableDestination() of EmptyServiceRouter
            """,
        remedy:
            "Register the class, or override isAbstractRouter() of a router that only serves others to inherit from.")

    static let lateRegistration = RouteExplanation(
        .lateRegistration,
        summary: "A route was asked for before it was registered.",
        meaning: "The registry remembers what was asked for in vain, and tells when it is registered after all.",
        consequence:
            "That call has failed, and the next one will not: the app behaves one way now and another way later.",
        example: """
            Time/ClockRouter.swift:5:9: error: late-registration: RoutableService<any Clock> was asked for before ClockRouter registered it, and that call has failed
              it was asked for at App/main.swift:12:22
              help: register it before its first use; load the library that provides it earlier
            """,
        remedy: "Register by hand where the app begins, before anything asks; or write @AutoRegister.")

    static let duplicateLibrary = RouteExplanation(
        .duplicateLibrary,
        summary: "Two images of one process hold a copy of the library.",
        meaning: "A dynamic library that is linked with its own static copy has a registry of its own.",
        consequence: "Routes that are registered in the one are unknown to the other.",
        example: """
            error: duplicate-library: 2 images of this process hold a copy of ModuleRouter, each with routes of its own
              a copy is in /app/notes
              a copy is in /app/libFeature.so
              help: link ModuleRouter dynamically into all of them, or link the modules statically into the app
            """,
        remedy: "Link ModuleRouter dynamically into all images, or the modules statically into the app.")
}
