// SPDX-License-Identifier: Apache-2.0

#if Macros
import Testing

@testable import routes

@Suite struct SwiftNameTests {
    @Test(arguments: ["Clock", "clock", "Clock2", "_Clock", "Größe", "時計"])
    func namesOfTypesAreAccepted(name: String) {
        #expect(SwiftName(argument: name)?.description == name)
    }

    @Test(arguments: [
        "", "class", "Any", "Self", "Type", "Protocol", "self", "2Clock", "Clock Two", "Clock-Two", "Clock.Two",
        "`class`",
        "Clock<T>", "Clock\n", "../Clock", "_", "Clock;", "Clo/*x*/ck", "func",
    ])
    func otherTextsAreRejected(name: String) {
        #expect(SwiftName(argument: name)?.description == nil)
    }

    @Test(arguments: [
        ("Clock", "clock"), ("URLOpener", "urlOpener"), ("NoteSearch", "noteSearch"), ("URL", "url"),
        ("Class", "destination"),
        ("clock", "destination"),
    ])
    func aValueIsNamedAfterItsType(name: String, value: String) {
        #expect(SwiftName(argument: name)?.asValue == value)
    }

    @Test(arguments: [
        ("Clock", "clock"), ("clock", "clock"), ("URLOpener", "urlOpener"), ("Class", "classService"),
        ("Kind", "kindService"), ("RouteSlot", "routeSlotService"),
    ])
    func aShortKeyIsNamedAfterItsProtocol(name: String, key: String) {
        #expect(SwiftName(argument: name)?.asShortKey(orEndingWith: "Service") == key)
    }
}
#endif
