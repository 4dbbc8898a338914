// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews
import Testing

/// A scope of the suite.
struct DrivenScope: ScopeValues {
    let name: String
}

extension ViewHostScenario {
    /// Screens in scopes.
    static let scopes: [ViewHostScenario] = [
        ViewHostScenario("routes from a screen are in its scope, and those from others are not") { scene in
            _ = scene.open()
            let scope = RouteScope(DrivenScope(name: "s"))
            let screen = try await scene.shown(.push(from: scene.root, in: scope))
            #expect(scene.scope(of: screen) == "s")
            let pushed = try await scene.shown(.push(from: screen.destination), "b")
            #expect(scene.scope(of: pushed) == "s")
            let child = try await scene.shown(.addAsChild(from: pushed.destination), "child")
            #expect(scene.scope(of: child) == "s")
            let presented = try await scene.shown(.presentModally(from: child.destination), "c")
            #expect(scene.scope(of: presented) == "s")
            let other = try await scene.shown(.push(from: scene.root), "d")
            #expect(scene.scope(of: other) == nil)
        },
        ViewHostScenario("routes from a presented screen are in its scope") { scene in
            _ = scene.open()
            let scope = RouteScope(DrivenScope(name: "s"))
            let presented = try await scene.shown(.presentModally(from: scene.root, in: scope))
            let child = try await scene.shown(.addAsChild(from: presented.destination), "child")
            #expect(scene.scope(of: child) == "s")
            let sheet = try await scene.shown(.presentAsSheet(from: presented.destination), "b")
            #expect(scene.scope(of: sheet) == "s")
            sheet.remove()
            await scene.settle()
            presented.remove()
            await scene.settle()
            let other = try await scene.shown(.presentModally(from: scene.root), "c")
            #expect(scene.scope(of: other) == nil)
        },
        ViewHostScenario("routes from a part are in the scope of the part") { scene in
            _ = scene.open()
            let scope = RouteScope(DrivenScope(name: "s"))
            let part = try scene.performPart(.addAsSubview(from: scene.root, in: scope), "part")
            await scene.settle()
            #expect(scene.scope(of: part) == "s")
            let inner = try scene.performPart(.addAsSubview(from: part.destination), "inner")
            await scene.settle()
            #expect(scene.scope(of: inner) == "s")
        },
        ViewHostScenario("routes from inside of a navigation container are in the scope of its root") { scene in
            _ = scene.open()
            let scope = RouteScope(DrivenScope(name: "s"))
            let presented = try await scene.shown(.presentModally(from: scene.root, in: scope).inside(.navigation))
            let pushed = try await scene.shown(.push(from: presented.destination), "b")
            #expect(scene.scope(of: pushed) == "s")
        },
        ViewHostScenario("routes from a screen that code has shown are in the scope of the screen below") { scene in
            let window = scene.open()
            let scope = RouteScope(DrivenScope(name: "s"))
            _ = try await scene.shown(.push(from: scene.root, in: scope))
            let byHand = scene.performer("by hand")
            window.push(byHand)
            await scene.settle()
            let pushed = try await scene.shown(.push(from: byHand), "b")
            #expect(scene.scope(of: pushed) == "s")
        },
        ViewHostScenario("routes from a screen that code has presented are in the scope of the screen below") { scene in
            let window = scene.open()
            let scope = RouteScope(DrivenScope(name: "s"))
            _ = try await scene.shown(.presentModally(from: scene.root, in: scope))
            let byHand = scene.performer("by hand")
            window.present(byHand)
            await scene.settle()
            let child = try await scene.shown(.addAsChild(from: byHand), "b")
            #expect(scene.scope(of: child) == "s")
        },
        ViewHostScenario("routes that start in a window are in its scope") { scene in
            let (window, other) = (scene.open(), scene.open(.navigation(scene.performer("other"))))
            window.host.scope = RouteScope(DrivenScope(name: "s"))
            let screen = try await scene.shown(.presentModally(from: scene.root))
            #expect(scene.scope(of: screen) == "s")
            screen.remove()
            await scene.settle()
            window.host.scope = RouteScope(DrivenScope(name: "t"))
            #expect(scene.scope(of: try await scene.shown(.addAsChild(from: scene.root), "b")) == "t")
            window.host.scope = nil
            #expect(scene.scope(of: try await scene.shown(.addAsChild(from: scene.root), "c")) == nil)
            #expect(other.host.scope == nil)
        },
        ViewHostScenario("the screens of a scope are removed with those above them, and its waiters fail") { scene in
            let window = scene.open()
            let scope = RouteScope(DrivenScope(name: "s"))
            _ = try await scene.shown(.addAsChild(from: scene.root), "child")
            let lower = try await scene.shown(.presentModally(from: scene.root, in: scope))
            let upper = try await scene.shown(.presentModally(from: lower.destination), "b")
            let result = ViewRouteResult<Int>()
            let waiting = scene.ask {
                try await Router.result(
                    of: RoutableView<any DrivenScreen>(), path: .presentModally(from: upper.destination),
                    awaiting: { _ in result })
            }
            await scene.settle()
            let end = scene.ask { try await scope.removeScreensAndEnd() }
            while !scope.hasEnded { await scene.settle() }
            try await end.value
            let error = await #expect(throws: RouteError.self) { try await waiting.value }
            #expect(error?.code == .scopeUnavailable)
            await scene.settle()
            #expect(scene.text(of: window) == "root(child)")
            #expect(lower.route.state == .removed)
            #expect(upper.route.state == .removed)
        },
        ViewHostScenario("a dialog closes at the end of the scope of its screen") { scene in
            let window = scene.open()
            let scope = RouteScope(DrivenScope(name: "s"))
            let screen = try await scene.shown(.presentModally(from: scene.root, in: scope))
            let task = scene.ask { try await Router.confirm("Delete?", from: screen.destination) }
            await scene.settle()
            #expect(window.dialog != nil)
            scope.end()
            await scene.settle()
            #expect(window.dialog == nil)
            let error = await #expect(throws: RouteError.self) { try await task.value }
            #expect(error?.code == .scopeUnavailable)
        },
        ViewHostScenario("a scope whose screen is removed is released") { scene in
            _ = scene.open()
            var scope: RouteScope? = RouteScope(DrivenScope(name: "s"))
            weak let body = scope?.reference
            var screen: DrivenRouter? = try await scene.shown(.presentModally(from: scene.root, in: scope))
            scope = nil
            #expect(body != nil)
            screen?.remove()
            await scene.settle()
            screen = nil
            // A task that the toolkit has started in the scope keeps the scope.
            for _ in 0..<10 where body != nil { await scene.settle() }
            #expect(body == nil)
        },
    ]
}

extension ViewHostScene {
    /// The name of the scope in which the provider has prepared a view.
    fileprivate func scope(of router: DrivenRouter) -> String? { router.destination?.record.scope }
}
