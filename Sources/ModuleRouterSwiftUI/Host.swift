// SPDX-License-Identifier: Apache-2.0

#if canImport(SwiftUI)
import ModuleRouter
import SwiftUI
#endif
