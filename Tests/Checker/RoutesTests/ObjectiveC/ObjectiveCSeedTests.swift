// SPDX-License-Identifier: Apache-2.0

#if Macros
import RouteGraph
import Testing

/// The findings in the samples of the original's documentation.
@Suite struct ObjectiveCSeedTests {
    private func findings(_ sample: String, _ completion: String = "") async throws -> [String] {
        try await WrittenApp("a sample", ["App/Sample.m": sample, "App/Rest.m": completion]).check().map(\.description)
    }

    @Test func theAdapterNeedsItsRegistration() async throws {
        let found = try await findings(ObjectiveCSeeds.adapter)
        #expect(
            found == [
                """
                App/Sample.m:22:17: error: nothing registers LoginViewAdapter, which adapts RoutableView<any ModuleARequiredLoginViewInput> [unregistered-provider]
                App/Sample.m:6:18: note: needed by Sample.m
                  help: write ZIKAutoRegister(LoginViewAdapter) beside its @implementation
                  see: routes explain unregistered-provider
                """
            ])
    }

    private static let loginRouter = """
        @interface LoginViewRouter : ZIKViewRouter
        @end
        @implementation LoginViewRouter
        + (void)registerRoutableDestination {
            [self registerView:[LoginViewController class]];
            [self registerViewProtocol:ZIKRoutable(ProvidedLoginViewInput)];
        }
        @end
        ZIKAutoRegister(LoginViewRouter)

        """

    /// The sample shows both forms in one method.
    @Test func bothFormsOfAnAdapterAreDuplicates() async throws {
        let found = try await findings(
            ObjectiveCSeeds.adapter, Self.loginRouter + "ZIKAutoRegister(LoginViewAdapter)\n")
        #expect(
            found == [
                """
                App/Sample.m:28:2: error: RoutableView<any ModuleARequiredLoginViewInput> is provided twice by LoginViewAdapter [duplicate-provider]
                App/Sample.m:26:2: note: LoginViewAdapter provides it
                  help: remove one of the two lines
                  see: routes explain duplicate-provider
                """
            ])
    }

    @Test(arguments: [
        "\t[LoginViewRouter registerViewProtocol:ZIKRoutable(ModuleARequiredLoginViewInput)];",
        "\t[self registerDestinationAdapter:ZIKRoutable(ModuleARequiredLoginViewInput) forAdaptee:ZIKRoutable(ProvidedLoginViewInput)];",
    ])
    func eachFormOfAnAdapterIsSilent(other: String) async throws {
        #expect(ObjectiveCSeeds.adapter.contains(other))
        let found = try await findings(
            ObjectiveCSeeds.adapter.replacing(other, with: ""),
            Self.loginRouter + "ZIKAutoRegister(LoginViewAdapter)\n")
        #expect(found == [])
    }

    @Test func theProxyIsARouter() async throws {
        let found = try await findings(ObjectiveCSeeds.proxy)
        #expect(
            found == [
                """
                App/Sample.m:19:17: error: nothing registers ModuleARequiredLoginViewRouter, which provides RoutableView<any ModuleARequiredLoginViewInput> [unregistered-provider]
                  help: write ZIKAutoRegister(ModuleARequiredLoginViewRouter) beside its @implementation
                  see: routes explain unregistered-provider
                """
            ])
        let completed = try await findings(
            ObjectiveCSeeds.proxy,
            Self.loginRouter
                + "ZIKAutoRegister(ModuleARequiredLoginViewRouter)\nid login(void) { return ZIKRouterToView(ModuleARequiredLoginViewInput); }"
        )
        #expect(completed == [])
    }

    @Test func theStrictConfigurationIsExact() async throws {
        let found = try await findings(
            ObjectiveCSeeds.checking,
            "ZIKAutoRegister(EditorViewRouter)\n@protocol EditorViewInput <ZIKViewRoutable>\n@end")
        #expect(found == [])
    }

    /// The document: "If the protocol is changed to parent protocol, the compiler won't give any errors."
    @Test(arguments: ["Configuration<id<EditorViewInput>>", "^(id<EditorViewInput> destination)"])
    func aParentProtocolIsFound(type: String) async throws {
        let found = try await findings(
            ObjectiveCSeeds.checking.replacing(type, with: type.replacing("EditorViewInput", with: "EditorInput")),
            """
            ZIKAutoRegister(EditorViewRouter)
            @protocol EditorInput <ZIKViewRoutable>
            @end
            @protocol EditorViewInput <EditorInput>
            @end
            id editor(void) { return ZIKRouterToService(Other); }
            """)
        let (place, text) =
            type.hasPrefix("C") ? ("19:58", "strictConfiguring") : ("21:40", "prepareDestination")
        #expect(
            found.filter { !$0.contains("missing-provider") } == [
                """
                App/Sample.m:\(place): warning: RoutableView<any EditorViewInput> is requested, but '\(text)' has the type of its parent EditorInput [parent-protocol]
                  help: write EditorViewInput instead of EditorInput
                  see: routes explain parent-protocol
                """
            ])
    }

    @Test func declaredProtocolsNeedARouter() async throws {
        let found = try await findings(ObjectiveCSeeds.declaration)
        #expect(
            found.compactMap { $0.split(separator: "\n").first } == [
                "App/Sample.m:8:11: error: no provider for RoutableView<any EditorViewInput> [missing-provider]",
                "App/Sample.m:12:11: error: no provider for RoutableViewModule<any EditorModuleInput> [missing-provider]",
            ])
    }

    /// The names of the document of an earlier version.
    @Test func earlierNamesAreRead() async throws {
        let source = """
            #define ZIKRoutableProtocol(PROTOCOL) ZIKRoutable(PROTOCOL)
            #define ZIKViewRouterToView(PROTOCOL) ZIKRouterToView(PROTOCOL)
            #define EditorViewRouter EarlierEditorViewRouter
            @protocol NoteEditorInput <ZIKViewRoutable>
            @end
            @interface EditorViewRouter : ZIKViewRouter
            @end
            @implementation EditorViewRouter
            + (void)registerRoutableDestination {
                [self registerView:[EditorViewController class]];
                //如果protocol不是继承自ZIKViewRoutable，将会编译错误
                [self registerViewProtocol:ZIKRoutableProtocol(NoteEditorInput)];
            }
            @end
            void show(void) {
                [ZIKViewRouterToView(NoteEditorInput) performFromSource:self routeConfiguring:configure];
                [ZIKViewRouter.classToView(ZIKRoutableProtocol(NoteEditorInput)) performPath:path];
            }
            """
        let registered = try await findings(source, "ZIKAutoRegister(EarlierEditorViewRouter)")
        #expect(registered == [])
        let unregistered = try await findings(source)
        #expect(
            unregistered == [
                """
                App/Sample.m:8:17: error: nothing registers EarlierEditorViewRouter, which provides RoutableView<any NoteEditorInput> [unregistered-provider]
                App/Sample.m:16:26: note: needed by show
                App/Sample.m:17:20: note: also needed by show
                  help: write ZIKAutoRegister(EarlierEditorViewRouter) beside its @implementation
                  see: routes explain unregistered-provider
                """
            ])
    }
}
#endif
