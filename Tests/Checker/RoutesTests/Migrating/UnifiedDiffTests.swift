// SPDX-License-Identifier: Apache-2.0

#if Macros
import RouteScanner
import TestSupport
import Testing

@Suite(.startsPrograms) struct UnifiedDiffTests {
    private func diff(_ old: String, _ new: String) -> String { UnifiedDiff(path: "a", from: old, to: new).description }

    @Test func isEmptyForEqualTexts() { #expect(diff("a\n", "a\n") == "") }

    @Test func showsThreeLinesAroundAChange() {
        #expect(
            diff("1\n2\n3\n4\n5\n6\n7\n8\n9\n", "1\n2\n3\n4\nfive\n6\n7\n8\n9\n") == """
                --- a
                +++ a
                @@ -2,7 +2,7 @@
                 2
                 3
                 4
                -5
                +five
                 6
                 7
                 8

                """)
    }

    @Test func countsEachSideSeparately() {
        #expect(diff("", "1\n2\n") == "--- a\n+++ a\n@@ -0,0 +1,2 @@\n+1\n+2\n")
        #expect(diff("1\n", "") == "--- a\n+++ a\n@@ -1 +0,0 @@\n-1\n")
    }

    @Test func marksAMissingNewline() {
        #expect(
            diff("1", "1\n") == """
                --- a
                +++ a
                @@ -1 +1 @@
                -1
                \\ No newline at end of file
                +1

                """)
    }

    @Test func keepsCarriageReturns() {
        #expect(
            diff("1\r\n2\r\n", "1\r\ntwo\r\n") == "--- a\n+++ a\n@@ -1,2 +1,2 @@\n 1\r\n-2\r\n+two\r\n")
    }

    @Test func distantChangesAreApart() {
        let lines = (1...20).map { "\($0)\n" }
        var changed = lines
        changed[1] = "two\n"
        changed.remove(at: 17)
        let heads = diff(lines.joined(), changed.joined()).split(separator: "\n").filter { $0.hasPrefix("@@") }
        #expect(heads == ["@@ -1,5 +1,5 @@", "@@ -15,6 +15,5 @@"])
    }

    @Test(arguments: MigratedSample.app.map(\.path)) func patchAppliesTheDifference(path: String) throws {
        let sample = try #require(MigratedSample.app.first { $0.path == path })
        let folder = try TemporaryFolder([
            "text": sample.before, "diff": UnifiedDiff(path: "text", from: sample.before, to: sample.after).description,
        ])
        let command = try Command("patch", ["--silent", "text", "diff"], in: folder.path)
        #expect(command == Command(status: 0))
        #expect(try folder.text(of: "text") == sample.after)
    }
}
#endif
