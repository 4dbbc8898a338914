// SPDX-License-Identifier: Apache-2.0

import ModuleRouterAppKit
import Testing

@testable import AppKitHarness

@Test func hostImports() {}
