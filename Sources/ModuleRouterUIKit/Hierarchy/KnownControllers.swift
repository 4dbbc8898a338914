// SPDX-License-Identifier: Apache-2.0

#if canImport(UIKit) && !os(watchOS)
import UIKit

/// A set of controllers that keeps none of them.
@MainActor struct KnownControllers {
    private struct Weak {
        weak var controller: UIViewController?
    }

    private var all: [ObjectIdentifier: Weak] = [:]

    mutating func add(_ controller: UIViewController) {
        all[ObjectIdentifier(controller)] = Weak(controller: controller)
    }

    mutating func add(contentsOf controllers: some Sequence<UIViewController>) {
        for controller in controllers { add(controller) }
    }

    /// Forgets all but these.
    mutating func keep(_ controllers: [UIViewController]) {
        let kept = Set(controllers.map { ObjectIdentifier($0) })
        all = all.filter { kept.contains($0.key) }
    }

    func contains(_ controller: UIViewController) -> Bool {
        // The place in memory may have been that of another.
        all[ObjectIdentifier(controller)]?.controller === controller
    }
}
#endif
