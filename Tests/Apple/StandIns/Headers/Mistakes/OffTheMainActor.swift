// SPDX-License-Identifier: Apache-2.0
// On: *-ios* *-tvos*
// Refused: call to main actor-isolated instance method 'dismiss(animated:completion:)' in a synchronous nonisolated context

import UIKit

#if MISTAKE
func close(_ screen: UIViewController) { screen.dismiss(animated: true) }
#else
@MainActor func close(_ screen: UIViewController) { screen.dismiss(animated: true) }
#endif
