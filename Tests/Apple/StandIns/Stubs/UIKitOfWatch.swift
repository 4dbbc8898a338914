// SPDX-License-Identifier: Apache-2.0

// UIKit on the watch: `canImport(UIKit)` is true there, and there are colours and fonts, but no views and no controllers.
// https://developer.apple.com/documentation/uikit/uicolor is of watchOS, …/uikit/uiviewcontroller is not.

@_exported import Foundation

open class UIColor: NSObject {}
open class UIFont: NSObject {}
