// SPDX-License-Identifier: Apache-2.0

// A stand-in with UIKit's names, for tests on machines without UIKit. Declarations and behaviour are written from Apple's public
// documentation, and each declaration links to its page. `UISimulator.Policy` names the behaviour that the documentation leaves
// open. Like Apple's module, this one exports Foundation.
@_exported import Foundation
