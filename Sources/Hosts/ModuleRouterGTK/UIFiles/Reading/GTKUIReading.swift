// SPDX-License-Identifier: Apache-2.0

#if GTK
import CGTK
import CModuleRouterGTK

/// Reads a UI file once: creates its objects and connects their signals.
@MainActor final class GTKUIReading {
    /// The kind of the requested object.
    enum Root {
        /// An object of a declared class.
        case declared
        /// A screen of a declared class.
        case screen
        /// A widget of any class.
        case widget
        /// A GTK widget that becomes the widget of an element.
        case content
    }

    let file: GTKUIFile
    let document: GTKUIDocument
    private(set) var contents: GTKUIContents
    let root: GTKUIDocument.Object
    /// The screen or view whose content is the file.
    private(set) var owner: GTKElement?
    let scope: GTKUIScope
    /// Keeps all objects while the file is read.
    private let builder: OpaquePointer
    /// The handlers of signals by the index of their action.
    private var slots: [Int: GTKUISlot] = [:]
    private var isFinished = false
    /// The index of an action that names a missing function of GTK.
    var missingFunction: Int?

    init(_ file: GTKUIFile, of kind: Root, _ id: String?) throws(GTKUIFileError) {
        self.file = file
        let document = try GTKUIDocument(name: file.name, text: Array(file.text.utf8))
        self.document = document
        let types = try GTKUIReading.types(of: document, file)
        scope = GTKUIScope(types: types.declared)
        contents = GTKUIContents(document, [:])
        try GTKUIChecks(document, scope, file).run()
        root = try GTKUIReading.root(kind, id, document, types)
        builder = scope.makeBuilder()
        scope.reading = self
        try build(types)
    }

    isolated deinit {
        if !isFinished { destroyWindows() }
        g_object_unref(UnsafeMutableRawPointer(builder))
    }

    /// Returns the widget of the requested object.
    func rootWidget() throws(GTKUIFileError) -> GTKWidget {
        try contents.object(root.id, of: gtk_widget_get_type(), for: nil).assumingMemoryBound(to: GtkWidget.self)
    }

    /// Notifies the objects that the file was read, and connects the signals to their handlers.
    ///
    /// - Parameter owner: The screen or view whose content is the file.
    func finish(owner: GTKElement? = nil) throws {
        self.owner = owner
        for index in document.objectsInwards {
            try element(at: index)?.awake(from: GTKOutlets(contents, of: index))
        }
        try owner?.awake(from: GTKOutlets(contents, of: nil))
        let segues = try GTKUISegues(self)
        for (index, slot) in slots.sorted(by: { $0.key < $1.key }) {
            slot.body = try body(of: document.actions[index], segues)
        }
        contents.handlers = [:]
        isFinished = true
    }

    /// Returns the Swift object for an object of the file; nil if it has none.
    func element(at index: Int) -> GTKElement? {
        guard scope.types[document.objects[index].className] != nil, let object = object(at: index) else { return nil }
        return GTKElement.of(object.assumingMemoryBound(to: GtkWidget.self))
    }

    private func object(at index: Int) -> UnsafeMutableRawPointer? {
        gtk_builder_get_object(builder, document.objects[index].id).map { UnsafeMutableRawPointer($0) }
    }

    // MARK: Calls from GTK

    /// Returns the GTK function that an action names, or nil.
    func function(of index: Int) -> String? {
        guard case .handler(let name) = document.actions[index].kind, name.hasPrefix("gtk_") else { return nil }
        return name
    }

    func closure(of index: Int) -> UnsafeMutablePointer<GClosure> {
        let slot = GTKUISlot()
        slots[index] = slot
        return GTKSignal.closure { slot.body?($0) }
    }

    // MARK: -

