// SPDX-License-Identifier: Apache-2.0

#if GTK
import CGTK

/// Checks the names in a file before any object is created. GTK itself gives less information about a wrong name, or only
/// warns.
@MainActor struct GTKUIChecks {
    private let document: GTKUIDocument
    private let file: GTKUIFile
    private let scope: GTKUIScope

    init(_ document: GTKUIDocument, _ scope: GTKUIScope, _ file: GTKUIFile) {
        self.document = document
        self.scope = scope
        self.file = file
    }

    func run() throws(GTKUIFileError) {
        let builder = scope.makeBuilder()
        defer { g_object_unref(UnsafeMutableRawPointer(builder)) }
        var types: [GType?] = []
        for object in document.objects { types.append(try type(of: object, builder)) }
        for property in document.properties {
            if let type = types[property.object] { try check(property, of: type, types, builder) }
        }
        for action in document.actions {
            guard let object = action.object, let type = types[object] else { continue }
            let isElement = scope.types[document.objects[object].className] != nil
            switch action.kind {
            case .handler: try check(action.tag["name"] ?? "", of: type, object, action.tag)
            case .segue where action.tag["signal"] == nil && isElement: continue
            case .segue: try check(action.tag["signal"] ?? "clicked", of: type, object, action.tag)
            }
        }
    }

    /// Returns the class of an object; nil if the file names it by a function.
    private func type(of object: GTKUIDocument.Object, _ builder: OpaquePointer) throws(GTKUIFileError) -> GType? {
        guard !object.hasTypeFunction else { return nil }
        let type = gtk_builder_get_type_from_name(builder, object.className)
        guard type == 0 else { return g_type_is_a(type, GTKUIName.objects) != 0 ? type : nil }
        let known = file.classes.map { $0.uiName } + GTKUIName.classes()
        throw error(
            .missingClass, object.tag,
            "there is no class \"\(object.className)\"" + GTKUIName.near(object.className, among: known))
    }

    private func check(
        _ property: GTKUIDocument.Property, of type: GType, _ types: [GType?], _ builder: OpaquePointer
    ) throws(GTKUIFileError) {
        let objectClass = g_type_class_ref(type)!
        defer { g_type_class_unref(objectClass) }
        let properties = objectClass.assumingMemoryBound(to: GObjectClass.self)
        guard let specification = g_object_class_find_property(properties, property.name) else {
            throw error(
                .missingProperty, property.tag,
                "\(document.objects[property.object].className) has no property \"\(property.name)\""
                    + GTKUIName.near(property.name, among: GTKUIName.properties(of: properties)))
        }
        // A property that is bound to another one has no value of its own.
        guard let text = property.value, property.tag["bind-source"] == nil else { return }
        let valueType = specification.pointee.value_type
        if g_type_is_a(valueType, GTKUIName.objects) != 0 || g_type_fundamental(valueType) == GTKUIName.interfaces {
            return try check(property, names: text, of: valueType, types)
        }
        var value = GValue()
        var refusal: UnsafeMutablePointer<GError>?
        guard gtk_builder_value_from_string(builder, specification, text, &value, &refusal) != 0 else {
            throw error(
                .unfitValue, property.tag,
                "\"\(property.name)\" cannot be \"\(text)\": \(GTKUIDocument.message(of: refusal))")
        }
        g_value_unset(&value)
    }

    /// Checks a property whose value is another object of the file.
    private func check(
        _ property: GTKUIDocument.Property, names id: String, of type: GType, _ types: [GType?]
    ) throws(GTKUIFileError) {
        guard let index = document.objects.firstIndex(where: { $0.hasID && $0.id == id }) else {
            // Some objects can also be written as a text: the name of a picture, a key.
            let written = [
                gdk_paintable_get_type(), gdk_pixbuf_get_type(), g_file_get_type(), gtk_shortcut_trigger_get_type(),
                gtk_shortcut_action_get_type(),
            ]
            if written.contains(where: { g_type_is_a(type, $0) != 0 }) { return }
            throw error(
                .missingObject, property.tag,
                "there is no object \"\(id)\"" + GTKUIName.near(id, among: document.objects.filter(\.hasID).map(\.id)))
        }
        guard let actual = types[index], g_type_is_a(actual, type) == 0 else { return }
        throw error(
            .unfitValue, property.tag,
            "\"\(property.name)\" cannot be \"\(id)\", a \(document.objects[index].className): it is no "
                + GTKUIType.name(of: type))
    }

    private func check(
        _ signal: String, of type: GType, _ object: Int, _ tag: GTKUITag
    ) throws(GTKUIFileError) {
        let objectClass = g_type_class_ref(type)
        defer { g_type_class_unref(objectClass) }
        var (identifier, detail) = (guint(0), GQuark(0))
        guard g_signal_parse_name(signal, type, &identifier, &detail, 1) == 0 else { return }
        throw error(
            .missingSignal, tag,
            "\(document.objects[object].className) has no signal \"\(signal)\""
                + GTKUIName.near(signal, among: GTKUIName.signals(of: type)))
    }

    private func error(
        _ problem: GTKUIFileError.Problem, _ tag: GTKUITag, _ message: String
    ) -> GTKUIFileError {
        GTKUIFileError(problem, document.name, document.position(of: tag), message)
    }
}
#endif
