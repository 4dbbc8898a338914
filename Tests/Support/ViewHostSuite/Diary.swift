// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews
import RouteClient

/// The events of a scenario in order, with one line for each state, handler, observer and hook.
///
/// A line begins with the title of its view: `a: routed → removing`.
@MainActor package final class Diary {
    @TaskLocal static var current = Diary()

    private(set) var lines: [String] = []
    private var actions: [String: () -> Void] = [:]

    package nonisolated init() {}

    func append(_ line: String) {
        lines.append(line)
        actions.removeValue(forKey: line)?()
    }

    /// Returns the new lines, and forgets them.
    func take() -> [String] {
        defer { lines = [] }
        return lines
    }

    /// Runs an action once, inside of the handler that first writes the line.
    func when(_ line: String, _ action: @escaping () -> Void) { actions[line] = action }

    // MARK: Listening

    func observe(_ registry: RouteRegistry) {
        registry.addViewRouteObserver { [self] event in
            let title = (event.destination as? any DrivenDestination)?.title ?? "?"
            append("\(title): \(event.phase) by \(event.kind), \(event.initiator)")
        }
        registry.addErrorHandler { [self] report in
            MainActor.assumeIsolated {
                append("registry: \(report.operation) \(report.error.code)\(report.isDelivered ? "" : ", undelivered")")
            }
        }
    }

    /// Writes the calls of the handlers of a performance. The preparation sets the title of the destination.
    func listen<Destination>(to configuration: RouteHandlers<Destination>, _ title: String) {
        configuration.stateNotifier = { [self] in append("\(title): \($0) → \($1)") }
        configuration.prepareDestination = { [self] destination in
            (destination as? any DrivenDestination)?.title = title
            append("\(title): prepare")
        }
        configuration.successHandler = { [self] _ in append("\(title): success") }
        configuration.errorHandler = { [self] in append("\(title): error \($0) \($1.code)") }
        configuration.completionHandler = { [self] ok, _, _, error in
            append("\(title): completion \(ok) \(error?.code.description ?? "-")")
        }
        configuration.performerSuccessHandler = { [self] _ in append("\(title): performer success") }
        configuration.performerErrorHandler = { [self] _, error in append("\(title): performer error \(error.code)") }
    }

    /// Writes the calls of the handlers of a removal.
    func listen<Destination>(toRemoval configuration: RemovalHandlers<Destination>, _ title: String) {
        configuration.prepareDestination = { [self] _ in append("\(title): prepare removal") }
        configuration.successHandler = { [self] in append("\(title): removal success") }
        configuration.errorHandler = { [self] in append("\(title): removal error \($0) \($1.code)") }
        configuration.completionHandler = { [self] ok, _, error in
            append("\(title): removal completion \(ok) \(error?.code.description ?? "-")")
        }
        configuration.performerSuccessHandler = { [self] in append("\(title): removal performer success") }
        configuration.performerErrorHandler = { [self] in append("\(title): removal performer error \($1.code)") }
    }
}
