// SPDX-License-Identifier: Apache-2.0

#if canImport(UIKit) && os(iOS)
import ModuleRouterUIKit
import Observation
import SwiftUI
import UIKit

extension Experiment {
    /// Questions about SwiftUI in UIKit.
    static let swiftUI: [Experiment] = [
        Experiment("titleThroughPlainController", "Does a SwiftUI view in a plain container title the bar?") {
            let scene = try await ExperimentWindow()
            let plain = PlainContainerController(UIHostingController(rootView: TitledView()))
            await scene.push(plain)
            await ExperimentWindow.wait { plain.navigationItem.title == "Title" }
            return [
                "title": .text(plain.navigationItem.title ?? "none"),
                "title of the bar": .text(scene.navigation.navigationBar.topItem?.title ?? "none"),
                "items": .number(plain.navigationItem.rightBarButtonItems?.count ?? 0),
            ]
        },
        Experiment("sheetThenCover", "Which values does SwiftUI write when a cover replaces a sheet in one turn?") {
            let window = try await ExperimentWindow.makeWindow()
            let model = SheetAndCover()
            let controller = UIHostingController(rootView: SheetAndCoverView(model: model))
            window.rootViewController = controller
            window.makeKeyAndVisible()
            await ExperimentWindow.wait { controller.viewIfLoaded?.window != nil }
            model.sheet = PresentedItem(id: 1)
            await ExperimentWindow.wait { controller.presentedViewController?.isBeingPresented == false }
            model.writes = []
            model.sheet = nil
            model.cover = PresentedItem(id: 2)
            model.bindings = .last
            try await Task.sleep(nanoseconds: 3_000_000_000)
            return [
                "writes": .list(model.writes.map { .text($0) }), "cover is set": Answer(model.cover != nil),
                "late nil": .text(model.lateNil.map { "to the \($0) binding" } ?? "never"),
                "something is presented": Answer(controller.presentedViewController != nil),
            ]
        },
    ]
}

private struct TitledView: View {
    var body: some View {
        Text("Content").navigationTitle("Title").toolbar { Button("Item") {} }
    }
}

private struct PresentedItem: Identifiable, Sendable {
    let id: Int
}

/// The items that a view presents, and the values that SwiftUI writes.
@MainActor @Observable private final class SheetAndCover {
    /// The bindings that the view has at the presentation and at the dismissal of the sheet.
    enum Bindings: Sendable { case first, last }

    var sheet: PresentedItem?
    var cover: PresentedItem?
    var bindings = Bindings.first
    @ObservationIgnored var writes: [String] = []
    /// The binding that SwiftUI has written nil to after the sheet was removed.
    @ObservationIgnored private(set) var lateNil: Bindings?

    func write(sheet: PresentedItem?, by bindings: Bindings) {
        writes.append("sheet \(sheet.map { "\($0.id)" } ?? "nil")")
        if sheet == nil { lateNil = bindings }
        self.sheet = sheet
    }

    func write(cover: PresentedItem?) {
        writes.append("cover \(cover.map { "\($0.id)" } ?? "nil")")
        self.cover = cover
    }
}

private struct SheetAndCoverView: View {
    let model: SheetAndCover

    var body: some View {
        let bindings = model.bindings
        Text("Below")
            .sheet(item: Binding(get: { model.sheet }, set: { model.write(sheet: $0, by: bindings) })) { _ in
                Text("Sheet")
            }
            .fullScreenCover(item: Binding(get: { model.cover }, set: { model.write(cover: $0) })) { _ in Text("Cover")
            }
    }
}
#endif
