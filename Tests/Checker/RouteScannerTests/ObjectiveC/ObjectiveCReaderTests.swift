// SPDX-License-Identifier: Apache-2.0

#if Macros
import RouteGraph
import Testing

@testable import RouteScanner

/// The facts of one Objective-C file.
@Suite struct ObjectiveCReaderTests {
    private func kinds(_ source: String) -> [ObjectiveCStatement.Kind] { objectiveC(source).statements.map(\.kind) }

    /// Returns the statements of a router's registration.
    private func registering(_ code: String) -> [ObjectiveCStatement.Kind] {
        kinds("@implementation R\n+ (void)registerRoutableDestination {\n\(code)\n}\n@end")
    }

    private func own(_ line: ObjectiveCLine) -> ObjectiveCStatement.Kind { .line(line, .own) }

    // MARK: Declarations

    @Test func protocolsHaveTheirParents() {
        let source = """
            @protocol Forward;
            @protocol One, Two;
            @protocol EditorInput <ZIKViewRoutable, NSObject>
            @required
            - (void)save:(id<One>)one;
            @end
            NS_SWIFT_NAME(SwiftInput)
            @protocol Plain
            @end
            """
        #expect(
            objectiveC(source).protocols == [
                ObjectiveCProtocolFact(
                    name: "EditorInput", parents: ["ZIKViewRoutable", "NSObject"], position: at(3, 11)),
                ObjectiveCProtocolFact(name: "Plain", swiftName: "SwiftInput", parents: [], position: at(8, 11)),
            ])
        #expect(objectiveC(source).statements == [])
    }

    @Test func classesHaveTheirSuperclass() {
        let source = """
            @class A, B;
            @interface A : ZIKViewRouter<A *, ZIKViewRouteConfiguration<C> *> <D>
            @end
            @interface E<__covariant T> : NSObject { int x; }
            @end
            @interface A (F) <G>
            @end
            @interface A ()
            @end
            @implementation A { int y; }
            + (BOOL)isAbstractRouter { return YES; }
            + (void)registerRoutableDestination {}
            - (void)registerRoutableDestination {}
            @end
            @implementation A (H)
            @end
            """
        #expect(
            objectiveC(source).classes == [
                ObjectiveCClassFact(name: "A", superclass: "ZIKViewRouter", position: at(2, 12)),
                ObjectiveCClassFact(name: "E", superclass: "NSObject", position: at(4, 12)),
                ObjectiveCClassFact(name: "A", isCategory: true, position: at(6, 12)),
                ObjectiveCClassFact(name: "A", isCategory: true, position: at(8, 12)),
                ObjectiveCClassFact(
                    name: "A", isImplementation: true, isAbstract: true, registration: at(12, 1), position: at(10, 17)),
                ObjectiveCClassFact(name: "A", isCategory: true, isImplementation: true, position: at(15, 17)),
            ])
    }

    @Test func aMissingEndHarmsOneClassOnly() {
        let source = """
            @interface A : B
            - (void)a;
            @interface C : D
            @end
            @implementation E
            - (void)f { if (x) {
            @implementation G
            + (void)registerRoutableDestination { [self registerIdentifier:@"g"]; }
            @end
            """
        let facts = objectiveC(source)
        #expect(facts.classes.map(\.name) == ["A", "C", "E", "G"])
        #expect(facts.statements.map(\.owner) == ["G"])
        #expect(facts.statements.map(\.isConditional) == [false])
    }

    @Test func importsNameModulesAndHeaders() {
        let facts = objectiveCFile(
            "#import <Login/Login.h>\n#include \"Deep/Notes.h\"\n@import Shop.Cart;\n#import <a.h>")
        #expect(facts.imports == [ImportFact(module: "Login"), ImportFact(module: "Shop")])
        #expect(facts.objectiveC?.headers == ["Notes.h"])
    }

    @Test func commentsAllowFaults() {
        let facts = objectiveCFile(
            "int a;\n// routes:allow missing-provider: later\n/*\n routes:allow duplicate-provider\n*/")
        #expect(
            facts.allowances == [
                AllowanceFact(line: 2, ids: ["missing-provider"]), AllowanceFact(line: 4, ids: ["duplicate-provider"]),
            ])
    }

    // MARK: Registrations

    @Test func aRouterRegistersClassesProtocolsAndNames() {
        let code = """
            [self registerView:[EditorController class]];
            [self registerExclusiveView:EditorPanel.class];
            [self registerService:(id)NSClassFromString(@"Clock")];
            [self registerViewProtocol:ZIKRoutable(EditorInput)];
            [self registerServiceProtocol:(ZIKRoutable(Clock))];
            [[self class] registerModuleProtocol:ZIKRoutable(EditorModule)];
            [R registerIdentifier:@"edi" @"tor"];
            [self registerURLPattern:@"app://editor/:id"];
            """
        #expect(
            registering(code) == [
                own(.destination("EditorController", isExclusive: false)),
                own(.destination("EditorPanel", isExclusive: true)), own(.destination("Clock", isExclusive: false)),
                own(.key(ObjectiveCKey(.view, "EditorInput"))), own(.key(ObjectiveCKey(.service, "Clock"))),
                own(.key(ObjectiveCKey(.module, "EditorModule"))), .line(.identifier("editor"), .router("R")),
                own(.urlPattern("app://editor/:id")),
            ])
    }

    @Test func aClassThatIsNotWrittenIsADestination() {
        #expect(
            registering("[self registerView:/* proxy class*/];\n[self registerView:cls];") == [
                own(.destination(nil, isExclusive: false)), own(.destination(nil, isExclusive: false)),
            ])
    }

    @Test func anAdapterJoinsProtocols() {
        let code = """
            [OtherRouter registerViewProtocol:ZIKRoutable(Required)];
            [self registerDestinationAdapter:ZIKRoutable(Required) forAdaptee:ZIKRoutable(Provided)];
            [self registerModuleAdapter:ZIKRoutable(RequiredModule)
                             forAdaptee:ZIKRoutable(ProvidedModule)];
            """
        #expect(
            registering(code) == [
                .line(.key(ObjectiveCKey(.view, "Required")), .router("OtherRouter")),
                own(.adapter(ObjectiveCKey(.destination, "Required"), adaptee: "Provided")),
                own(.adapter(ObjectiveCKey(.module, "RequiredModule"), adaptee: "ProvidedModule")),
            ])
    }

    @Test func branchesAreConditional() {
        let code = """
            if (isDebug) [self registerIdentifier:@"a"];
            [self registerIdentifier:@"b"];
            if (isDebug) { [self registerIdentifier:@"c"]; } else { [self registerIdentifier:@"d"]; }
            for (id x in y) { [self registerIdentifier:@"e"]; }
            dispatch_once(&token, ^{ [self registerIdentifier:@"f"]; });
            dispatch_async(queue, ^{ [self registerIdentifier:@"g"]; return; });
            #if DEBUG
            [self registerIdentifier:@"h"];
            #else
            [self registerIdentifier:@"i"];
            #endif
            [self registerIdentifier:@"j"];
            if (isDebug) { return; }
            [self registerIdentifier:@"k"];
            """
        let source = "@implementation R\n+ (void)registerRoutableDestination {\n\(code)\n}\n@end"
        let conditional = objectiveC(source).statements.compactMap { statement -> String? in
            guard case .line(.identifier(let text), _) = statement.kind, statement.isConditional else { return nil }
            return text
        }
        #expect(conditional == ["a", "c", "d", "e", "g", "h", "i", "k"])
    }

    @Test func routersAreRegisteredInThreeWays() {
        let source = """
            ZIKAutoRegister(A)
            ZIKAutoRegister(B);
            void begin(void) {
                [ZIKRouteRegistry registerRouters:@[ C.class, [D class], other ]];
                [E registerRoutableDestination];
                [ZIKRouteRegistry registerRouters:list];
                [cls registerRoutableDestination];
            }
            """
        #expect(
            kinds(source) == [
                .registration(of: "A"), .registration(of: "B"), .registration(of: "C"), .registration(of: "D"),
                .unproven(.unwrittenRouters, text: "other"), .registration(of: "E"),
                .unproven(.unwrittenRouters, text: "[ZIKRouteRegistry registerRouters:list]"),
                .unproven(.unwrittenRouters, text: "[cls registerRoutableDestination]"),
            ])
    }

    // MARK: Routes without a router class

    @Test func classesAreRegisteredWithoutARouter() {
        let source = """
            void begin(void) {
                [ZIKViewRouter registerViewProtocol:ZIKRoutable(P) forMakingView:[C class]];
                [ZIKServiceRouter registerServiceProtocol:ZIKRoutable(Q) forMakingService:[D class] making:^id(id config) {
                    return flag ? [D new] : nil;
                }];
                [ZIKViewRouter registerModuleProtocol:ZIKRoutable(M) forMakingView:C.class factory:makeModule];
                [ZIKServiceRouter registerIdentifier:@"q" forMakingService:D.class];
            }
            """
        let view = { ObjectiveCStatement.Receiver.block($0, isView: true) }
        let service = { ObjectiveCStatement.Receiver.block($0, isView: false) }
        #expect(
            kinds(source) == [
                .line(.destination("C", isExclusive: false), view(0)), .line(.key(ObjectiveCKey(.view, "P")), view(0)),
                .line(.destination("D", isExclusive: false), service(1)),
                .line(.key(ObjectiveCKey(.service, "Q")), service(1)),
                .line(.destination("C", isExclusive: false), view(2)),
                .line(.key(ObjectiveCKey(.viewModule, "M")), view(2)),
                .line(.destination("D", isExclusive: false), service(3)), .line(.identifier("q"), service(3)),
            ])
    }

    @Test func blockRoutesHaveProperties() {
        let source = """
            void begin(void) {
                [ZIKViewRoute<C *, ZIKViewRouteConfiguration *> makeRouteWithDestination:[C class]
                    makeDestination:^C *(ZIKViewRouteConfiguration *config, ZIKViewRouter *router) { return [C new]; }]
                .nameAs(@"C").registerDestinationProtocol(ZIKRoutable(P))
                .registerModuleProtocol(ZIKRoutable(M)).registerIdentifier(@"c").registerURLPattern(@"app://c");
                ZIKServiceRoute *route = [ZIKServiceRoute makeRouteWithExclusiveDestination:D.class makeDestination:make];
                route.registerDestinationProtocol(ZIKRoutable(Q));
                route.registerIdentifier(name);
            }
            """
        let view = ObjectiveCStatement.Receiver.block(0, isView: true)
        let service = ObjectiveCStatement.Receiver.block(1, isView: false)
        #expect(
            kinds(source) == [
                .line(.destination("C", isExclusive: false), view), .line(.key(ObjectiveCKey(.view, "P")), view),
                .line(.key(ObjectiveCKey(.viewModule, "M")), view), .line(.identifier("c"), view),
                .line(.urlPattern("app://c"), view), .line(.destination("D", isExclusive: true), service),
                .line(.key(ObjectiveCKey(.service, "Q")), service),
                .line(.unproven(.unwrittenText, text: "name"), service),
            ])
    }

    // MARK: Requests

    @Test func macrosRequestRouters() {
        let source = """
            @implementation Notes
            - (void)show:(id)sender from:(id)source {
                [ZIKRouterToView(P) performPath:path];
                id router = ZIKRouterToViewModule(M);
                [ZIKRouterToService(Q) makeDestination];
                use(ZIKRouterToServiceModule(N));
                [ZIKViewRouter.toView(ZIKRoutable(R)) performPath:path];
            }
            @end
            """
        let statements = objectiveC(source).statements
        #expect(
            statements.map(\.kind) == [
                .request(ObjectiveCKey(.view, "P")), .request(ObjectiveCKey(.viewModule, "M")),
                .request(ObjectiveCKey(.service, "Q")), .request(ObjectiveCKey(.serviceModule, "N")),
                .request(ObjectiveCKey(.view, "R")),
            ])
        #expect(statements.map(\.member) == Array(repeating: "show:from:", count: 5))
        #expect(statements.map(\.owner) == Array(repeating: "Notes", count: 5))
        #expect(statements[0].position == at(3, 22))
    }

    @Test func messagesToClassesAreUses() {
        let source = """
            void show(void) {
                [EditorRouter performPath:path];
                id x = [ClockRouter makeDestinationWithPreparation:^(id d) {}];
                [array makeObjectsPerformSelector:s];
                [editor performPath:path];
            }
            """
        #expect(kinds(source) == [.message(to: "EditorRouter"), .message(to: "ClockRouter")])
    }

    @Test func otherProtocolExpressionsAreMentions() {
        let source = """
            id a = @protocol(A);
            id b = ZIKRoutable(B);
            id c = NSProtocolFromString(@"C");
            """
        #expect(kinds(source) == [.mention("A"), .mention("B"), .mention("C")])
    }

    @Test func typesOfBlocksAreNoted() {
        let source = """
            void show(void) {
                [ZIKRouterToView(Child) performPath:path
                    strictConfiguring:^(ZIKViewRouteStrictConfiguration<id<Parent>> *config, ZIKViewRouteConfiguration *module) {
                        config.prepareDestination = ^(id<Parent, NSObject> destination) {};
                    }];
                [ZIKRouterToService(Child) makeDestinationWithPreparation:^(id<Other> destination) {}];
                [ZIKRouterToViewModule(Child) performPath:path configuring:^(ZIKViewRouteConfiguration<Parent> *config) {}];
                ZIKViewRouterType<id<Parent>, ZIKViewRouteConfiguration *> *router = ZIKRouterToView(Child);
                id<Parent> destination = [ZIKRouterToView(Child) makeDestination];
                config.prepareDestination = ^(id<Parent> destination) {};
            }
            """
        let view = ObjectiveCKey(.view, "Child")
        let typed = objectiveC(source).statements.filter { if case .typed = $0.kind { true } else { false } }
        #expect(
            typed.map(\.kind) == [
                .typed(as: ["Parent"], for: view, text: "strictConfiguring"),
                .typed(as: ["Parent", "NSObject"], for: view, text: "prepareDestination"),
                .typed(as: ["Other"], for: ObjectiveCKey(.service, "Child"), text: "makeDestinationWithPreparation"),
                .typed(as: ["Parent"], for: ObjectiveCKey(.viewModule, "Child"), text: "configuring"),
                .typed(
                    as: ["Parent"], for: view,
                    text: "ZIKViewRouterType<id<Parent>, ZIKViewRouteConfiguration *> *router"),
            ])
        #expect(typed.map(\.position) == [at(3, 61), at(4, 43), at(6, 65), at(7, 66), at(8, 23)])
    }

    // MARK: Code that is not followed

    @Test func unprovenRegistrationsAreNoted() {
        let code = """
            [self registerViewProtocol:protocol];
            [self registerViewProtocol:@protocol(P)];
            [self registerDestinationAdapter:required forAdaptee:ZIKRoutable(Q)];
            [self performSelector:NSSelectorFromString(@"registerViewProtocol:") withObject:@protocol(R)];
            [self performSelector:@selector(registerServiceProtocol:) withObject:x];
            [self performSelector:selector withObject:x];
            [self registerLogin:ZIKRoutable(S)];
            [Helper add:ZIKRoutable(T) to:self];
            registerAll(self, ZIKRoutable(U));
            [cls registerViewProtocol:ZIKRoutable(V)];
            """
        let found = registering(code)
        #expect(
            found.filter { if case .mention = $0 { false } else { true } } == [
                own(.unproven(.unwrittenProtocol, text: "[self registerViewProtocol:protocol]")),
                own(.unproven(.namedProtocol, text: "[self registerViewProtocol:@protocol(P)]")),
                own(
                    .unproven(
                        .unwrittenProtocol, text: "[self registerDestinationAdapter:required forAdaptee:ZIKRoutable(Q)]"
                    )),
                .unproven(.selector, text: "NSSelectorFromString(@\"registerViewProtocol:\")"),
                .unproven(.selector, text: "@selector(registerServiceProtocol:)"),
                .unproven(.selector, text: "[self performSelector:selector withObject:x]"),
                .unproven(.function, text: "[self registerLogin:ZIKRoutable(S)]"),
                .unproven(.function, text: "[Helper add:ZIKRoutable(T) to:self]"),
                .call(of: "registerAll", arguments: ["self", "U"], text: "registerAll(self, ZIKRoutable(U))"),
                .unproven(.unwrittenReceiver, text: "[cls registerViewProtocol:ZIKRoutable(V)]"),
            ])
        #expect(
            found.compactMap { if case .mention(let name) = $0 { name } else { nil } }
                == ["P", "Q", "R", "S", "T", "U", "V"])
    }

    @Test func messagesOfOtherLibrariesAreIgnored() {
        #expect(
            kinds(
                "void f(void) { [[Locator shared] registerService:x]; [locator registerView:y]; use(@selector(registerService:)); }"
            ) == [])
    }

    @Test func requestsOfVariablesAreNoted() {
        #expect(
            kinds("void f(void) { [ZIKViewRouter.toView(protocol) performPath:p]; ZIKRouterToView(a, b); }") == [
                .unproven(.unwrittenRequest, text: "ZIKViewRouter.toView(protocol)"),
                .unproven(.unwrittenRequest, text: "ZIKRouterToView(a, b)"),
            ])
    }

    @Test func macrosAboutRoutesAreNoted() {
        let source = """
            #define REGISTER(P, C) \\
                [self registerView:[C class]]; \\
                [self registerViewProtocol:ZIKRoutable(P)];
            #define TO(P) ZIKRouterToView(P)
            #define PLAIN(x) (x)
            REGISTER(Input, Controller)
            """
        let facts = objectiveC(source)
        #expect(
            facts.macros == [
                ObjectiveCMacroFact(name: "REGISTER", registers: true),
                ObjectiveCMacroFact(name: "TO", registers: false),
            ])
        #expect(
            facts.statements.map(\.kind) == [
                .call(of: "REGISTER", arguments: ["Input", "Controller"], text: "REGISTER(Input, Controller)")
            ])
    }

    // MARK: Syntax

    @Test(arguments: [
        "x[0]", "array[i][j]", "@[ a, b ]", "@{ @\"a\": b }", "c ? [self a] : b", "std::vector<int> v[2]", "(a)[b]",
        "[x y].z[0]", "^{ return a; }",
    ])
    func bracketsOfOtherExpressionsAreNoMessages(code: String) {
        #expect(registering("\(code);\n[self registerIdentifier:@\"a\"];") == [own(.identifier("a"))])
    }

    @Test(arguments: [
        "[self registerIdentifier:a ? @\"a\" : @\"b\"]", "[self registerIdentifier:(a ? b : c)]",
        "[self registerIdentifier:A::b]",
        "[self registerIdentifier:[self nameOf:x with:^(int a) { return a ? b : c; }]]",
    ])
    func colonsInArgumentsDoNotSplitTheSelector(code: String) {
        let text = code.dropFirst("[self registerIdentifier:".count).dropLast()
        #expect(registering("\(code);") == [own(.unproven(.unwrittenText, text: String(text)))])
    }

    @Test func keywordsOfOtherCodeAreIgnored() {
        let source = """
            extern "C" {
            namespace notes {
            static void run() noexcept { [E registerRoutableDestination]; }
            }
            }
            static int table[] = { 1, 2, [3] = 4 };
            """
        #expect(kinds(source) == [.registration(of: "E")])
        #expect(objectiveC(source).statements[0].owner == nil)
    }
}
#endif
