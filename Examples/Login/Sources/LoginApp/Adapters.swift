// SPDX-License-Identifier: Apache-2.0

import AlertModule
import LoginGlue
public import ModuleRouterViews
import ZIKRouterBridge

// snippet.adapters
/// Joins both modules: the app's login is the one in Objective-C, and the alert that this one requires is the one in Swift.
public enum LoginAdapters: RouteAdapter {
    public static var routes: RouteList<Self> {
        Adapts(RoutableView<any Login>(), to: ObjectiveCProtocol("LoginViewInput")) { LoginOfObjectiveC($0) }
        Adapts(ObjectiveCProtocol("LoginRequiredAlertInput"), to: RoutableView<any Alert>()) {
            AlertForObjectiveC.object(for: $0)
        }
    }
}
// snippet.end

/// An alert of Swift, as the object that the login module requires.
@MainActor private enum AlertForObjectiveC {
    static func object(for alert: any Alert) -> AnyObject {
        var functions = login_alert()
        functions.context = Unmanaged.passRetained(alert as AnyObject).toOpaque()
        functions.set_title = { alert, title in AlertForObjectiveC.change(alert, title) { $0.title = $1 } }
        functions.set_message = { alert, message in AlertForObjectiveC.change(alert, message) { $0.message = $1 } }
        functions.add_button = { alert, title, action in
            let action = ButtonAction(action!)
            AlertForObjectiveC.change(alert, title) { alert, title in
                alert.buttons.append(AlertButton(title) { action.run() })
            }
        }
        functions.release = { Unmanaged<AnyObject>.fromOpaque($0!).release() }
        return ObjectPointer.taking(login_make_alert(functions))
    }

    private nonisolated static func change(
        _ context: UnsafeMutableRawPointer?, _ text: UnsafePointer<CChar>?,
        _ body: @MainActor (any Alert, String) -> Void
    ) {
        guard let text else { return }
        let (address, value) = (UInt(bitPattern: context), String(cString: text))
        MainActor.assumeIsolated {
            let object = Unmanaged<AnyObject>.fromOpaque(UnsafeRawPointer(bitPattern: address)!).takeUnretainedValue()
            if let alert = object as? any Alert { body(alert, value) }
        }
    }
}

/// The block of a button.
private final class ButtonAction: @unchecked Sendable {  // A constant.
    private let block: UnsafeMutableRawPointer

    init(_ block: UnsafeMutableRawPointer) { self.block = block }

    deinit { login_release_action(block) }

    func run() { login_run_action(block) }
}
