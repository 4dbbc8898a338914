// SPDX-License-Identifier: Apache-2.0
// On: *-watchos*
// Refused: 'popover(item:attachmentAnchor:arrowEdge:content:)' is unavailable in watchOS

public import SwiftUI

public struct Page: Identifiable, Sendable { public let id: Int }

public struct Screen: View {
    @State var page: Page?

    public var body: some View {
        #if MISTAKE || !os(watchOS)
        Text("root").popover(item: $page) { Text("\($0.id)") }
        #else
        Text("root").sheet(item: $page) { Text("\($0.id)") }
        #endif
    }
}
