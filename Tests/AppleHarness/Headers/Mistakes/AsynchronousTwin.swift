// SPDX-License-Identifier: Apache-2.0
// On: *-ios* *-tvos*
// Refused: expression is 'async' but is not marked with 'await'

// A method with a completion that may be left out has an asynchronous twin, which asynchronous code has to take, unless the
// header says otherwise: those of `present` and `dismiss` do.
import UIKit

@MainActor func show(_ screen: UIViewController, from source: UIViewController) async {
    #if MISTAKE
    source.presentUnmarkedViewController(screen, animated: true)
    #else
    await source.presentUnmarkedViewController(screen, animated: true)
    #endif
}
