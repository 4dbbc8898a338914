// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews

extension ZIKViewRouter {
    /// The delay in seconds between the removal of a view and the check for a leak. Zero or less disables the check.
    public class var detectMemoryLeakDelay: Double {
        get { RouteRegistry.current.leakDetector.delay.map { $0 / .seconds(1) } ?? 0 }
        set { RouteRegistry.current.leakDetector.delay = newValue > 0 ? .seconds(newValue) : nil }
    }

    /// Sets the handler for leaked views.
    public class func didDetectLeakingHandler(_ handler: ((AnyObject) -> Void)?) {
        RouteRegistry.current.leakDetector.handler = handler.map { told in { view, _ in told(view) } }
    }
}
