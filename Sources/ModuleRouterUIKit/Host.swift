// SPDX-License-Identifier: Apache-2.0

#if canImport(UIKit)
import ModuleRouter
import UIKit
#endif
