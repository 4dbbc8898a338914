// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews
import ModuleRouterTesting
import Testing

private protocol LetterModuleInput: AnyObject { var text: String { get set } }

extension RoutableServiceModule where Protocol == any LetterModuleInput {
    fileprivate init() { self.init(declaredProtocol: Protocol.self) }
}

private final class LetterConfiguration: LetterModuleInput { var text = "" }

private struct LetterRouter: ServiceRouteProvider {
    static var routes: ServiceRoutes<Self> { Provides(RoutableServiceModule<any LetterModuleInput>()) { $0 } }
    static func makeConfiguration() -> LetterConfiguration { LetterConfiguration() }
    func makeDestination(with configuration: LetterConfiguration) -> String? { configuration.text }
}

@MainActor private protocol NoteModuleInput: AnyObject { var text: String { get set } }

extension RoutableViewModule where Protocol == any NoteModuleInput {
    fileprivate init() { self.init(declaredProtocol: Protocol.self) }
}

private final class NoteConfiguration: NoteModuleInput { var text = "" }

private struct NoteRouter: ViewRouteProvider {
    static var routes: ViewRoutes<Self> { Provides(RoutableViewModule<any NoteModuleInput>()) { $0 } }
    static func makeConfiguration() -> NoteConfiguration { NoteConfiguration() }
    func makeDestination(with configuration: NoteConfiguration) -> HeadlessScreen? {
        HeadlessScreen(configuration.text)
    }
}

/// A closure that prepares the configuration from inside another one that does.
struct NestedPreparationTests {
    @Test func bothWriteToAConfigurationThatIsAnObject() throws {
        try with {
            LetterRouter.self
        } _: {
            let router = try #require(
                Router.perform(
                    to: RoutableServiceModule<any LetterModuleInput>(),
                    configuring: { _, prepare in
                        prepare { outer in
                            outer.text += "a"
                            prepare { inner in inner.text += "b" }
                            outer.text += "c"
                        }
                    }))
            #expect(router.module?.text == "abc")
        }
    }

    /// The nested closure is given the configuration as the outer one was; the outer one ends last, and its values stay.
    @Test func theOuterOneWinsWhereTheConfigurationIsAValue() {
        with {
            AServiceRouter.self
        } _: {
            let seen = Collected<String>()
            let router = Router.perform(
                to: RoutableService<any AServiceInput>(),
                configuring: { _, prepare in
                    prepare { $0.userInfo["title"] = "before" }
                    // The compiler refuses the direct form.
                    withoutActuallyEscaping(prepare) { prepare in
                        prepare { outer in
                            outer.userInfo["title"] = "outer"
                            prepare { inner in
                                seen.append(inner.userInfo["title"] as? String ?? "")
                                inner.userInfo["title"] = "inner"
                            }
                            prepare { inner in seen.append(inner.userInfo["title"] as? String ?? "") }
                        }
                    }
                    prepare { seen.append($0.userInfo["title"] as? String ?? "") }
                })
            #expect(seen.all == ["before", "inner", "outer"])
            #expect(router?.module?.userInfo["title"] as? String == "outer")
        }
    }

    @MainActor @Test(.routes { NoteRouter.self })
    func bothWriteToAConfigurationOfAViewThatIsAnObject() throws {
        let window = HeadlessWindow()
        Router.perform(
            to: RoutableViewModule<any NoteModuleInput>(), path: .push(from: window.root),
            configuring: { _, prepare in
                prepare { outer in
                    outer.text += "a"
                    prepare { inner in inner.text += "b" }
                    outer.text += "c"
                }
            })
        #expect((window.topScreen as? HeadlessScreen)?.title == "abc")
    }

    @MainActor @Test(.routes { AViewRouter.self })
    func theOuterOneWinsWhereTheConfigurationOfAViewIsAValue() throws {
        let window = HeadlessWindow()
        let seen = Collected<String>()
        Router.perform(
            to: RoutableView<any AViewInput>(), path: .push(from: window.root),
            configuring: { _, prepare in
                prepare { $0.userInfo["title"] = "before" }
                withoutActuallyEscaping(prepare) { prepare in
                    prepare { outer in
                        outer.userInfo["title"] = "outer"
                        prepare { inner in
                            seen.append(inner.userInfo["title"] as? String ?? "")
                            inner.userInfo["title"] = "inner"
                        }
                    }
                }
            })
        #expect(seen.all == ["before"])
        #expect((window.topScreen as? HeadlessScreen)?.title == "outer")
    }
}
