// SPDX-License-Identifier: Apache-2.0

#if GTK
import CGTK
import CModuleRouterGTK
import ModuleRouterViews

/// The segues of a file that was read.
@MainActor struct GTKUISegues {
    private let reading: GTKUIReading
    private let segues: [GTKSegue]
    private var document: GTKUIDocument { reading.document }

    /// Adds the segues of the file to its screens.
    init(_ reading: GTKUIReading) throws(GTKUIFileError) {
        self.reading = reading
        var segues: [GTKSegue] = []
        for segue in reading.document.segues { segues.append(try GTKUISegueReader(reading).segue(segue.tag)) }
        self.segues = segues
        for (index, segue) in document.segues.enumerated() {
            for screen in screens(of: segue) { screen.segues[segue.identifier(index)] = segues[index] }
        }
    }

    /// Returns the handler for the signal of a segue.
    func body(of index: Int) -> GTKUIFile.Handler {
        let (segue, identifier) = (segues[index], document.segues[index].identifier(index))
        let source = screen(around: document.segues[index].object)
        return { [weak source] arguments in
            let sender = GTKUISegues.widget(arguments.object(0))
            let screen = source ?? sender.flatMap { GTKUISegues.screen(around: $0) }
            GTKUISegues.perform(segue, identifier, from: screen, sender)
        }
    }

    /// Returns the handler for a signal that names a segue.
    func body(named identifier: String, _ action: GTKUIDocument.Action) throws(GTKUIFileError) -> GTKUIFile.Handler {
        var screens = document.around(action.object).compactMap { reading.element(at: $0) as? GTKScreen }
        if let owner = reading.owner as? GTKScreen { screens.append(owner) }
        if let screen = screens.first(where: { $0.segues[identifier] != nil }), let segue = screen.segues[identifier] {
            return { [weak screen] arguments in
                GTKUISegues.perform(segue, identifier, from: screen, GTKUISegues.widget(arguments.object(0)))
            }
        }
        if let index = document.segues.firstIndex(where: { $0.object == nil && $0.tag["id"] == identifier }) {
            return body(of: index)
        }
        let known =
            screens.flatMap(\.segues.keys) + document.segues.filter { $0.object == nil }.compactMap { $0.tag["id"] }
        throw GTKUIFileError(
            .missingSegue, document.name, document.position(of: action.tag),
            "there is no segue \"\(identifier)\"" + GTKUIName.near(identifier, among: known))
    }

    private static func perform(
        _ segue: GTKSegue, _ identifier: String, from screen: GTKScreen?, _ sender: GTKWidget?
    ) {
        // Ignore a second click, and a click during a transition.
        guard let screen, let window = screen.window, !window.transitions.isBusy else { return }
        let refusal = window.userPerforms(segue, identifier, from: screen, sender: sender)
        if let refusal { window.report(refusal, ofSegue: identifier) }
    }

    /// Returns the screens that have a segue.
    private func screens(of segue: GTKUIDocument.Segue) -> [GTKScreen] {
        if let screen = screen(around: segue.object) { return [screen] }
        guard segue.object == nil else { return [] }
        return document.objects.indices.compactMap { reading.element(at: $0) as? GTKScreen }
    }

    private func screen(around object: Int?) -> GTKScreen? {
        for index in document.around(object) {
            if let screen = reading.element(at: index) as? GTKScreen { return screen }
        }
        return reading.owner as? GTKScreen
    }

    /// Returns the screen that contains a widget.
    private static func screen(around widget: GTKWidget) -> GTKScreen? {
        GTKElement.nearest(widget)?.nearest(GTKScreen.self)
    }

    /// Returns the widget that emits a signal, or the widget of the event controller that emits it.
    private static func widget(_ object: UnsafeMutableRawPointer?) -> GTKWidget? {
        guard let object else { return nil }
        if module_router_gtk_is_widget(object) { return object.assumingMemoryBound(to: GtkWidget.self) }
        guard g_type_is_a(module_router_gtk_type_of(object), gtk_event_controller_get_type()) != 0 else { return nil }
        return gtk_event_controller_get_widget(OpaquePointer(object))
    }
}
#endif
