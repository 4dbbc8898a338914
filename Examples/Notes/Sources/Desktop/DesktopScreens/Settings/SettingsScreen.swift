// SPDX-License-Identifier: Apache-2.0

#if GTK
import CGTK
import DesktopHost
import ModuleRouterGTK

/// The settings of the program on a desktop.
@MainActor protocol SettingsViewInput: AnyObject {
    /// Called when the user changes the order of the notes.
    var didChangeOrder: (@MainActor () -> Void)? { get set }
}

@RoutableAs("settings") internal extension RoutableView where Protocol == any SettingsViewInput {}

/// Sets the text size, the colours and the order of notes. Changes take effect at once.
@MainActor @Provider(of: RoutableView<any SettingsViewInput>.self)
final class SettingsScreen: DesktopScreen, SettingsViewInput {
    var didChangeOrder: (@MainActor () -> Void)?
    private let memory: DesktopMemory
    private let size: GTKWidget
    private let dark: GTKWidget = gtk_switch_new()

    init(_ memory: DesktopMemory) {
        self.memory = memory
        let sizes = DesktopState.textSizes
        size = gtk_spin_button_new_with_range(Double(sizes.lowerBound), Double(sizes.upperBound), 1)
        gtk_spin_button_set_value(OpaquePointer(size), Double(memory.state.textSize))
        gtk_switch_set_active(OpaquePointer(dark), memory.state.isDark ? 1 : 0)
        let orders = GTKWidget.row()
        gtk_widget_add_css_class(orders, "linked")
        let grid: GTKWidget = gtk_grid_new()
        gtk_widget_add_css_class(grid, "settings")
        gtk_grid_set_row_spacing(grid.of(GtkGrid.self), 12)
        gtk_grid_set_column_spacing(grid.of(GtkGrid.self), 24)
        let lines = [("Text size", size), ("Dark colours", dark), ("Sorted by", orders)]
        for (row, (name, control)) in lines.enumerated() {
            gtk_widget_set_halign(control, GTK_ALIGN_END)
            gtk_widget_set_hexpand(control, 1)
            gtk_grid_attach(grid.of(GtkGrid.self), .text(name), 0, Int32(row), 1, 1)
            gtk_grid_attach(grid.of(GtkGrid.self), control, 1, Int32(row), 1, 1)
        }
        super.init(showing: grid, title: "Settings")
        addOrders(to: orders)
        GTKSignal.connect(size, "value-changed") { [weak self] in self?.change() }
        GTKSignal.connect(dark, "notify::active") { [weak self] in self?.change() }
    }

    private func addOrders(to row: GTKWidget) {
        var first: GTKWidget?
        for order in DesktopState.Order.allCases {
            let button: GTKWidget = gtk_toggle_button_new_with_label(order.label)
            let toggle = button.of(GtkToggleButton.self)
            gtk_toggle_button_set_group(toggle, first?.of(GtkToggleButton.self))
            gtk_toggle_button_set_active(toggle, memory.state.order == order ? 1 : 0)
            gtk_box_append(row.of(GtkBox.self), button)
            first = first ?? button
            GTKSignal.connect(button, "toggled") { [weak self] in
                guard let self, gtk_toggle_button_get_active(toggle) != 0 else { return }
                memory.state.order = order
                didChangeOrder?()
            }
        }
    }

    private func change() {
        memory.state.textSize = Int(gtk_spin_button_get_value_as_int(OpaquePointer(size)))
        memory.state.isDark = gtk_switch_get_active(OpaquePointer(dark)) != 0
        DesktopStyle.apply(memory.state)
    }
}
#endif
