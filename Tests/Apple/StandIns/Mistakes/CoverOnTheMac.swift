// SPDX-License-Identifier: Apache-2.0
// On: *-macosx*
// Refused: 'fullScreenCover(item:onDismiss:content:)' is unavailable in macOS

public import SwiftUI

public struct Page: Identifiable, Sendable { public let id: Int }

public struct Screen: View {
    @State var page: Page?

    public var body: some View {
        #if MISTAKE || !os(macOS)
        Text("root").fullScreenCover(item: $page) { Text("\($0.id)") }
        #else
        Text("root").sheet(item: $page) { Text("\($0.id)") }
        #endif
    }
}
