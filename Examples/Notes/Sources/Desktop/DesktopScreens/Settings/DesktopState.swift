// SPDX-License-Identifier: Apache-2.0

#if GTK
import Foundation
import NotesInterface

/// The state that the program keeps between runs.
package struct DesktopState: Codable, Sendable, Equatable {
    /// The state of a window when it was closed.
    package struct Window: Codable, Sendable, Equatable {
        package var width = 1000
        package var height = 700
        /// The URL of the open screen.
        package var url: String?

        package init() {}
    }

    /// The order of the notes in the list.
    package enum Order: String, Codable, Sendable, CaseIterable {
        case title, newest, name

        var label: String {
            switch self {
            case .title: "Title"
            case .newest: "Newest"
            case .name: "Name"
            }
        }

        func precedes(_ one: Note, _ other: Note) -> Bool {
            switch self {
            case .title:
                (one.title.lowercased(), one.name) < (other.title.lowercased(), other.name)
            case .newest: (other.modified, one.name) < (one.modified, other.name)
            case .name: one.name < other.name
            }
        }
    }

    /// The text size in points.
    package var textSize = 11
    package var isDark = false
    package var order = Order.title
    /// The windows, by the folder of their notes.
    package var windows: [String: Window] = [:]

    package static let textSizes = 8...20

    package init() {}
}
#endif
