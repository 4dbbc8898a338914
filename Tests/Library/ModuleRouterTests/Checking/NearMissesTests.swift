// SPDX-License-Identifier: Apache-2.0

import ModuleRouter
import Testing

/// The similarity of names that is required for a hint.
@Suite struct NearMissesTests {
    @Test(arguments: [
        ("Clock", "Clokc"), ("Clock", "WallClock"), ("ClockService", "ClockServce"), ("AlarmService", "AlermService"),
        ("LoginViewInput", "LogonViewInput"), ("any Clock", "Cloak"), ("NoteStore", "NotesStore"),
        ("Service", "ClockService"),
    ])
    func similarNamesAreNearMisses(name: String, other: String) {
        #expect(NearMisses.of(name, among: [other]) == [other])
        #expect(NearMisses.of(other, among: [name]) == [name])
    }

    @Test(arguments: [
        ("PriceService", "VenueService"), ("LoginViewInput", "EventViewInput"), ("FooService", "BarService"),
        ("NoteListModuleInput", "CheckoutModuleInput"), ("Clock", "Alarm"),
    ])
    func differentNamesAreNoNearMisses(name: String, other: String) {
        #expect(NearMisses.of(name, among: [other]) == [])
        #expect(NearMisses.of(other, among: [name]) == [])
    }
}
