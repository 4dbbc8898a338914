// SPDX-License-Identifier: Apache-2.0

import ZRouter

/// Sets each handler that a performer can set, and notes which of them are called, with the title of the destination.
@MainActor final class Handlers<Destination> {
    private(set) var events: [String] = []
    private let title: @MainActor (Destination) -> String?

    init(_ title: @escaping @MainActor (Destination) -> String?) { self.title = title }

    static var succeeded: [String] {
        ["prepare", "success test title", "completion true test title", "performer success test title"]
    }

    static func failed(_ action: String) -> [String] {
        ["error \(action)", "completion false nil", "performer error \(action)"]
    }

    func callAsFunction(_ event: String) { events.append(event) }

    func forget() { events = [] }

    private func name(_ destination: Destination?) -> String { destination.flatMap(title) ?? "nil" }

    func set(on config: PerformRouteStrictConfig<Destination>, preparing prepare: @escaping (Destination) -> Void) {
        config.prepareDestination = { [self] in
            prepare($0)
            self("prepare")
        }
        config.successHandler = { [self] in
            TestConfig.behaviour.kept.append($0)
            self("success \(name($0))")
        }
        config.performerSuccessHandler = { [self] in self("performer success \(name($0))") }
        config.completionHandler = { [self] success, destination, _, _ in
            self("completion \(success) \(name(destination))")
        }
        config.errorHandler = { [self] action, _ in self("error \(action.rawValue)") }
        config.performerErrorHandler = { [self] action, _ in self("performer error \(action.rawValue)") }
    }

    func set(
        on config: ViewRouteStrictConfig<Destination>, preparing prepare: @escaping (Destination) -> Void
    ) {
        config.prepareDestination = { [self] in
            prepare($0)
            self("prepare")
        }
        config.successHandler = { [self] in
            TestConfig.behaviour.kept.append($0)
            self("success \(name($0))")
        }
        config.performerSuccessHandler = { [self] in self("performer success \(name($0))") }
        config.completionHandler = { [self] success, destination, _, _ in
            self("completion \(success) \(name(destination))")
        }
        config.errorHandler = { [self] action, _ in self("error \(action.rawValue)") }
        config.performerErrorHandler = { [self] action, _ in self("performer error \(action.rawValue)") }
    }

    func complete(_ success: Bool, _ destination: Destination?, _ action: ZIKRouteAction, _ error: Error?) {
        self("\(success) \(name(destination)) \(action.rawValue) \(error != nil)")
    }
}
