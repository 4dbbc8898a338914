// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews
import RouteClient
import ModuleRouterTesting
import TestSupport
import Testing

@MainActor private protocol NoteModuleInput: AnyObject { var text: String { get set } }

extension RoutableViewModule where Protocol == any NoteModuleInput {
    fileprivate init() { self.init(declaredProtocol: Protocol.self) }
}

private final class NoteConfiguration: NoteModuleInput { var text = "" }

private struct NoteRouter: ViewRouteProvider {
    static var routes: RouteList<Self> { Provides(RoutableViewModule<any NoteModuleInput>()) { $0 } }
    static func makeConfiguration() -> NoteConfiguration { NoteConfiguration() }
    func makeDestination(with configuration: NoteConfiguration) -> HeadlessScreen? {
        HeadlessScreen(configuration.text)
    }
}

/// A preparation closure that is called inside another preparation closure.
struct NestedPreparationTests {
    @MainActor @Test(.routes { NoteRouter.self })
    func nestedPreparationsWriteToAConfigurationClass() throws {
        let window = HeadlessWindow()
        Router.performWithClient(
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
    func outerPreparationOverridesTheInnerOneForAConfigurationStruct() throws {
        let window = HeadlessWindow()
        let seen = Collected<String>()
        Router.performWithClient(
            to: RoutableView<any AViewInput>(), path: .push(from: window.root),
            configuring: { _, prepare in
                prepare { $0.title = "before" }
                withoutActuallyEscaping(prepare) { prepare in
                    prepare { outer in
                        outer.title = "outer"
                        prepare { inner in
                            seen.append(inner.title ?? "")
                            inner.title = "inner"
                        }
                    }
                }
            })
        #expect(seen.all == ["before"])
        #expect((window.topScreen as? HeadlessScreen)?.title == "outer")
    }
}
