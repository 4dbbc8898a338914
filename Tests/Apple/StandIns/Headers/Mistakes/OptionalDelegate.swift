// SPDX-License-Identifier: Apache-2.0
// On: *-ios* *-tvos*
// Refused: value of optional type

// The delegate may not implement an optional method.
import UIKit

@MainActor func mayDismiss(_ controller: UIPresentationController) -> Bool {
    guard let delegate = controller.delegate else { return true }
    #if MISTAKE
    return delegate.presentationControllerShouldDismiss(controller)
    #else
    return delegate.presentationControllerShouldDismiss?(controller) ?? true
    #endif
}
