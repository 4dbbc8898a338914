// SPDX-License-Identifier: Apache-2.0

/// Providers that are registered by hand, and functions that make their services through both kinds of key and without a key.
enum ManyProvidersText {
    static func text(ofFile file: Int, _ numbers: Range<Int>) -> String {
        """
        import ModuleRouter

        \(numbers.map(provider).joined(separator: "\n"))

        extension ManyProviders {
            static let file\(file): [ManyProviders] = [
        \(numbers.map(element).joined(separator: "\n"))
            ]
        }

        /// Lets the optimiser not do without a value. Of this file alone: it is the same for all that it takes turns with.
        @inline(never) private func keep<Value>(_ value: Value) {}

        """
    }

    private static func element(_ number: Int) -> String {
        """
                .init(
                    provider: Router\(number).self, make: declared\(number), makePlainly: plain\(number), \
        makeDirectly: direct\(number)),
        """
    }

    /// Returns the output of `@Routable` without the initialiser, because the compiler takes minutes to check thousands of the same
    /// name. The plainly declared key has the same protocol and looks up its slot.
    private static func provider(_ number: Int) -> String {
        """
        public protocol Service\(number): Sendable { var number: Int { get } }
        final class RealService\(number): Service\(number) { let number = \(number) }
        extension RoutableService where Protocol == any Service\(number) { static let routeSlot\(number) = DeclaredSlot<Self>() }
        struct Router\(number): ServiceRouteProvider {
            static var routes: RouteList<Self> {
                Provides(RoutableService<any Service\(number)>(declaredProtocol: (any Service\(number)).self)) { $0 }
            }
            func makeDestination(with configuration: RouteConfiguration) -> RealService\(number)? { RealService\(number)() }
        }
        @inline(never) private func declared\(number)() throws {
            typealias Key = RoutableService<any Service\(number)>
            keep(try Router.destination(for: Key(slot: Key.routeSlot\(number))))
        }
        @inline(never) private func plain\(number)() throws {
            keep(try Router.destination(for: RoutableService<any Service\(number)>(declaredProtocol: (any Service\(number)).self)))
        }
        @inline(never) private func make\(number)() -> any Service\(number) { RealService\(number)() }
        @inline(never) private func direct\(number)() throws { keep(make\(number)()) }
        """
    }
}