    private func body(
        of action: GTKUIDocument.Action, _ segues: GTKUISegues
    ) throws(GTKUIFileError) -> GTKUIFile.Handler {
        switch action.kind {
        case .segue(let index):
            return segues.body(of: index)
        case .handler(let name) where name.hasPrefix("segue:"):
            return try segues.body(named: String(name.dropFirst("segue:".count)), action)
        case .handler(let name):
            let scopes = document.around(action.object).map { Optional($0) } + [nil]
            for scope in scopes {
                if let body = contents.handlers[scope]?[name] { return body }
            }
            if let body = file.handlers[name] { return body }
            let known = scopes.flatMap { contents.handlers[$0].map { Array($0.keys) } ?? [] } + file.handlers.keys
            throw GTKUIFileError(
                .missingHandler, document.name, document.position(of: action.tag),
                "nothing handles \"\(name)\"" + GTKUIName.near(name, among: known, "is handled"))
        }
    }

    private func build(_ types: Types) throws(GTKUIFileError) {
        let edits = document.edits { types.declared[$0] == nil }
        let text = GTKUIEdit.apply(edits, to: document.text)
        var error: UnsafeMutablePointer<GError>?
        var ids = wanted(types).map { strdup($0) } + [nil]
        defer { for id in ids { free(id) } }
        let isBuilt = text.withUnsafeBytes { bytes in
            ids.withUnsafeMutableBufferPointer { ids in
                ids.withMemoryRebound(to: UnsafePointer<CChar>?.self) { ids in
                    gtk_builder_add_objects_from_string(
                        builder, bytes.baseAddress?.assumingMemoryBound(to: CChar.self), gssize(bytes.count),
                        ids.baseAddress, &error)
                }
            }
        }
        guard isBuilt != 0 else {
            throw refusal(&error, edits, text)
        }
        var objects: [String: GTKWeakObject] = [:]
        for (index, object) in document.objects.enumerated() {
            if let native = self.object(at: index) { objects[object.id] = GTKWeakObject(native) }
        }
        contents = GTKUIContents(document, objects)
    }

    /// Returns the identifiers of the objects that GTK creates: the root, and the other objects at the top level except the
    /// other screens.
    private func wanted(_ types: Types) -> [String] {
        let rootIndex = document.objects.firstIndex { $0.id == root.id }
        let aroundRoot = Set(document.around(rootIndex))
        let others = document.objects.enumerated().filter { index, object in
            object.outer == nil && !aroundRoot.contains(index)
                && !(types.classes[object.className] is GTKScreen.Type)
        }
        return [root.id] + others.map(\.element.id)
    }

    /// Returns the error for a file that GTK refuses. GTK reports the end of a tag, and this error the start.
    private func refusal(
        _ error: inout UnsafeMutablePointer<GError>?, _ edits: [GTKUIEdit], _ text: [UInt8]
    ) -> GTKUIFileError {
        if let missingFunction, let name = function(of: missingFunction) {
            g_clear_error(&error)
            return GTKUIFileError(
                .missingHandler, document.name, document.position(of: document.actions[missingFunction].tag),
                "GTK has no function \"\(name)\"")
        }
        var position: GTKUIPosition?
        if let error, let place = String(cString: error.pointee.message).firstMatch(of: #/^\S*:(\d+):(\d+) /#),
            let line = Int(place.1), let column = Int(place.2)
        {
            let changed = GTKUIPosition(line: line, column: column).offset(in: text)
            let offset = GTKUIEdit.undo(edits, offset: changed)
            let tag = GTKUITagScanner.tags(of: document.text).last { $0.range.lowerBound < offset }
            position = tag.map { document.position(of: $0) }
        }
        return GTKUIFileError(.refusedByGTK, document.name, position, GTKUIDocument.message(of: error))
    }

    /// Destroys the windows of the file, since GTK keeps them.
    private func destroyWindows() {
        for index in document.objects.indices {
            guard let object = object(at: index), module_router_gtk_is_window(object) else { continue }
            gtk_window_destroy(object.assumingMemoryBound(to: GtkWindow.self))
        }
    }
}

/// The handler of a signal, which is set after the objects are created.
@MainActor final class GTKUISlot {
    var body: GTKUIFile.Handler?
}
#endif
