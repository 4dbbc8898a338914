// SPDX-License-Identifier: Apache-2.0

#if GTK
import Foundation
import Testing

/// The built program, driven by its keyboard on a display of its own, and what can be read on its screenshots.
@Suite(
    .enabled(if: Screenshots.obstacle == nil, Comment(rawValue: Screenshots.obstacle ?? "")))
struct ProgramTests {
    @Test func theProgramIsDrivenThroughItsLogin() throws {
        let shots = try Screenshots()
        #expect(shots.problem == "")
        #expect(
            shots.names == [
                "list", "note", "editor", "unsaved", "login", "alert", "diary", "search", "settings", "dark",
            ])

        let list = try shots.words(of: "list")
        #expect(list.isSuperset(of: ["Calendar", "Diary", "Kitchen", "garden.md", "Choose", "notes"]))
        #expect(list.isDisjoint(with: ["Apples", "Boskoop"]))

        let note = try shots.words(of: "note")
        #expect(note.isSuperset(of: ["pears", "wall", "Prune", "Boskoop", "115", "basket"]))
        #expect(note.isDisjoint(with: ["Choose", "**wall**"]))

        #expect(try shots.words(of: "editor").isSuperset(of: ["Editing", "**wall**", "Boskoop"]))
        #expect(try shots.words(of: "unsaved").isSuperset(of: ["Unsaved", "Keep", "changed,", "saved."]))
        #expect(try shots.words(of: "login").isSuperset(of: ["Login", "locked.", "Cancel"]))
        #expect(try shots.words(of: "alert").isSuperset(of: ["Invalid", "Password", "password."]))
        // The buttons that do something: blue, and red where something is lost.
        #expect(try shots.share(of: "#2f80e0", in: "login") > 0.006)
        #expect(try shots.share(of: "#2f80e0", in: "alert") < 0.005)
        #expect(try shots.share(of: "#d81b24", in: "unsaved") > 0.004)
        #expect(try shots.share(of: "#d81b24", in: "editor") == 0)

        // What the lock keeps is seen when it has been opened, and not before.
        for name in ["list", "note", "login", "alert"] {
            #expect(try shots.words(of: name).isDisjoint(with: ["Nobody", "reads"]))
        }
        #expect(try shots.words(of: "diary").isSuperset(of: ["Nobody", "reads", "this."]))

        #expect(try shots.words(of: "search").isSuperset(of: ["Quinces", "potatoes", "found"]))
        #expect(try shots.words(of: "settings").isSuperset(of: ["Text", "Dark", "Sorted", "Newest"]))
    }

    @Test func theNextStartIsAsTheLastOneEnded() throws {
        let shots = try Screenshots()
        #expect(try shots.words(of: "dark").isSuperset(of: ["pears", "Boskoop"]))
        // The same page, in other colours.
        #expect(try shots.brightness(of: "note") > 0.8)
        #expect(try shots.brightness(of: "dark") < 0.4)
    }
}
#endif
