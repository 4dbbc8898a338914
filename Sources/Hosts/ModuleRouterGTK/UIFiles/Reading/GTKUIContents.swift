// SPDX-License-Identifier: Apache-2.0

#if GTK
import CGTK
import CModuleRouterGTK

/// The objects that were created from a file. Does not keep them.
@MainActor final class GTKUIContents {
    let document: GTKUIDocument
    /// The handlers by the object that registered them. The key is nil for the screen or view whose content is the file.
    var handlers: [Int?: [String: @MainActor (GTKSignalArguments) -> Void]] = [:]
    private let objects: [String: GTKWeakObject]

    init(_ document: GTKUIDocument, _ objects: [String: GTKWeakObject]) {
        self.document = document
        self.objects = objects
    }

    func object(_ id: String, of type: GType, for scope: Int?) throws(GTKUIFileError) -> UnsafeMutableRawPointer {
        let position = document.position(ofObject: id)
        guard let object = objects[id]?.object else {
            let asker = scope.map { document.objects[$0] } ?? document.objects.first
            let reason = position == nil ? "there is no object" : "there is no more of the object"
            throw GTKUIFileError(
                .missingObject, document.name, position ?? asker.map { document.position(of: $0.tag) },
                "\(reason) \"\(id)\"" + GTKUIName.near(id, among: document.objects.filter(\.hasID).map(\.id)))
        }
        let actual = module_router_gtk_type_of(object)
        guard g_type_is_a(actual, type) != 0 else {
            throw wrongClass(id, GTKUIName.of(object), GTKUIType.name(of: type))
        }
        return object
    }

    func element<Element: GTKElement>(
        _ id: String, as type: Element.Type, for scope: Int?
    ) throws(GTKUIFileError) -> Element {
        let object = try object(id, of: gtk_widget_get_type(), for: scope)
        guard let element = GTKElement.of(object.assumingMemoryBound(to: GtkWidget.self)) as? Element else {
            throw wrongClass(id, GTKUIName.of(object), "\(type)")
        }
        return element
    }

    private func wrongClass(_ id: String, _ actual: String, _ expected: String) -> GTKUIFileError {
        let object = document.objects.first { $0.id == id }
        let name = object?.hasID == false ? "this object" : "\"\(id)\""
        return GTKUIFileError(
            .wrongClass, document.name, document.position(ofObject: id), "\(name) is a \(actual), no \(expected)")
    }
}
#endif
