// SPDX-License-Identifier: Apache-2.0

// Scripts/update-explanations writes this file from the page Diagnostics.

extension DiagnosticText {
    package static let all: [DiagnosticText] = [
        DiagnosticText(
            "invalid-configuration", .error,
            #"""
            The parameters came too late for a destination that already exists, a default path leads to itself, the closure or the decoder of a
            URL pattern threw an error, or no URL can be written for the values. In `ZRouter`, the error also means that the view that a caller
            passed is not of the class that the provider makes.

                the parameters of RoutableServiceModule<any NamedModuleInput> have no effect: DatabaseRouter keeps its destination and has already made it [invalid-configuration]

            For a shared destination, set the parameters only at the first request: see the page "Lifetimes".
            """#),
        DiagnosticText(
            "destination-unavailable", .error,
            #"""
            The provider returned nil or threw an error.

                ClockRouter returned nil for RoutableService<any Clock> [destination-unavailable]

            Read `failure.underlyingError`. If the provider returns nil, let it throw an error with the reason instead.
            """#),
        DiagnosticText(
            "action-failed", .error,
            #"""
            The state of the route does not allow the action (for example, its view is already shown), the provider, the host or an interceptor
            refused it, or the view was removed during the transition.

                RoutableView<any Note> cannot be removed: it has unsaved changes [action-failed]

            Read `failure.reason` and `failure.underlyingError`. To check in advance, use `reasonNotToPerform` and
            `reasonNotToRemove`:

                let route = Router.perform(
                    to: RoutableView<any LoginViewInput>(), path: .push(from: window.root),
                    completion: { result in
                        if case .failure(let error) = result { print(error) }
                    })

                if let reason = route?.reasonNotToRemove { print(reason) }
            """#),
        DiagnosticText(
            "already-active", .error,
            #"""
            The route is already being performed, the provider returned a view that is already in a hierarchy, or the host is busy and the route
            has the option `failsWhenBusy`.

                RoutableView<any AViewInput> cannot be performed now: it is being performed already [already-active]

            Perform the route again only after it ended, or perform a second one. To return to a shown view, use `.reveal(orElse:)`.
            Remove `failsWhenBusy` to let the route wait.
            """#),
        DiagnosticText(
            "infinite-recursion", .error,
            #"""
            A destination needs itself, directly or through other destinations or adapters. The error also occurs if more than 200 destinations
            are nested, or if the stack has no space left.

                more than 200 destinations are made inside one another; the last one is RoutableView<any Memo> [infinite-recursion]

            The line `needed by` shows the cycle. Let one of its providers request the next destination later, as in `route-cycle`. See
            the page "Lifetimes". The checker finds most of these cycles as `route-cycle` or `adapter-cycle`.
            """#),
        DiagnosticText(
            "scope-unavailable", .error,
            #"""
            A destination or a value of a scope was requested outside of a scope of its kind, after the end of the scope, or by the provider of a
            destination that lives longer than the scope.

            Request it inside the scope:

                try session.run { try Router.destination(for: .inbox) }
                try Router.destination(for: .inbox, in: session)

            The checker finds most of these requests as `captive-dependency`, `unknown-scope` or `outside-scope`. A shared destination cannot keep
            a scoped one. Make it scoped too.
            """#),
        DiagnosticText(
            "wrong-isolation", .error,
            #"""
            The destination belongs to the main actor, and the request came from another thread.

            Request it on the main actor. Isolate the declaration, so that the compiler finds such requests in synchronous code:

                @Routable @MainActor extension RoutableService where Protocol == any AlertService {}
            """#),
        DiagnosticText(
            "unsupported-path", .error,
            #"""
            The provider or the host does not support the path. AppKit, for example, has no push.

                RoutableView<any Note> cannot be shown by presentModally in headless: its provider NoteRouter does not support it [unsupported-path]

            Use `.defaultPath(from:)`, which lets the provider choose, or add the path to the provider:

                static var supportedPaths: ViewRoutePaths { [.push, .presentModally] }
            """#),
        DiagnosticText(
            "invalid-source", .error,
            #"""
            The source is nil, no longer exists, is in no window, already presents another view, or is in an unsuitable place. A push, for
            example, needs a source inside a navigation container.

                RoutableView<any Note> cannot be shown by push: there is no source [invalid-source]

            Start the route from the visible screen. Do not perform a route before its source is in a window. If the source
            belongs to a toolkit of your own, its `viewRouteHost` must return the host of its window.
            """#),
        DiagnosticText(
            "invalid-container", .error,
            #"""
            The container that the path names does not contain the view, or the host has no such container.

                RoutableView<any AViewInput> could not be shown in headless: the wrapper, a HeadlessScreen, does not contain it [invalid-container]

            Put the view into the container that `.inside(.wrapper { … })` returns. See the page "Transitions".
            """#),
        DiagnosticText(
            "segue-not-performed", .error,
            #"""
            The UI file has no segue with this identifier, the segue did not run, or it made a view of another class.

            Compare the identifier and the class in the UI file. In UIKit, connect the segues of the screen:

                override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
                    prepareRoute(for: segue, sender: sender)
                }
            """#),
        DiagnosticText(
            "invalid-performer", .error,
            #"""
            Other code or a UI file made the view. Its provider cannot prepare it alone, and the screen that shows it does not help.

            Conform the screen that shows it to `ViewRoutePerformer`: see the page "Transitions".
            """#),
        DiagnosticText(
            "unbalanced-transition", .error,
            #"""
            A host reported events in an impossible order. Only the registry's handlers receive this error.

            This is a defect of the host. Correct your own host (the page "WritingAHost"), or report the defect.
            """#),
        DiagnosticText(
            "redirected", .error,
            #"""
            An interceptor showed another view instead.

            Handle the case if the caller must know:

                catch RouteError.Code.redirected { return }
            """#),
        DiagnosticText(
            "cancelled", .error,
            #"""
            The caller, the task or an interceptor cancelled the route before its transition began.

                RoutableView<any EditorInput> was cancelled before it was shown [cancelled]

            This needs no correction. Code that awaits the route receives a `CancellationError` instead.
            """#),
        DiagnosticText(
            "url-limit-exceeded", .error,
            #"""
            The URL has more than 65,536 bytes or 1,000 query items.

                'notes://note/12345678' has 21 bytes; the limit is 20 [url-limit-exceeded]

            Shorten the URL, or raise the limits in `RouteRegistry.shared.urlOptions`. See the page "RoutingByURL".
            """#),
        DiagnosticText(
            "unset-stub", .stub,
            #"""
            The code under test used a requirement that the test has not set. The issue has the place where the stub was created. Outside of a
            test, the program stops with the same message.

                NoteStoreStub.note(named:) was called, but the test has not set onNote [unset-stub]
                NoteStoreStub.count was read, but the test has not set it [unset-stub]

            Set the requirement in the test:

                store.onNote = { name in Note(name) }
                store.count = 1
            """#),
        DiagnosticText(
            "incomparable-call", .stub,
            #"""
            The test compares two calls, and an argument is neither `Equatable` nor an object.

                AttachingStub.Call.attachRange cannot be compared, because Span is not Equatable; compare parts of attachRangeCalls [incomparable-call]

            Conform the type to `Equatable`, or compare a part of the recorded arguments:

                #expect(stub.attachRangeCalls.map(\.start) == [1])
            """#),
        DiagnosticText(
            "routable-not-on-extension", .macro,
            #"""
            The macro is attached to the protocol or to another declaration.

                @Routable belongs on an extension of a key: '@Routable extension RoutableService where Protocol == any Clock {}' [routable-not-on-extension]

            Attach it to an extension of a key:

                @Routable extension RoutableService where Protocol == any Clock {}
            """#),
        DiagnosticText(
            "routable-unknown-key", .macro,
            #"""
            The extended type is not a key.

                'Clock' is not a key; @Routable extends RoutableService, RoutableServiceModule, RoutableAsyncService, RoutableView or RoutableViewModule [routable-unknown-key]

            Extend `RoutableService`, `RoutableServiceModule`, `RoutableAsyncService`, `RoutableView` or `RoutableViewModule`:

                @Routable extension RoutableView where Protocol == any LoginViewInput {}
            """#),
        DiagnosticText(
            "routable-no-protocol", .macro,
            #"""
            The extension does not name the protocol.

                @Routable needs the protocol: add 'where Protocol == any …' [routable-no-protocol]

            Add the requirement:

                @Routable extension RoutableService where Protocol == any Clock {}
            """#),
        DiagnosticText(
            "routable-conformance-requirement", .macro,
            #"""
            The extension has the requirement `Protocol: Clock`, which covers all types that conform.

                @Routable declares one protocol, not all types that conform: write '==' instead of ':' [routable-conformance-requirement]

            Write the protocol as a type:

                @Routable extension RoutableService where Protocol == any Clock {}
            """#),
        DiagnosticText(
            "routable-other-requirement", .macro,
            #"""
            The requirement does not name the protocol of the key.

                @Routable needs the protocol: 'RoutedProtocol == any Clock' is not 'Protocol == any …' [routable-other-requirement]

            Write `Protocol ==` and the type of the protocol:

                @Routable extension RoutableService where Protocol == any Clock {}
            """#),
        DiagnosticText(
            "routable-many-requirements", .macro,
            #"""
            The extension has several requirements.

                @Routable declares one protocol, with one requirement: 'Protocol == any …' [routable-many-requirements]

            Write one extension for each protocol:

                @Routable extension RoutableService where Protocol == any Clock {}
                @Routable extension RoutableService where Protocol == any Alarm {}
            """#),
        DiagnosticText(
            "routable-slot-declared", .macro,
            #"""
            The extension declares `routeSlot`, and so does the macro.

                @Routable declares 'routeSlot' itself [routable-slot-declared]

            Remove your `routeSlot`.
            """#),
        DiagnosticText(
            "routable-unusable-name", .macro,
            #"""
            The argument of `@RoutableAs` is the name of the short key, and a key cannot have a member of this name.

                "my clock" cannot be the name of a key; write a literal of letters, digits and underscores, such as "clock", for calls such as 'Router.destination(for: .clock)' [routable-unusable-name]

            Write a name that callers can use after a dot:

                @RoutableAs("clock") extension RoutableService where Protocol == any Clock {}
            """#),
        DiagnosticText(
            "routable-conditional-initializer", .macro,
            #"""
                @Routable cannot read an initialiser inside '#if'; write '#if' around the whole extension, or in the body of one initialiser [routable-conditional-initializer]
            """#),
        DiagnosticText(
            "auto-register-actor", .macro,
            #"""
            An actor cannot be a provider. A provider is created for each destination, on the thread of the request.

                @AutoRegister cannot register an actor: a provider is made for each destination, on the thread that asks for it [auto-register-actor]

            Write a struct:

                @AutoRegister struct ClockRouter: ServiceRouteProvider { … }
            """#),
        DiagnosticText(
            "auto-register-not-a-type", .macro,
            #"""
            The macro is attached to an extension, a protocol or another declaration.

                @AutoRegister belongs on the declaration of a provider or an adapter: a struct, a class or an enum [auto-register-not-a-type]

            Move it to the declaration of the type. The conformance may stay in an extension.

                @AutoRegister struct ClockRouter { … }
                extension ClockRouter: ServiceRouteProvider { … }
            """#),
        DiagnosticText(
            "auto-register-local-type", .macro,
            #"""
            The type is declared in a function.

                @AutoRegister cannot register a type that is local to a function; move the type out of it [auto-register-local-type]

            Move it to the level of the file or into another type.
            """#),
        DiagnosticText(
            "auto-register-generic-type", .macro,
            #"""
            A generic type stands for many providers.

                @AutoRegister cannot register a generic type; list each concrete type in the app's registrations [auto-register-generic-type]

            List each concrete type in the app:

                RouteRegistry.shared.register { CacheRouter<Note>.self }
            """#),
        DiagnosticText(
            "auto-register-nested-in-generic-type", .macro,
            #"""
            The type is nested in a generic type, so it is generic too.

                @AutoRegister cannot register a type that is nested in a generic one; move the type out of it [auto-register-nested-in-generic-type]

            Move it out of the generic type.
            """#),
        DiagnosticText(
            "auto-register-no-conformance", .macro,
            #"""
            The type conforms to no provider or adapter protocol, neither in its declaration nor in an extension.

                'ClockRouter' is neither a provider nor an adapter: conform it to a protocol such as ServiceRouteProvider [auto-register-no-conformance]

            Conform it to one:

                @AutoRegister struct ClockRouter: ServiceRouteProvider { … }
            """#),
        DiagnosticText(
            "auto-register-no-optional", .macro,
            #"""
            `makeDestination` returns a destination that is not optional, and the macro cannot add the optional, because the type is opaque. For a type name that may stand for an optional, the message is a remark.

                'makeDestination' of a provider returns an optional, '(some Clock)?': nil means that nothing could be made [auto-register-no-optional]

            Return an optional, `Destination?`. Return nil or throw an error if the destination cannot be made.

                func makeDestination(with configuration: RouteConfiguration) -> SystemClock? { SystemClock() }
            """#),
        DiagnosticText(
            "auto-register-near-miss", .macro,
            #"""
            A label, a type, an effect or `static` differs from a member of the protocol. The library ignores the member. If only the name
            differs, or if the member belongs to a protocol to which the provider does not conform, such as `ObservingViewRouteProvider`, this is
            a warning.

                'lifetime' is not read: that of a ServiceRouteProvider is static [auto-register-near-miss]
                'closing' is not read: the lifetime of a ServiceRouteProvider contains the function that closes; write 'static var lifetime: RouteLifetime { .shared.closing { … } }', or make it private if it is your own [auto-register-near-miss]

            Use the spelling in the message. If the member is your own, make it private.

                static var lifetime: RouteLifetime { .shared }
            """#),
        DiagnosticText(
            "auto-register-old-compiler", .macro,
            #"""
            A warning of Swift 6.2, which cannot write the record that registers a provider.

                @AutoRegister needs Swift 6.3; list ClockRouter in the app's registrations [auto-register-old-compiler]

            Use Swift 6.3, or register the provider by hand: see the page "AutoRegistration".

                RouteRegistry.shared.register { ClockRouter.self }
            """#),
        DiagnosticText(
            "provider-not-a-type", .macro,
            #"""
            `@Provider` is attached to an extension, a protocol or an enumeration.

                @Provider belongs on the declaration of a class, an actor or a structure, which it makes the destination of a route [provider-not-a-type]

            Move it to the declaration of the destination:

                @Provider(of: .clock) struct SystemClock: Clock { … }
            """#),
        DiagnosticText(
            "provider-local-type", .macro,
            #"""
                @Provider cannot register a type that is local to a function; move the type out of it [provider-local-type]

            Move the type to file level or into another type.
            """#),
        DiagnosticText(
            "provider-generic-type", .macro,
            #"""
            The router cannot know the arguments of a generic type.

                @Provider cannot make a generic type; write a provider for each concrete type [provider-generic-type]

            Write a provider that makes the concrete type:

                @AutoRegister
                struct IntegerStoreRouter: ServiceRouteProvider {
                    static var routes: RouteList<Self> { Provides(RoutableService<any Store<Int>>()) { $0 } }
                    func makeDestination() -> MemoryStore<Int> { MemoryStore() }
                }
            """#),
        DiagnosticText(
            "provider-several-initializers", .macro,
            #"""
                @Provider calls the only initialiser in the declaration; make this one private, or move it to an extension [provider-several-initializers]

            Keep one initialiser in the declaration. The router supplies its parameters.
            """#),
        DiagnosticText(
            "provider-asynchronous-initializer", .macro,
            #"""
                an asynchronous initialiser makes an asynchronous service; pass the key of a RoutableAsyncService to @Provider [provider-asynchronous-initializer]

            Declare the protocol for the kind `RoutableAsyncService`, and use this key: see the page "AsynchronousServices".
            """#),
        DiagnosticText(
            "provider-parameter-type", .macro,
            #"""
            The router supplies the parameters of the initialiser by their types. No key has this type:

                the router cannot supply a value of type '[String: any Store]'; write a default value, mark the parameter with @RouteParameter, or use a type such as 'any Clock', '(any Clock)?' or '() throws -> any Clock' [provider-parameter-type]
                the router supplies the parameter as an existential: write 'any Store' [provider-parameter-type]
                a closure that requests a service must be able to throw: '() async throws -> any Store' [provider-parameter-type]

            the page "AnnotatedProviders" lists the types of parameters.
            """#),
        DiagnosticText(
            "provider-parameter-default", .macro,
            #"""
                a parameter of the caller needs the value of a caller that does not set it; write a default value, or make the type optional: 'String?' [provider-parameter-default]

            Write a default value:

                init(store: any NoteStore, @RouteParameter folder: String = "Notes") { … }
            """#),
        DiagnosticText(
            "provider-key", .macro,
            #"""
            An argument of `@Provider` does not fit the type:

                with @RouteParameter, @Provider needs the name of the module protocol; write the key as 'RoutableServiceModule<any <#Protocol#>>.self' or 'RoutableViewModule<any <#Protocol#>>.self' [provider-key]
                @RouteParameter needs the key of a module protocol, through which the caller sets the parameter; 'RoutableService<any Exporting>.self' is not one [provider-key]
                @Provider needs the kind of the key in the source; write its type, such as 'RoutableService<any <#Protocol#>>.self' [provider-key]
                a view has no lifetime: each request makes a view; remove 'lifetime: .shared' [provider-key]
                @Provider reads 'registersItself' in the source; write true or false [provider-key]
                @Provider reads 'requires' in the source; write the requirements in brackets, such as '[.login]' [provider-key]
                @Provider reads 'replacing' in the source; write the name of the other provider as a literal [provider-key]
                a module protocol has one provider, which has no name; remove 'named: "a"' [provider-key]
                @Provider needs the name of the module protocol; write the key as 'RoutableServiceModule<any <#Protocol#>>.self' or 'RoutableViewModule<any <#Protocol#>>.self' [provider-key]

            The message names the argument that fits.
            """#),
        DiagnosticText(
            "provider-url", .macro,
            #"""
            The URL pattern of `@Provider` does not fit the parameters:

                @Provider reads the URL pattern in the source; write a literal [provider-url]
                ':user' sets no parameter; give the initialiser a parameter '@RouteParameter user', and pass the key of a module protocol, such as 'RoutableViewModule<any <#Protocol#>>.self' [provider-url]
                the type of a parameter decides which URLs match: write only its name in the pattern, such as ':id', and give an optional parameter an optional type [provider-url]

            Each placeholder has the name of a parameter with `@RouteParameter`, without a type: see the page "AnnotatedProviders".
            """#),
        DiagnosticText(
            "provider-conditional-initializer", .macro,
            #"""
                @Provider cannot read an initialiser or a stored property inside '#if'; write one initialiser outside of it, with '#if' in its body [provider-conditional-initializer]

            A macro does not know the conditions of the build. The members that decide about the parameters must be the same in all builds.
            """#),
        DiagnosticText(
            "provider-inherited-initializer", .macro,
            #"""
            A class with `@Provider` declares no initialiser, and the one that it inherits has parameters. The macro does not see the superclass.

                'make' is unavailable: the class inherits an initialiser with parameters: declare it in the class, so that @Provider reads the parameters [provider-inherited-initializer]

            Declare an initialiser with these parameters in the class.
            """#),
        DiagnosticText(
            "provider-isolated-initializer", .macro,
            #"""
            The initialiser belongs to an actor to which the provider does not belong.

                the provider needs the isolation of the whole type; write '@MainActor' before '@Provider' [provider-isolated-initializer]
                a type of '@StoreActor' is made asynchronously; pass the key of a RoutableAsyncService to @Provider, or make the initialiser nonisolated [provider-isolated-initializer]
            """#),
        DiagnosticText(
            "provider-misplaced-member", .macro,
            #"""
            A type with `@Provider` has a static member that belongs to a provider. The provider that the macro adds does not read it.

                'lifetime' is not read: write it as the argument 'lifetime'; make it private if it is your own [provider-misplaced-member]
            """#),
        DiagnosticText(
            "routed-not-a-property", .macro,
            #"""
                @Routed belongs on a stored variable of an instance, with a written type and without a value: '@Routed private var clock: any Clock' [routed-not-a-property]

            Write the type of the property. Remove its value or its getter, and `static`, `lazy` or `weak`.
            """#),
        DiagnosticText(
            "stubbable-not-a-protocol", .macro,
            #"""
            The macro is attached to a declaration that is not a protocol.

                @Stubbable belongs on the declaration of a protocol [stubbable-not-a-protocol]

            Attach it to the protocol:

                @Stubbable public protocol NoteStore: Sendable { … }

            The key of a function needs no stub. Its test registers a closure:

                registry.register(RoutableService<OpenConversation>()) { _ in { id in Draft(id) } }
            """#),
        DiagnosticText(
            "stubbable-actor", .macro,
            #"""
            Only actors can conform to the protocol.

                @Stubbable cannot stub a protocol of actors: a stub is a class; write the stub by hand [stubbable-actor]

            Inherit from `Sendable` in place of `Actor`, and declare the requirements `async`. An actor can still implement the protocol.
            """#),
        DiagnosticText(
            "stubbable-initializer", .macro,
            #"""
            The protocol requires an initialiser.

                @Stubbable cannot stub an initialiser: a test makes the stub; write the stub by hand [stubbable-initializer]

            A destination that a provider makes needs no initialiser in its protocol. Otherwise, write a class by hand: see the page "TestingRoutes".
            """#),
        DiagnosticText(
            "stubbable-static-requirement", .macro,
            #"""
            The protocol has a static requirement.

                @Stubbable cannot stub a static requirement: all tests would share its state; write the stub by hand [stubbable-static-requirement]

            Make it a requirement of the instance, or write a class by hand.
            """#),
        DiagnosticText(
            "stubbable-conditional-requirement", .macro,
            #"""
            A requirement is inside `#if`. A macro cannot evaluate the condition.

                @Stubbable cannot read requirements inside '#if'; move them to a protocol of their own, or write the stub by hand [stubbable-conditional-requirement]

            Move the requirements to another protocol, and declare that protocol inside the `#if`.
            """#),
        DiagnosticText(
            "stubbable-self-requirement", .macro,
            #"""
            A requirement names `Self`, the type that conforms.

                @Stubbable cannot stub a requirement that names 'Self'; write the stub by hand [stubbable-self-requirement]

            Name the protocol, such as `any NoteStore`, or write a class by hand.
            """#),
        DiagnosticText(
            "stubbable-generic-requirement", .macro,
            #"""
            A generic parameter or an opaque type is a part of another type, is the result, or has a `where` clause. The test sets a closure, and a
            closure cannot be generic.

                @Stubbable supports 'Item' only as the whole type of a parameter, because a closure cannot be generic; write the stub by hand [stubbable-generic-requirement]

            These forms are supported. The closure receives `any Sendable` and `any Event`:

                func record<Item: Sendable>(_ item: Item)
                func record(_ event: some Event)
            """#),
        DiagnosticText(
            "stubbable-specifier", .macro,
            #"""
            The requirement is `rethrows`, or a parameter is `borrowing`, `consuming` or `isolated`.

                @Stubbable does not support 'borrowing'; write the stub by hand [stubbable-specifier]

            Remove the specifier, or write a class by hand.
            """#),
        DiagnosticText(
            "stubbable-reserved-name", .macro,
            #"""
            The protocol uses a name that the stub needs: a requirement `calls` or `stubStorage`, or a type `Call` or `StubMembers`.

                the stub uses the name 'calls' itself; rename it, or write the stub by hand [stubbable-reserved-name]

            Rename the requirement. Name the type with its module, or by a typealias:

                public typealias PhoneCall = Call
            """#),
        DiagnosticText(
            "stubbable-ambiguous-name", .macro,
            #"""
            Two requirements differ only in `async` or `throws`, or the name of one is the name of a member for another.

                the stub would have two members 'onLoadInt', because neither labels, parameter names nor types distinguish the requirements; rename one, or write the stub by hand [stubbable-ambiguous-name]

            Rename one of them.
            """#),
    ]
}
