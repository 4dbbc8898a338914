// SPDX-License-Identifier: Apache-2.0

#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
import SwiftUI

/// Shows a screen's message to the user.
struct MessageText: View {
    let message: String?

    init(_ message: String?) { self.message = message }

    var body: some View {
        if let message { Text(message).foregroundStyle(.secondary) }
    }
}
#endif
