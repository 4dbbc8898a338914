// SPDX-License-Identifier: Apache-2.0

import ModuleRouter
import ModuleRouterTesting
import SearchInterface
import Testing

@testable import SearchModule

@Suite(.routes { SearchIndex.self }) struct SearchIndexTests {
    private func index(_ documents: [(String, String, String)]) throws -> any SearchIndexing {
        let index = try Router.destination(for: .searchIndex)
        for (name, title, body) in documents { index.add(SearchDocument(name: name, title: title, body: body)) }
        return index
    }

    private func names(_ query: String, _ documents: [(String, String, String)]) throws -> [String] {
        try index(documents).results(for: query, limit: 10).map(\.document.name)
    }

    @Test func everyoneGetsAnIndexOfTheirOwn() throws {
        let first = try index([("a", "", "word")])
        let second = try index([])
        #expect(try first.results(for: "word", limit: 10).count == 1)
        #expect(try second.results(for: "word", limit: 10).isEmpty)
    }

    @Test func allWordsMustBeThere() throws {
        #expect(
            try names("red house", [("1", "", "red car"), ("2", "", "a house in red"), ("3", "", "house")]) == ["2"])
    }

    @Test func titleCountsMostThenName() throws {
        let documents = [
            ("body", "x", "swift and other things"), ("swift", "x", "y and other things"),
            ("title", "Swift", "y and other things"),
        ]
        #expect(try names("swift", documents) == ["title", "swift", "body"])
    }

    @Test func moreOftenAndShorterIsBetter() throws {
        let long = String(repeating: "filler ", count: 100)
        #expect(
            try names("cat", [("1", "", "cat " + long), ("2", "", "cat cat dog"), ("3", "", "cat dog")]) == [
                "2", "3", "1",
            ])
    }

    @Test func rareWordsDecide() throws {
        let documents =
            [("1", "", "common common rare"), ("2", "", "common"), ("3", "", "rare common common common")]
            + (4...9).map { ("\($0)", "", "common") }
        #expect(try names("common rare", documents).prefix(2).sorted() == ["1", "3"])
    }

    @Test func wordsInTheOrderOfTheQueryAreBetter() throws {
        #expect(
            try names("release notes", [("1", "", "notes on the release"), ("2", "", "on release notes all")]) == [
                "2", "1",
            ])
    }

    @Test func theLastWordMayBeABeginning() throws {
        let documents = [("1", "", "routing"), ("2", "", "route"), ("3", "", "other")]
        #expect(try names("rout", documents).sorted() == ["1", "2"])
        #expect(try names("route", [("1", "", "routes routes"), ("2", "", "route x")]) == ["2", "1"])
        #expect(try names("rout x", [("1", "", "route x")]) == [])
    }

    @Test func quotedWordsMustFollowOneAnother() throws {
        let documents = [("1", "", "error in handling"), ("2", "", "Error-handling here")]
        #expect(try names("\"error handling\"", documents) == ["2"])
        #expect(try names("“error handling” her", documents) == ["2"])
        #expect(try names("\"handl\"", documents) == [])
    }

    @Test func caseAndAccentsMakeNoDifference() throws {
        #expect(try names("CAFE", [("1", "", "the café")]) == ["1"])
        #expect(try names("café", [("1", "", "THE CAFE")]) == ["1"])
    }

    @Test func charactersOfScriptsWithoutSpacesAreFoundTogether() throws {
        #expect(try names("東京", [("1", "", "私は東京に"), ("2", "", "京と東")]) == ["1"])
    }

    @Test func aQueryWithoutWordsIsAnError() throws {
        let index = try index([("a", "", "b")])
        #expect(throws: SearchError("there is no word to search for")) { try index.results(for: "!? \"\"", limit: 1) }
    }

    @Test func noMoreThanTheLimit() throws {
        let index = try index((1...9).map { ("\($0)", "", "same") })
        #expect(try index.results(for: "same", limit: 3).map(\.document.name) == ["1", "2", "3"])
    }

    @Test func theSnippetShowsTheBestPlaceOnOneLine() throws {
        let filler = String(repeating: "lorem ipsum dolor ", count: 20)
        let index = try index([("a", "", "red. \(filler)\nthe Red\n\n  house stands. \(filler)")])
        let result = try #require(try index.results(for: "red hous", limit: 1).first)
        #expect(result.snippet.filter(\.isHit).map(\.text) == ["Red", "house"])
        let text = result.snippet.map(\.text).joined()
        #expect(text.hasPrefix("…dolor lorem ipsum dolor lorem ipsum dolor the Red house stands. lorem"))
        #expect(text.hasSuffix("…"))
        #expect(text.utf8.count < 200)
    }

    @Test func aShortTextIsItsOwnSnippet() throws {
        let index = try index([("a", "", "one two three")])
        let result = try #require(try index.results(for: "two", limit: 1).first)
        #expect(result.snippet == [.init("one "), .init("two", isHit: true), .init(" three")])
    }

    @Test func aHitInTheTitleAloneShowsTheBeginning() throws {
        let index = try index([("a", "Title", "one two")])
        #expect(try index.results(for: "title", limit: 1).first?.snippet == [.init("one two")])
    }
}
