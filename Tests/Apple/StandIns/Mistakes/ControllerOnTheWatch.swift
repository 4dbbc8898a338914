// SPDX-License-Identifier: Apache-2.0
// On: *-watchos*
// Refused: cannot find type 'UIViewController' in scope

#if MISTAKE
// The UIKit of watchOS has no controllers.
#if canImport(UIKit)
public import UIKit
public typealias Controller = UIViewController
#endif
#else
#if canImport(UIKit) && !os(watchOS)
public import UIKit
public typealias Controller = UIViewController
#endif
#endif
