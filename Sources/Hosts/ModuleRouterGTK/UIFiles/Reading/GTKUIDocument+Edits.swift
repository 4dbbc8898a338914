// SPDX-License-Identifier: Apache-2.0

#if GTK
extension GTKUIDocument {
    /// Returns the edits that GTK needs. Objects without an identifier get one, and handlers become the numbers of their
    /// actions. Segues become signals, since GTK has no segues. The line numbers do not change.
    ///
    /// - Parameter hasClicks: Returns whether a segue in an object of a class starts with a click by default.
    func edits(hasClicks: (_ className: String) -> Bool) -> [GTKUIEdit] {
        var edits: [GTKUIEdit] = []
        for object in objects where !object.hasID && !object.className.isEmpty {
            edits.append(GTKUIEdit(object.tag.nameEnd..<object.tag.nameEnd, " id=\"\(object.id)\""))
        }
        for (index, action) in actions.enumerated() {
            switch action.kind {
            case .handler:
                if let range = action.tag.attribute("handler")?.range { edits.append(GTKUIEdit(range, "#\(index)")) }
            case .segue:
                let object = action.object.map { objects[$0] }
                let click = object.flatMap { hasClicks($0.className) ? "clicked" : nil }
                let signal = object == nil ? nil : action.tag["signal"] ?? click
                edits.append(
                    blank(action.tag, signal.map { "<signal name=\"\($0)\" handler=\"#\(index)\"/>" } ?? ""))
            }
        }
        edits += segueEnds.map { blank($0, "") }
        return edits.sorted { $0.range.lowerBound < $1.range.lowerBound }
    }

    private func blank(_ tag: GTKUITag, _ replacement: String) -> GTKUIEdit {
        let lines = text[tag.range].reduce(0) { $0 + ($1 == UInt8(ascii: "\n") ? 1 : 0) }
        return GTKUIEdit(tag.range, replacement + String(repeating: "\n", count: lines))
    }
}
#endif
