// SPDX-License-Identifier: Apache-2.0

/// One use of a route: its configuration, which the performer may change, and the closure that makes the destination from it.
package final class ServiceRequest<Destination, Module> {
    package private(set) var module: Module
    /// Whether the performer has opened the module since the last destination was made.
    private var isOpened = false
    /// The provider's own configuration; nil if that is a `RouteConfiguration` or the module.
    package let own: AnyObject?
    private let finishing: Finishing
    private let readURLSubject: (Module) -> URLSubject

    /// - Parameters:
    ///   - isOpened: Whether the performer has opened the module, to set parameters.
    ///   - prepare: The performer's preparation.
    package typealias Finishing = (
        Module, _ isOpened: Bool, _ prepare: ((Destination) throws -> Void)?
    ) throws -> Destination

    /// - Parameters:
    ///   - urlSubject: Returns the configuration that has the values of the module.
    ///   - finishing: Makes and prepares a destination.
    package init(
        module: Module, own: AnyObject? = nil, urlSubject: @escaping (Module) -> URLSubject,
        finishing: @escaping Finishing
    ) {
        self.module = module
        self.own = own
        readURLSubject = urlSubject
        self.finishing = finishing
    }

    /// Passes the module to the performer's closure.
    ///
    /// The closure receives a copy, since it may open the module again. The copy that is stored last wins.
    package func open<Result>(_ fill: (inout Module) throws -> Result) rethrows -> Result {
        isOpened = true
        var copy = module
        defer { module = copy }
        return try fill(&copy)
    }

    /// The configuration, including the performer's changes.
    package var urlSubject: URLSubject { readURLSubject(module) }

    /// Makes and prepares a destination. A further call makes another destination.
    ///
    /// - Parameter prepare: The performer's preparation.
    package func finish(preparing prepare: ((Destination) throws -> Void)? = nil) throws -> Destination {
        try finish(isOpened: false, prepare)
    }

    private func finish(isOpened isOther: Bool, _ prepare: ((Destination) throws -> Void)?) throws -> Destination {
        let destination = try finishing(module, isOpened || isOther, prepare)
        isOpened = false
        return destination
    }

    /// Returns the same request with other types of destination and configuration.
    package func mapped<NewDestination, NewModule>(
        module newModule: NewModule,
        _ convert: @escaping (Destination) throws -> NewDestination,
        applying apply: @escaping (NewModule, inout Module) -> Void
    ) -> ServiceRequest<NewDestination, NewModule> {
        ServiceRequest<NewDestination, NewModule>(
            module: newModule, own: own,
            urlSubject: { newModule in
                apply(newModule, &self.module)
                return self.urlSubject
            }
        ) { newModule, isOpened, prepare in
            apply(newModule, &self.module)
            let converted = ConvertedOnce(convert)
            do {
                let destination = try self.finish(isOpened: isOpened) { try prepare?(converted.of($0)) }
                return try converted.of(destination)
            } catch {
                // The provider only passed on an error of the adapter. Throw the original one.
                throw converted.failure ?? error
            }
        }
    }
}

/// A configuration of which the code for URLs can write the URL.
package final class URLSubject {
    /// The key of the provider's route.
    package let key: RouteKey
    package let configuration: Any
    /// The URL patterns of the provider; nil if it has none.
    package let patterns: (any AnyObject & Sendable)?

    package init(key: RouteKey, configuration: Any, patterns: (any AnyObject & Sendable)?) {
        self.key = key
        self.configuration = configuration
        self.patterns = patterns
    }
}

/// The converted destination. It is converted only once, because an adapter may make a new proxy each time.
final class ConvertedOnce<Destination, Converted> {
    private let convert: (Destination) throws -> Converted
    private var converted: Converted?
    /// The error of the conversion.
    private(set) var failure: (any Error)?

    init(_ convert: @escaping (Destination) throws -> Converted) { self.convert = convert }

    func of(_ destination: Destination) throws -> Converted {
        if let converted { return converted }
        do {
            let new = try convert(destination)
            converted = new
            return new
        } catch {
            failure = error
            throw error
        }
    }
}
