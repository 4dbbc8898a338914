// SPDX-License-Identifier: Apache-2.0

#if canImport(UIKit) && !os(watchOS)
import UIKit

/// A set of controllers that does not keep them.
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

    /// Removes all controllers except the given ones.
    mutating func keep(_ controllers: [UIViewController]) {
        let kept = Set(controllers.map { ObjectIdentifier($0) })
        all = all.filter { kept.contains($0.key) }
    }

    func contains(_ controller: UIViewController) -> Bool {
        // Another controller may have had the same address.
        all[ObjectIdentifier(controller)]?.controller === controller
    }
}
#endif
