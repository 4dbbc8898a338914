// SPDX-License-Identifier: Apache-2.0

import FactoryKit  // wiring: import

// wiring: declare
extension Container {
    public var clock: Factory<(any Clock)?> { promised() }
}
// end wiring
