// SPDX-License-Identifier: Apache-2.0
// On: *-ios* *-tvos*
// Refused: expression is 'async' but is not marked with 'await'

// A method with an optional completion has an asynchronous variant, which asynchronous code has to call unless the header
// excludes it. The headers of `present` and `dismiss` exclude it.
import UIKit

@MainActor func show(_ screen: UIViewController, from source: UIViewController) async {
    #if MISTAKE
    source.presentUnmarkedViewController(screen, animated: true)
    #else
    await source.presentUnmarkedViewController(screen, animated: true)
    #endif
}
