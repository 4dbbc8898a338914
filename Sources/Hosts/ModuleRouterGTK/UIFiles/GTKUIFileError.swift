// SPDX-License-Identifier: Apache-2.0

#if GTK
/// An error in a UI file, with its position.
///
/// ```
/// editor.ui:12:5: there is no class "EditorScren"; "EditorScreen" is one
/// ```
public struct GTKUIFileError: Error, Sendable, Hashable, CustomStringConvertible {
    public enum Problem: String, Sendable, Hashable {
        /// The file cannot be opened.
        case unreadableFile = "unreadable-file"
        /// The file is not well-formed XML.
        case malformedXML = "malformed-xml"
        /// Neither GTK nor the declared classes have a class of this name.
        case missingClass = "missing-class"
        /// A declared class cannot be used in files.
        case unfitClass = "unfit-class"
        /// The file is a template for a C class.
        case unfitTemplate = "unfit-template"
        /// A class has no property of this name.
        case missingProperty = "missing-property"
        /// A property cannot have this value.
        case unfitValue = "unfit-value"
        /// A class has no signal of this name.
        case missingSignal = "missing-signal"
        /// No handler has the name that a signal gives.
        case missingHandler = "missing-handler"
        /// A signal names a segue that does not exist.
        case missingSegue = "missing-segue"
        /// The kind of a segue does not exist.
        case unknownSegueKind = "unknown-segue-kind"
        /// The target of a segue does not exist.
        case missingTarget = "missing-target"
        /// A segue has an unknown attribute, or does not have exactly one target.
        case unfitSegue = "unfit-segue"
        /// A requested object is not in the file.
        case missingObject = "missing-object"
        /// An object is not of the requested class.
        case wrongClass = "wrong-class"
        /// GTK does not accept the file. The message is GTK's own.
        case refusedByGTK = "refused-by-gtk"
    }

    public let problem: Problem
    /// The name of the file that was given when it was opened.
    public let file: String
    /// The line, starting at 1. Nil for an error of the whole file.
    public let line: Int?
    /// The column in characters, starting at 1.
    public let column: Int?
    public let message: String

    init(_ problem: Problem, _ file: String, _ position: GTKUIPosition?, _ message: String) {
        self.problem = problem
        self.file = file
        line = position?.line
        column = position?.column
        self.message = message
    }

    public var description: String {
        let place = [line, column].compactMap { $0 }.map { ":\($0)" }.joined()
        return "\(file)\(place): \(message)"
    }
}
#endif
