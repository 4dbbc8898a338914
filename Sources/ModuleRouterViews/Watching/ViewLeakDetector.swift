// SPDX-License-Identifier: Apache-2.0

/// A removed view that is still alive.
@MainActor public struct ViewLeak: CustomStringConvertible {
    /// The view.
    public let destination: AnyObject
    /// The key of the route that showed the view.
    public let key: RouteKey

    public var description: String {
        "\(TypeSpelling.name(of: type(of: destination))), shown by \(key), was removed and is still alive: it is still referenced"
    }
}

/// Checks whether removed views are deallocated.
///
/// In debug builds of this library each registry watches its views. A view that is still alive two to four seconds after its
/// removal is reported to the handler or, without one, to standard error. For tests, see `expectReleased`.
@MainActor public final class ViewLeakDetector {
    /// The time that a removed view may stay alive; nil to watch no views. Views are checked after one to two times this delay.
    public var delay: Duration? {
        get { currentDelay }
        set { currentDelay = newValue }
    }
    /// The clock that measures the delay.
    public var clock: any Clock<Duration> = ContinuousClock()
    /// Called once for each leak. If nil, the handler of the registry's parent is called or, without one, the leak is written
    /// to standard error.
    public var handler: ((ViewLeak) -> Void)?
    /// Private, so that reading it costs nothing while no view is watched.
    private var currentDelay: Duration?
    /// The views that were removed since the last check (`young`) and before it (`due`).
    private var young: [Watched] = []
    private var due: [Watched] = []
    private var look: Task<Void, Never>?

    private var collectors: [Collector] = []
    /// The detector of the registry's parent.
    private let parent: ViewLeakDetector?

    fileprivate struct Watched {
        weak var destination: AnyObject?
        let key: RouteKey

        /// The leak; nil if the view was deallocated or is shown again.
        @MainActor var leak: ViewLeak? {
            guard let destination, ShownViews.route(of: destination) == nil else { return nil }
            return ViewLeak(destination: destination, key: key)
        }
    }

    /// Collects the views that are removed while it is active, regardless of the delay.
    @MainActor package final class Collector {
        private var watched: [Watched] = []

        fileprivate func add(_ view: Watched) { watched.append(view) }

        /// The collected views that are still alive and not shown again.
        package var leaks: [ViewLeak] { watched.compactMap(\.leak) }
    }

    package func begin() -> Collector {
        let collector = Collector()
        collectors = collectors + [collector]
        return collector
    }

    package func end(_ collector: Collector) { collectors = collectors.filter { $0 !== collector } }

    nonisolated init(parent: ViewLeakDetector?) {
        self.parent = parent
        #if DEBUG
        currentDelay = .seconds(2)
        #endif
    }

    deinit { look?.cancel() }

    /// Whether removed views are checked or collected.
    var isInUse: Bool { currentDelay != nil || isCollecting }

    private var isCollecting: Bool { !collectors.isEmpty || parent?.isCollecting == true }

    func watch(_ destination: AnyObject, of key: RouteKey) {
        collect(destination, key)
        guard delay != nil else { return }
        young.append(Watched(destination: destination, key: key))
        schedule()
    }

    private func collect(_ destination: AnyObject, _ key: RouteKey) {
        for collector in collectors { collector.add(Watched(destination: destination, key: key)) }
        parent?.collect(destination, key)
    }

    /// Schedules one check for all views that are removed before it. The check reports the views that were removed before the
    /// previous check.
    private func schedule() {
        guard look == nil, let delay else { return }
        let clock = clock
        // Detached, so that the sleeping task does not keep the task-local registry and the objects that it holds.
        look = Task.detached { [weak self] in
            try? await clock.sleep(for: delay)
            if !Task.isCancelled { await self?.lookAgain() }
        }
    }

    private func lookAgain() {
        look = nil
        let judged = due
        due = young
        young = []
        if !due.isEmpty { schedule() }
        tell(judged.compactMap(\.leak))
    }

    /// Checks now, regardless of the delay, and reports views that are alive and not shown again. Clears the list of watched
    /// views.
    ///
    /// - Returns: The leaks, in the order of their removal.
    @discardableResult
    public func report() -> [ViewLeak] {
        look?.cancel()
        look = nil
        let leaks = (due + young).compactMap(\.leak)
        due = []
        young = []
        tell(leaks)
        return leaks
    }

    private var inheritedHandler: ((ViewLeak) -> Void)? { handler ?? parent?.inheritedHandler }

    private func tell(_ leaks: [ViewLeak]) {
        let handler = inheritedHandler
        for leak in leaks {
            if let handler { handler(leak) } else { RouteLog.debug("\(leak)") }
        }
    }
}

extension RouteRegistry {
    /// Checks whether the views that this registry's routes have shown are deallocated after their removal.
    @MainActor public var leakDetector: ViewLeakDetector { views.leaks }
}
