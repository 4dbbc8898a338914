// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews
import TerminalText

/// A dialog: a question below the top screen, with numbered answers. If it has a field, the user first types the text.
final class TerminalDialog: TerminalScreen {
    let request: DialogRequest
    /// The typed text; nil until the user has typed it.
    private var text: String?
    /// Reports the answer, when the dialog was closed.
    private let finish: (DialogRequest.Event) -> Void

    init(_ request: DialogRequest, finish: @escaping (DialogRequest.Event) -> Void) {
        self.request = request
        self.finish = finish
        super.init()
        isModal = true
    }

    override var title: String { request.title }

    override func lines(columns: Int, isStyled: Bool) -> [String] {
        guard let message = request.message else { return [] }
        var text = StyledText()
        text.append(message.terminalSafeLine)
        return text.broken(toColumns: columns, isStyled: isStyled)
    }

    override var hint: String {
        if let field = awaitedField {
            // A hidden text is not shown either.
            let old = field.text.isEmpty || field.isSecure ? "" : " An empty line takes '\(field.text)'."
            return "Type \(field.placeholder ?? "the text").\(old)"
        }
        return request.buttons.enumerated().map { index, button in
            "\(index + 1) \(button.title)\(index == request.closingButton ? " (or an empty line)" : "")"
        }.joined(separator: " · ")
    }

    override var prompt: String { awaitedField == nil ? "> " : "text> " }

    override var isSecret: Bool { awaitedField?.isSecure == true }

    override func handle(_ line: String) async {
        if let field = awaitedField {
            text = line.isEmpty ? field.text : line
            return
        }
        let line = line.filter { $0 != " " }
        let index = line.isEmpty ? request.closingButton : Int(line).map { $0 - 1 }
        guard let index, request.buttons.indices.contains(index) else {
            message = "type one of the numbers"
            return
        }
        finish(.chose(button: index, text: text ?? ""))
    }

    /// The field whose text the user types next.
    private var awaitedField: DialogTextField? { text == nil ? request.textField : nil }
}
