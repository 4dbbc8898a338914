// SPDX-License-Identifier: Apache-2.0

import LockInterface
import ModuleRouterMacros
import ModuleRouterTesting
import NotesInterface
import Testing
import UIKitHarness

@testable import LockModule
@testable import NotesApp

/// The same user in the same app, on screens of UIKit and of SwiftUI.
@MainActor @Suite struct LoginTests {
    @Test(arguments: ScreenKind.allCases) func aLockedNoteAsksForThePasswordFirst(on kind: ScreenKind) async throws {
        try await NotesTest.run(on: kind) { test in
            #expect(test.user.seen == ["«Notes»", "‹Search, or type a URL›", "<Diary 🔒>", "<Garden>"])
            try await test.tap("Diary 🔒")
            let login = ["Login", "This note is locked.", "‹Password›", "<Cancel>", "<Unlock>"]
            #expect(test.user.seen == login)
            test.user.type("wrong", into: "Password")
            try await test.tap("Unlock")
            #expect(test.user.seen == ["Invalid Password", "This is not the password.", "<OK>"])
            try await test.tap("OK")
            #expect(test.user.seen == login)
            test.user.type("sesame", into: "Password")
            try await test.tap("Unlock")
            #expect(test.user.seen == ["«Diary»", "Diary", "Nobody reads this.", "<Edit>", "<Link>"])
        }
    }
}
