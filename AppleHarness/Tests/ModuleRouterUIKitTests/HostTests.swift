// SPDX-License-Identifier: Apache-2.0

import ModuleRouterUIKit
import Testing

@testable import UIKitHarness

@Test func hostImports() {}
