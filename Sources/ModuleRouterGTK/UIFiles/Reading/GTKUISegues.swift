// SPDX-License-Identifier: Apache-2.0

#if GTK
import CGTK
import CModuleRouterGTK
import ModuleRouter

/// The segues of a file that has been read.
@MainActor struct GTKUISegues {
    private let reading: GTKUIReading
    private let segues: [GTKSegue]
    private var document: GTKUIDocument { reading.document }

    /// Gives the screens of the file their segues.
    init(_ reading: GTKUIReading) throws(GTKUIFileError) {
        self.reading = reading
        var segues: [GTKSegue] = []
        for segue in reading.document.segues { segues.append(try GTKUISegueReader(reading).segue(segue.tag)) }
        self.segues = segues
        for (index, segue) in document.segues.enumerated() {
            for screen in screens(of: segue) { screen.segues[segue.identifier(index)] = segues[index] }
        }
    }

    /// What a segue does at its signal.
    func body(of index: Int) -> GTKUIFile.Handler {
        let (segue, identifier) = (segues[index], document.segues[index].identifier(index))
        let source = screen(around: document.segues[index].object)
        return { [weak source] arguments in
            let sender = GTKUISegues.widget(arguments.object(0))
            let screen = source ?? sender.flatMap { GTKUISegues.screen(around: $0) }
            GTKUISegues.perform(segue, identifier, from: screen, sender)
        }
    }

    /// What a signal does that names a segue.
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
        // Who clicks twice, or while something moves, wants it once.
        guard let screen, let window = screen.window, !window.transitions.isBusy else { return }
        let refusal = window.userPerforms(segue, identifier, from: screen, sender: sender)
        if let refusal { window.report(refusal, ofSegue: identifier) }
    }

    /// Whose segue it is.
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

    /// The screen that a widget is in.
    private static func screen(around widget: GTKWidget) -> GTKScreen? {
        GTKElement.nearest(widget)?.nearest(GTKScreen.self)
    }

    /// The widget that a signal comes from, or that it is about.
    private static func widget(_ object: UnsafeMutableRawPointer?) -> GTKWidget? {
        guard let object else { return nil }
        if module_router_gtk_is_widget(object) { return object.assumingMemoryBound(to: GtkWidget.self) }
        guard g_type_is_a(module_router_gtk_type_of(object), gtk_event_controller_get_type()) != 0 else { return nil }
        return gtk_event_controller_get_widget(OpaquePointer(object))
    }
}
#endif
