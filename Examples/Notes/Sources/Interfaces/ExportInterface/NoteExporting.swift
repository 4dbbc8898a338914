// SPDX-License-Identifier: Apache-2.0

import Foundation
import ModuleRouterMacros

/// Turns notes into one file. Provided by the export module.
public protocol NoteExporting {
    func export(_ notes: [ExportableNote]) throws -> Data
}

/// A note as the export module wants it.
public struct ExportableNote: Sendable, Hashable {
    public let name: String
    public let title: String
    public let modified: Date
    /// The note, in Markdown.
    public let text: String

    public init(name: String, title: String, modified: Date, text: String) {
        self.name = name
        self.title = title
        self.modified = modified
        self.text = text
    }
}

/// What an export is.
public enum ExportFormat: String, Sendable, CaseIterable {
    /// One page that needs no other file.
    case html
    case json
}

/// The export module, waiting to be told what to make. Implemented by the route's configuration.
public protocol ExportInput: AnyObject {
    /// Makes an exporter to a format, with a title for the whole.
    var makeDestinationWith: (_ format: ExportFormat, _ title: String) throws -> (any NoteExporting)? { get }
}

@Routable extension RoutableServiceModule where Protocol == any ExportInput {}
