// SPDX-License-Identifier: Apache-2.0

/// A thousand providers of views, and functions that show them. All files but the first are empty.
enum ManyViewsText {
    static func text(ofFile file: Int, _ numbers: Range<Int>) -> String {
        guard file == 0 else { return "" }
        return """
            import ModuleRouterViews
            import ModuleRouterTesting

            \(numbers.map(provider).joined(separator: "\n"))

            extension ManyViews {
                static let file0: [ManyViews] = [
            \(numbers.map { "        .init(provider: Router\($0).self, push: push\($0))," }.joined(separator: "\n"))
                ]
            }

            """
    }

    private static func provider(_ number: Int) -> String {
        """
        @MainActor public protocol Input\(number): AnyObject {}
        final class Screen\(number): HeadlessScreen, Input\(number) {}
        struct Router\(number): ViewRouteProvider {
            static var routes: RouteList<Self> {
                Provides(RoutableView<any Input\(number)>(declaredProtocol: (any Input\(number)).self)) { $0 }
            }
            func makeDestination(with configuration: RouteConfiguration) -> Screen\(number)? { Screen\(number)() }
        }
        @MainActor private func push\(number)(in window: HeadlessWindow) -> ViewRoute? {
            Router.perform(
                to: RoutableView<any Input\(number)>(declaredProtocol: (any Input\(number)).self),
                path: .push(from: window.root))
        }
        """
    }
}
