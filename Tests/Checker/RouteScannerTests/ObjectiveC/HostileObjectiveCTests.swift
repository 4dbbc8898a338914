// SPDX-License-Identifier: Apache-2.0

#if Macros
import Foundation
import RouteGraph
import Testing

@testable import RouteScanner

/// Reading ends for every input, and code before the broken part is read.
@Suite struct HostileObjectiveCTests {
    /// A source with statements of every kind.
    static let source = """
        #import <ZIKRouter/ZIKRouter.h>
        #if DEBUG
        @import Login;
        #else
        #define REGISTER(P) [self registerViewProtocol:ZIKRoutable(P)];
        #endif
        NS_SWIFT_NAME(Input) @protocol EditorInput <ZIKViewRoutable, NSObject>
        @property (nonatomic, copy) NSString *title;
        @end
        @interface EditorRouter : ZIKViewRouter<EditorController *, ZIKViewRouteConfiguration *>
        @end
        @implementation EditorRouter { int x; }
        + (BOOL)isAbstractRouter { return NO; }
        + (void)registerRoutableDestination {
            [self registerExclusiveView:[EditorController class]];
            if (x) [self registerViewProtocol:ZIKRoutable(EditorInput)]; else { [self registerURLPattern:@"app://a"]; }
            [self registerDestinationAdapter:ZIKRoutable(A) forAdaptee:ZIKRoutable(B)];
            [ZIKViewRouter registerModuleProtocol:ZIKRoutable(M) forMakingView:C.class making:^id(id c) { return [C new]; }];
            [ZIKViewRoute makeRouteWithDestination:C.class makeDestination:^C *(id c, id r) { return [C new]; }]
                .registerDestinationProtocol(ZIKRoutable(P)).registerIdentifier(@"a" "b");
            REGISTER(EditorInput) /* a comment */
            [self performSelector:NSSelectorFromString(@"registerView:") withObject:x ? @protocol(P) : nil]; // routes:allow a
        }
        - (void)show:(id)sender {
            [ZIKRouterToView(EditorInput) performPath:path
                strictConfiguring:^(ZIKViewRouteStrictConfiguration<id<Parent>> *config, id module) {
                    config.prepareDestination = ^(id<Parent> destination) {};
                }];
            ZIKViewRouterType<id<Parent>> *router = ZIKRouterToView(EditorInput);
            char c = '\\''; NSArray *a = @[ @{ @"k": @1 }, @(2) ];
        }
        @end
        ZIKAutoRegister(EditorRouter)
        """

    static let sources = [source] + aboutObjectiveC

    /// The Objective-C code in the documentation of this package.
    private static let aboutObjectiveC = RealSources.pages.flatMap { page in
        page.matches(of: /```objc\n([\s\S]*?)```/).map { String($0.1) }
    }

    @Test func theSourceHasStatementsOfEveryKind() {
        let facts = objectiveC(Self.source)
        #expect(facts.statements.count == 18)
        #expect(facts.classes.count == 2)
        #expect(facts.protocols.count == 1)
    }

    @Test func randomChangesAreRead() {
        var generator = SeededGenerator(seed: 7)
        let bytes = Array("[](){}<>@\"'\\/*#:;.,=^-+?\n\r \u{0}aP".utf8)
        for source in Self.sources {
            let original = Array(source.utf8)
            for _ in 0..<400 {
                var text = original
                for _ in 0..<Int.random(in: 1...6, using: &generator) where !text.isEmpty {
                    let place = Int.random(in: 0..<text.count, using: &generator)
                    switch Int.random(in: 0..<4, using: &generator) {
                    case 0: text.remove(at: place)
                    case 1: text.insert(bytes.randomElement(using: &generator)!, at: place)
                    case 2: text[place] = UInt8.random(in: 0...255, using: &generator)
                    default:
                        let end = min(place + Int.random(in: 1..<40, using: &generator), text.count)
                        text.append(contentsOf: text[place..<end])
                        text.removeSubrange(place..<end)
                    }
                }
                check(text)
            }
        }
    }

