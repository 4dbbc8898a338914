// SPDX-License-Identifier: Apache-2.0

import ModuleRouterSwiftUI
import Testing

@testable import SwiftUIHarness

@Test func hostImports() {}
