// SPDX-License-Identifier: Apache-2.0
// On: *-macosx*
// Refused: no such module 'UIKit'

#if MISTAKE
public import UIKit
#else
#if canImport(UIKit)
public import UIKit
#endif
#endif