    @Test func aSourceCutAnywhereIsRead() {
        let bytes = Array(Self.source.utf8)
        for length in 0...bytes.count { check(Array(bytes[..<length])) }
    }

    @Test func randomTokensAreRead() {
        var generator = SeededGenerator(seed: 8)
        let words =
            Self.source.split { " \n".contains($0) }.map(String.init) + ["[", "]", "{", "}", "(", ")", "#if 0", "@end"]
        for _ in 0..<400 {
            let text = (0..<Int.random(in: 0..<80, using: &generator)).map { _ in
                words.randomElement(using: &generator)!
            }
            check(Array(text.joined(separator: Bool.random(using: &generator) ? " " : "\n").utf8))
        }
    }

    /// Reads bytes, and checks that the facts have positions and survive the cache.
    private func check(_ bytes: [UInt8]) {
        let facts = bytes.withUnsafeBytes { ObjectiveCReader.read($0) }
        let read = facts.objectiveC ?? ObjectiveCFacts()
        let isPlaced = read.statements.allSatisfy { $0.position.line > 0 && $0.position.column > 0 }
        #expect(isPlaced)
        let encoded = FactCoding.encode(FileScanner.Reading(facts: facts))
        let decoded = try? encoded.withUnsafeBytes { try FactCoding.decode($0) }
        #expect(decoded?.facts == facts)
    }

    private static let count = 20_000

    /// Code whose reading takes minutes if it visits a token more than a few times.
    private static let long: [(name: String, source: String)] = [
        ("messages", String(repeating: "[a b:", count: count) + String(repeating: "]", count: count)),
        ("open brackets", String(repeating: "[(", count: count)),
        ("closed brackets", String(repeating: ")]", count: count)),
        ("blocks", String(repeating: "^{", count: count)), ("casts", String(repeating: "(a)", count: count)),
        ("casts in messages", String(repeating: "[(a)", count: count)),
        ("branches", String(repeating: "if (a) ", count: count)),
        ("arguments", "[a " + String(repeating: "b:c ", count: count) + "]"),
        ("angles", String(repeating: "[A<", count: count)),
        ("choices", "[a b:" + String(repeating: "c ? ", count: count) + "]"),
        ("members", "[a" + String(repeating: ".b", count: count) + " c]"),
        ("conditions", String(repeating: "#if A\na\n#else\n", count: count)),
        ("spaces", String(repeating: " ", count: count) + "#if"), ("comments", String(repeating: "/*", count: count)),
        (
            "routes",
            "@implementation A\n"
                + String(repeating: "[ZIKViewRoute makeRouteWithDestination:a].b(c);", count: count / 10)
        ),
        (
            "requests",
            String(repeating: "[ZIKRouterToView(P) performPath:a preparation:^(id<Q> d) { ", count: count / 10)
        ),
        ("methods", "@implementation A\n" + String(repeating: "- (void)a:(id)b ", count: count)),
        ("interfaces", String(repeating: "@interface A : B <C>\n", count: count)),
        ("protocols", String(repeating: "@protocol A <B>\n", count: count)),
        ("quotes", String(repeating: "\"", count: count)), ("raw texts", String(repeating: "R\"x(", count: count)),
        ("calls", String(repeating: "A(B, ", count: count)),
        ("equals", String(repeating: "x = ", count: count) + "ZIKRouterToView(P);"),
    ]

    @Test(arguments: long.map(\.name)) func longCodeEnds(name: String) throws {
        let source = try #require(Self.long.first { $0.name == name }).source
        let facts = objectiveC("ZIKAutoRegister(First)\n" + source)
        #expect(facts.statements.first?.kind == .registration(of: "First"))
    }

    @Test func otherEncodingsAreRead() {
        let bytes: [UInt8] = [0x2F, 0x2F, 0xE9, 0xFF, 0x0A] + Array("ZIKAutoRegister(A)".utf8)
        let facts = bytes.withUnsafeBytes { ObjectiveCReader.read($0) }
        #expect(facts.objectiveC?.statements.map(\.kind) == [.registration(of: "A")])
    }
}
#endif
