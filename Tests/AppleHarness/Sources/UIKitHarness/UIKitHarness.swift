// SPDX-License-Identifier: Apache-2.0

// Not UIKit: a stand-in with its names, for tests on machines that have none. Declarations and behaviour are written from
// Apple's public documentation, to which each of them has a link. Where that says nothing, `UISimulator.Policy` names what a
// client has to cope with. Apple's own module exports Foundation as well.
@_exported import Foundation
