// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews
import Testing

extension ViewHostScenario {
    /// Children that handlers place, possibly after some time.
    static let children: [ViewHostScenario] = [
        ViewHostScenario("a child is shown when its handler completes, and other routes wait for it") { scene in
            let window = scene.open()
            var completion: (() -> Void)?
            let root = scene.root
            let router = try scene.perform(
                .addAsChild(from: root) { [weak window, weak root] child, done in
                    if let root { window?.placeChild(child, in: root) }
                    completion = done
                })
            let second = try scene.perform(.push(from: root), "b")
            scene.expectDiary(.began(.addAsChild), .waited("b"))
            #expect(router.route.state == .routing)
            #expect(second.route.state == .routing)
            completion?()
            completion = nil
            await scene.settle()
            scene.expectDiary(of: "a", .arrived(.addAsChild))
            #expect(scene.text(of: window) == "root(a)/b")
        },
        ViewHostScenario("a child is removed once, when its handler completes") { scene in
            let window = scene.open()
            let router = try await scene.shown(.addAsChild(from: scene.root))
            var completion: (() -> Void)?
            router.configureRemoval {
                $0.removingChildViewHandler = { [weak window] child, done in
                    window?.displaceChild(child)
                    completion = done
                }
            }
            router.remove()
            #expect(router.route.state == .removing)
            scene.expectDiary(.removalBegan(.addAsChild))
            completion?()
            completion = nil
            await scene.settle()
            scene.expectDiary(.removalEnded(.addAsChild))
            #expect(scene.text(of: window) == "root")
        },
        ViewHostScenario("a child whose window is closed before it is shown fails regardless of its handler") { scene in
            let window = scene.open()
            var completion: (() -> Void)?
            let router = try scene.perform(.addAsChild(from: scene.root) { _, done in completion = done })
            _ = scene.diary.take()
            window.close()
            completion?()
            completion = nil
            await scene.settle()
            scene.expectDiary(.failed("action-failed", announced: .addAsChild))
            #expect(router.route.state == .unrouted)
        },
        ViewHostScenario("a child whose window is closed during its removal is removed once regardless of its handler")
        {
            scene in
            let window = scene.open()
            let router = try await scene.shown(.addAsChild(from: scene.root))
            var completion: (() -> Void)?
            router.configureRemoval { $0.removingChildViewHandler = { _, done in completion = done } }
            router.remove()
            window.close()
            completion?()
            completion = nil
            await scene.settle()
            #expect(router.route.state == .removed)
            #expect(scene.diary.take().filter { $0 == "a: removal success" }.count == 1)
        },
        ViewHostScenario("a child fails if its handler does not place it") { scene in
            let window = scene.open()
            let router = try scene.perform(.addAsChild(from: scene.root) { _, done in done() })
            await scene.settle()
            scene.expectDiary(.began(.addAsChild), .failed("action-failed", announced: .addAsChild))
            #expect(router.route.state == .unrouted)
            #expect(scene.text(of: window) == "root")
        },
        ViewHostScenario("a child whose handler lets go of its completion has failed, and others come") { scene in
            let window = scene.open()
            let root = scene.root
            let router = try scene.perform(
                .addAsChild(from: root) { [weak window, weak root] child, _ in
                    if let root { window?.placeChild(child, in: root) }
                })
            await scene.settle()
            scene.expectDiary(.began(.addAsChild), .failed("action-failed", announced: .addAsChild))
            #expect(router.route.state == .unrouted)
            _ = try await scene.shown(.presentModally(from: root), "b")
            #expect(scene.text(of: window) == "root ^ b")
        },
        ViewHostScenario("a child stays whose handler of the removal lets go of its completion") { scene in
            let window = scene.open()
            let router = try await scene.shown(.addAsChild(from: scene.root))
            router.configureRemoval { $0.removingChildViewHandler = { _, _ in } }
            router.remove()
            await scene.settle()
            #expect(scene.diary.take().contains("a: removal error removeRoute action-failed"))
            #expect(router.route.state == .routed)
            #expect(scene.text(of: window) == "root(a)")
            router.configureRemoval { $0.removingChildViewHandler = nil }
            router.remove()
            await scene.settle()
            #expect(router.route.state == .removed)
            #expect(scene.text(of: window) == "root")
        },
        ViewHostScenario("a child is the source of a push onto the stack that it is in") { scene in
            let window = scene.open()
            let child = try await scene.shown(.addAsChild(from: scene.root))
            try scene.perform(.push(from: child.destination), "b")
            await scene.settle()
            #expect(scene.text(of: window) == "root(a)/b")
        },
    ]
}
