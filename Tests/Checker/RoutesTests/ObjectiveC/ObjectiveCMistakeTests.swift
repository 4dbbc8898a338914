// SPDX-License-Identifier: Apache-2.0

#if Macros
import Testing

/// The mistakes that the checker finds in Objective-C, each in an otherwise correct app.
enum ObjectiveCMistakes {
    static let all = missing + duplicate + unused + unproven
}

@Suite struct ObjectiveCMistakeTests {
    @Test(arguments: ObjectiveCMistakes.all) func aMistakeHasItsMessage(app: ObjectiveCApp.Changed) async throws {
        let messages = try await app.messages()
        #expect(messages == app.expected)
    }

    @Test func theCorrectAppHasNoFindings() async throws {
        let messages = try await ObjectiveCApp.Changed("correct").messages()
        #expect(messages == "")
    }
}
#endif
