// SPDX-License-Identifier: Apache-2.0

import ModuleRouter
import Testing

/// Which names are similar enough for a hint.
@Suite struct NearMissesTests {
    @Test(arguments: [
        ("Clock", "Clokc"), ("Clock", "WallClock"), ("ClockService", "ClockServce"), ("AlarmService", "AlermService"),
        ("LoginViewInput", "LogonViewInput"), ("any Clock", "Cloak"), ("NoteStore", "NotesStore"),
        ("Service", "ClockService"),
    ])
    func areSimilar(name: String, other: String) {
        #expect(NearMisses.of(name, among: [other]) == [other])
        #expect(NearMisses.of(other, among: [name]) == [name])
    }

    @Test(arguments: [
        ("PriceService", "VenueService"), ("LoginViewInput", "EventViewInput"), ("FooService", "BarService"),
        ("NoteListModuleInput", "CheckoutModuleInput"), ("Clock", "Alarm"),
    ])
    func areNotSimilar(name: String, other: String) {
        #expect(NearMisses.of(name, among: [other]) == [])
        #expect(NearMisses.of(other, among: [name]) == [])
    }
}
