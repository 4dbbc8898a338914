// SPDX-License-Identifier: Apache-2.0

/// One use of a route: its configuration, which the performer may change, and what makes the destination from it.
final class ServiceRun<Destination, Module> {
    var module: Module
    /// The provider's own configuration, where that is no `ServiceRouteConfiguration` and no module either.
    let own: AnyObject?
    private let finishing: (Module, ((Destination) -> Void)?) throws -> RoutedService<Destination>
    private let writing: (Module, _ scheme: String?) throws -> String

    /// - Parameters:
    ///   - writing: The URL of the configuration, with a scheme if that is not nil.
    ///   - finishing: Makes and prepares a destination.
    init(
        module: Module, own: AnyObject? = nil, writing: @escaping (Module, _ scheme: String?) throws -> String,
        finishing: @escaping (Module, _ preparation: ((Destination) -> Void)?) throws -> RoutedService<Destination>
    ) {
        self.module = module
        self.own = own
        self.writing = writing
        self.finishing = finishing
    }

    /// The URL of the configuration as the performer left it.
    func url(scheme: String?) throws -> String { try writing(module, scheme) }

    /// Makes and prepares a destination; may be called again for another one.
    func finish(preparation: ((Destination) -> Void)?) throws -> RoutedService<Destination> {
        try finishing(module, preparation)
    }

    /// The same run, seen through other protocols.
    func mapped<NewDestination, NewModule>(
        module newModule: NewModule,
        _ convert: @escaping (Destination) throws -> NewDestination,
        applying apply: @escaping (NewModule, inout Module) -> Void
    ) -> ServiceRun<NewDestination, NewModule> {
        ServiceRun<NewDestination, NewModule>(
            module: newModule, own: own,
            writing: { newModule, scheme in
                apply(newModule, &self.module)
                return try self.url(scheme: scheme)
            }
        ) { newModule, preparation in
            apply(newModule, &self.module)
            var converted: NewDestination?
            var failure: (any Error)?
            let routed = try self.finish { destination in
                do {
                    let destination = try convert(destination)
                    converted = destination
                    preparation?(destination)
                } catch {
                    failure = error
                }
            }
            if let failure { throw failure }
            return RoutedService(
                destination: try converted ?? convert(routed.destination),
                reasonNotToRemove: routed.reasonNotToRemove, remove: routed.remove)
        }
    }
}

/// A made destination, and how it is removed. Does not keep the destination but by the property of that name.
struct RoutedService<Destination> {
    let destination: Destination
    let reasonNotToRemove: () -> String?
    let remove: () throws -> Void
}
