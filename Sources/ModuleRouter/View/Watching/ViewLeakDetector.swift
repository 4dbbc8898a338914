// SPDX-License-Identifier: Apache-2.0

/// A view that was removed, and lives on.
@MainActor public struct ViewLeak: CustomStringConvertible {
    /// The view.
    public let destination: AnyObject
    /// The route by which it was shown.
    public let key: RouteKey

    public var description: String {
        "\(TypeSpelling.name(of: type(of: destination))), shown by \(key), was removed and is still alive: somebody keeps it"
    }
}

/// Looks whether removed views are freed.
///
/// In debug builds of this library each registry watches its views: what lives on two to four seconds after its removal is told
/// to the handler or, without one, written to standard error. In a test, see `expectReleased`.
@MainActor public final class ViewLeakDetector {
    /// How long a removed view may live; nil to watch none. It is looked at after once to twice this time.
    public var delay: Duration? {
        get { currentDelay }
        set { currentDelay = newValue }
    }
    /// The clock that the delay is measured by.
    public var clock: any Clock<Duration> = ContinuousClock()
    /// Told of each leak, once. Nil to leave that to the registry's parent or, if nobody else is told, to write it to standard
    /// error.
    public var handler: ((ViewLeak) -> Void)?
    /// Not public, so that looking at it costs nothing where no view is watched.
    private var currentDelay: Duration?
    /// Removed since the last look, and before it.
    private var young: [Watched] = []
    private var due: [Watched] = []
    private var look: Task<Void, Never>?

    private var collectors: [Collector] = []
    /// That of the registry's parent.
    private let parent: ViewLeakDetector?

    fileprivate struct Watched {
        weak var destination: AnyObject?
        let key: RouteKey

        /// The leak, if the view is alive and not shown again.
        @MainActor var leak: ViewLeak? {
            guard let destination, ShownViews.route(of: destination) == nil else { return nil }
            return ViewLeak(destination: destination, key: key)
        }
    }

    /// Notes the views that are removed while it is in use, whatever the delay.
    @MainActor package final class Collector {
        private var watched: [Watched] = []

        fileprivate func add(_ view: Watched) { watched.append(view) }

        /// What is alive now.
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

    /// Whether anything is done with the views that are watched.
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

    /// One look for all that are removed until then: those that were removed before the look before have had their time.
    private func schedule() {
        guard look == nil, let delay else { return }
        let clock = clock
        // Detached: it would keep the registry that stands in for another here, with all that it holds, as long as it sleeps.
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

    /// Looks now, whatever the delay, and reports what is alive and not shown again. What was watched is forgotten.
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
    /// Looks whether the views that the routes of this registry have shown are freed after their removal.
    @MainActor public var leakDetector: ViewLeakDetector { views.leaks }
}
