// SPDX-License-Identifier: Apache-2.0

/// Providers that the macro registers.
enum RecordedProvidersText {
    static func text(ofFile file: Int, _ numbers: Range<Int>) -> String {
        """
        import ModuleRouter

        \(numbers.map(provider).joined(separator: "\n"))

        extension RecordedProviders {
            static let file\(file): [any RouteRegistrable.Type] = [
        \(numbers.map { "        Router\($0).self," }.joined(separator: "\n"))
            ]
        }

        """
    }

    private static func provider(_ number: Int) -> String {
        """
        protocol Service\(number): Sendable { var number: Int { get } }
        final class RealService\(number): Service\(number) { let number = \(number) }
        @AutoRegister struct Router\(number): ServiceRouteProvider {
            static var routes: RouteList<Self> {
                Provides(RoutableService<any Service\(number)>(declaredProtocol: (any Service\(number)).self)) { $0 }
            }
            func makeDestination(with configuration: RouteConfiguration) -> RealService\(number)? { RealService\(number)() }
        }
        """
    }
}
