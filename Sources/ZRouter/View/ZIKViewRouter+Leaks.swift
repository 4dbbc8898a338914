// SPDX-License-Identifier: Apache-2.0

import ModuleRouter

extension ZIKViewRouter {
    /// How many seconds after its removal a view is looked for that should have been freed. Zero or less: not at all.
    public class var detectMemoryLeakDelay: Double {
        get { RouteRegistry.current.leakDetector.delay.map { $0 / .seconds(1) } ?? 0 }
        set { RouteRegistry.current.leakDetector.delay = newValue > 0 ? .seconds(newValue) : nil }
    }

    /// Lets a closure be told of views that should have been freed.
    public class func didDetectLeakingHandler(_ handler: ((AnyObject) -> Void)?) {
        RouteRegistry.current.leakDetector.handler = handler.map { told in { told($0.destination) } }
    }
}
