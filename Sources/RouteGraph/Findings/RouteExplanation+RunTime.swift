// SPDX-License-Identifier: Apache-2.0

import ModuleRouter

/// What `validate()` alone can know.
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
