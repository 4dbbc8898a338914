// SPDX-License-Identifier: Apache-2.0

#if GTK
/// What is wrong with a UI file, and where.
///
/// ```
/// editor.ui:12:5: there is no class "EditorScren"; "EditorScreen" is one
/// ```
public struct GTKUIFileError: Error, Sendable, Hashable, CustomStringConvertible {
    public enum Problem: String, Sendable, Hashable {
        /// The file cannot be opened.
        case unreadableFile = "unreadable-file"
        /// It is no XML.
        case malformedXML = "malformed-xml"
        /// Neither GTK nor the declared classes have a class of that name.
        case missingClass = "missing-class"
        /// A declared class cannot be one that files name.
        case unfitClass = "unfit-class"
        /// The file is the template of a class of C.
        case unfitTemplate = "unfit-template"
        /// A class has no property of that name.
        case missingProperty = "missing-property"
        /// A property cannot have that value.
        case unfitValue = "unfit-value"
        /// A class has no signal of that name.
        case missingSignal = "missing-signal"
        /// Nothing handles what a signal names.
        case missingHandler = "missing-handler"
        /// A signal names a segue that is not there.
        case missingSegue = "missing-segue"
        /// A segue shows its view in a way that there is not.
        case unknownSegueKind = "unknown-segue-kind"
        /// A segue leads nowhere.
        case missingTarget = "missing-target"
        /// A segue does not say what it has to, or says what it cannot.
        case unfitSegue = "unfit-segue"
        /// An object was asked for that is not in the file.
        case missingObject = "missing-object"
        /// An object is of another class than was asked for.
        case wrongClass = "wrong-class"
        /// GTK does not accept the file, in GTK's words.
        case refusedByGTK = "refused-by-gtk"
    }

    public let problem: Problem
    /// As it was named when it was opened.
    public let file: String
    /// From 1; nil if the whole file is meant.
    public let line: Int?
    /// In characters, from 1.
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
