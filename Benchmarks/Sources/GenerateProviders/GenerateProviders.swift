// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Writes files of a thousand protocols each, with a provider of a service for each.
///
/// Plain types, as an app has them: what generic ones take, which the runtime makes when they are first named, is not what is
/// measured.
@main
struct GenerateProviders {
    static func main() throws {
        for (file, path) in CommandLine.arguments.dropFirst().enumerated() {
            try Data(text(ofFile: file).utf8).write(to: URL(fileURLWithPath: path))
        }
    }

    private static func text(ofFile file: Int) -> String {
        let numbers = file * 1_000..<(file + 1) * 1_000
        return """
            import ModuleRouter

            \(numbers.map(provider).joined(separator: "\n"))

            extension ManyProviders {
                static let file\(file): [ManyProviders] = [
            \(numbers.map { "        .init(provider: Router\($0).self, make: service\($0), makeDirectly: direct\($0))," }
                .joined(separator: "\n"))
                ]
            }

            """
    }

    /// The key is made where it is used: to declare thousands in one module takes the compiler minutes.
    private static func provider(_ number: Int) -> String {
        """
        public protocol Service\(number): Sendable { var number: Int { get } }
        final class RealService\(number): Service\(number) { let number = \(number) }
        struct Router\(number): ServiceRouteProvider {
            static var routes: ServiceRoutes<Self> {
                Provides(RoutableService<any Service\(number)>(declaredProtocol: (any Service\(number)).self)) { $0 }
            }
            func makeDestination(with configuration: ServiceRouteConfiguration) -> RealService\(number)? { RealService\(number)() }
        }
        @inline(never) func service\(number)() throws {
            keep(try Router.destination(for: RoutableService<any Service\(number)>(declaredProtocol: (any Service\(number)).self)))
        }
        @inline(never) func make\(number)() -> any Service\(number) { RealService\(number)() }
        @inline(never) func direct\(number)() throws { keep(make\(number)()) }
        """
    }
}
