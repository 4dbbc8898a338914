// SPDX-License-Identifier: Apache-2.0

import CZIKRouter
import ModuleRouterViews
import ZRouter

/// The interceptors and error handlers that are blocks.
enum Intercepting {
    static func add(_ interceptor: zik_interceptor, isView: Bool, _ block: ObjectReference) {
        if isView { onMainActor { addView(interceptor, block) } } else { addService(interceptor, block) }
    }

    private static func tell(
        _ block: ObjectReference, _ interceptor: zik_interceptor, _ router: AnyObject, isView: Bool,
        configuration: PerformRouteConfig? = nil, action: String? = nil, error: (any Error)? = nil
    ) {
        let object = (configuration as? any ObjectiveCConfiguration)?.reference.pointer
        ObjectiveCError.with(error) { error in
            (action ?? "").withCString { action in
                ObjectiveC.front.intercept(
                    block.pointer, interceptor, Handles.share(router), object, action, error, isView)
            }
        }
    }

    private static func addService(_ interceptor: zik_interceptor, _ block: ObjectReference) {
        switch interceptor {
        case zik_before_perform:
            ZIKAnyServiceRouter.interceptBeforePerform {
                tell(block, interceptor, $0, isView: false, configuration: $1)
            }
        case zik_after_perform:
            ZIKAnyServiceRouter.interceptAfterPerform { tell(block, interceptor, $0, isView: false, configuration: $1) }
        case zik_after_success:
            ZIKAnyServiceRouter.interceptAfterSuccessAction {
                tell(block, interceptor, $0, isView: false, action: $1.rawValue)
            }
        default:
            ZIKAnyServiceRouter.interceptAfterEndPerformWithError {
                tell(block, interceptor, $0, isView: false, error: $1)
            }
        }
    }

    @MainActor private static func addView(_ interceptor: zik_interceptor, _ block: ObjectReference) {
        switch interceptor {
        case zik_before_perform:
            ZIKAnyViewRouter.interceptBeforePerform { tell(block, interceptor, $0, isView: true, configuration: $1) }
        case zik_after_perform:
            ZIKAnyViewRouter.interceptAfterPerform { tell(block, interceptor, $0, isView: true, configuration: $1) }
        case zik_after_success:
            ZIKAnyViewRouter.interceptAfterSuccessAction {
                tell(block, interceptor, $0, isView: true, action: $1.rawValue)
            }
        default:
            ZIKAnyViewRouter.interceptAfterEndPerformWithError {
                tell(block, interceptor, $0, isView: true, error: $1)
            }
        }
    }

    static func setErrorHandler(isView: Bool, _ block: ObjectReference?) {
        if isView {
            onMainActor {
                ZIKAnyViewRouter.globalErrorHandler =
                    if let block {
                        { router, action, error in tell(block, router, action, error, isView: true) }
                    } else { nil }
            }
        } else {
            ZIKAnyServiceRouter.globalErrorHandler =
                if let block {
                    { router, action, error in tell(block, router, action, error, isView: false) }
                } else { nil }
        }
    }

    static func setLeakHandler(_ block: ObjectReference?) {
        onMainActor {
            ZIKAnyViewRouter.didDetectLeakingHandler(
                block.map { block in
                    { view in ObjectBridge.withObject(view) { ObjectiveC.front.leaked(block.pointer, $0) } }
                })
        }
    }

    private static func tell(
        _ block: ObjectReference, _ router: AnyObject?, _ action: RouteAction, _ error: any Error, isView: Bool
    ) {
        ObjectiveCError.with(error) { error in
            action.rawValue.withCString {
                ObjectiveC.front.global_error(block.pointer, router.map { Handles.share($0) }, $0, error, isView)
            }
        }
    }
}
