// SPDX-License-Identifier: Apache-2.0

#if GTK
import CGTK

extension GTKUIReading {
    /// The declared classes of a file by their names.
    struct Types {
        /// The Swift classes.
        let classes: [String: any GTKUIClass.Type]
        /// The GLib classes that represent them.
        let declared: [String: GType]
    }

    /// - Throws: An error if a declared class cannot be used in files, or if two classes have the same name.
    static func types(of document: GTKUIDocument, _ file: GTKUIFile) throws(GTKUIFileError) -> Types {
        var classes: [String: any GTKUIClass.Type] = [:]
        var declared: [String: GType] = [:]
        for type in file.classes {
            if let other = classes[type.uiName], other != type {
                throw GTKUIFileError(
                    .unfitClass, file.name, nil,
                    "\"\(type.uiName)\" is the name of \(spelled(other)) and of \(spelled(type))")
            }
            do {
                declared[type.uiName] = try GTKUIType.type(of: type)
            } catch {
                throw GTKUIFileError(.unfitClass, file.name, nil, "\(type) cannot stand in UI files: \(error.reason)")
            }
            classes[type.uiName] = type
        }
        return Types(classes: classes, declared: declared)
    }

    private static func spelled(_ type: any GTKUIClass.Type) -> String { _typeName(type, qualified: true) }

    /// Returns the object with an identifier, or the first suitable object at the top level.
    static func root(
        _ kind: Root, _ id: String?, _ document: GTKUIDocument, _ types: Types
    ) throws(GTKUIFileError) -> GTKUIDocument.Object {
        guard let id else {
            let first = document.objects.first { object in
                guard object.outer == nil else { return false }
                let isDeclared = types.classes[object.className] != nil
                return switch kind {
                case .declared: isDeclared
                case .screen: types.classes[object.className] is GTKScreen.Type
                case .widget: isDeclared || isWidget(object)
                case .content: !isDeclared && isWidget(object)
                }
            }
            if let first { return first }
            let wanted = kind == .declared ? "no object of a declared class" : "no widget"
            throw GTKUIFileError(.missingObject, document.name, nil, "there is \(wanted) at the top of the file")
        }
        guard let object = document.objects.first(where: { $0.hasID && $0.id == id }) else {
            throw GTKUIFileError(
                .missingObject, document.name, nil,
                "there is no object \"\(id)\"" + GTKUIName.near(id, among: document.objects.filter(\.hasID).map(\.id)))
        }
        if kind == .content, types.classes[object.className] != nil {
            throw GTKUIFileError(
                .wrongClass, document.name, document.position(of: object.tag),
                "\"\(id)\" is a \(object.className) already, and cannot be the content of another element")
        }
        return object
    }

    private static func isWidget(_ object: GTKUIDocument.Object) -> Bool {
        g_type_is_a(g_type_from_name(object.className), gtk_widget_get_type()) != 0
    }
}
#endif
