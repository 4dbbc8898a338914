// SPDX-License-Identifier: Apache-2.0

/// A removed view that is still alive.
@MainActor package struct ViewLeak: CustomStringConvertible {
    /// The view.
    package let destination: AnyObject
    /// The key of the route that showed the view.
    package let key: RouteKey

    package var description: String {
        "\(TypeSpelling.name(of: type(of: destination))), shown by \(key), was removed and is still alive: it is still referenced"
    }
}

/// Checks whether removed views are deallocated.
@MainActor package final class ViewLeakDetector {
    package var delay: Duration? {
        get { currentDelay }
        set { currentDelay = newValue }
    }
    /// The clock that measures the delay.
    package var clock: any Clock<Duration> = ContinuousClock()
    package var handler: ((_ view: AnyObject, _ message: String) -> Void)?
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

    @discardableResult
    package func report() -> [ViewLeak] {
        look?.cancel()
        look = nil
        let leaks = (due + young).compactMap(\.leak)
        due = []
        young = []
        tell(leaks)
        return leaks
    }

    private var inheritedHandler: ((AnyObject, String) -> Void)? { handler ?? parent?.inheritedHandler }

    private func tell(_ leaks: [ViewLeak]) {
        let handler = inheritedHandler
        for leak in leaks {
            if let handler { handler(leak.destination, leak.description) } else { RouteLog.debug("\(leak)") }
        }
    }
}

extension RouteRegistry {
    @MainActor package var leakDetector: ViewLeakDetector { views.leaks }

    /// The time that a view may stay alive after its removal; nil to watch no views. Defaults to two seconds in debug builds of this
    /// library, and to nil in release builds.
    ///
    /// A view is checked after one to two times this delay. A view that is still alive is reported to ``viewLeakHandler`` or,
    /// without one, to the log. For tests, see `expectReleased`.
    @MainActor public var viewLeakDelay: Duration? {
        get { views.leaks.delay }
        set { views.leaks.delay = newValue }
    }

    /// Called once for each leak, with the view and a message. If nil, the handler of the parent registry is called.
    @MainActor public var viewLeakHandler: ((_ view: AnyObject, _ message: String) -> Void)? {
        get { views.leaks.handler }
        set { views.leaks.handler = newValue }
    }

    /// Checks now, regardless of the delay, and reports views that are alive and not shown again. Forgets the watched views.
    ///
    /// - Returns: The views, in the order of their removal.
    @MainActor @discardableResult
    public func reportViewLeaks() -> [AnyObject] { views.leaks.report().map(\.destination) }
}
