// SPDX-License-Identifier: Apache-2.0

/// <https://developer.apple.com/documentation/appkit/nstabviewcontroller>
@MainActor open class NSTabViewController: NSViewController {}

/// <https://developer.apple.com/documentation/appkit/nssplitviewcontroller>
@MainActor open class NSSplitViewController: NSViewController {}
