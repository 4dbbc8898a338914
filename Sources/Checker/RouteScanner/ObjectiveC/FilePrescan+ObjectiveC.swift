// SPDX-License-Identifier: Apache-2.0

#if Macros
extension FilePrescan {
    /// Glances at an Objective-C file.
    init(objectiveC text: TerminatedText) {
        self.init()
        isAboutRoutes = Self.wordsOfObjectiveC.contains { text.first($0, from: 0) != nil }
        // The scan parses files about routes in any case.
        if isAboutRoutes { return }
        for keyword in ["@protocol", "@interface", "@implementation"] {
            text.forEach(keyword) { _, end in
                guard let name = text.word(at: text.skippingBlanks(from: end)) else { return }
                declared.append(name.hash)
                noteParents(text, at: name.end)
            }
        }
    }

    /// Every Objective-C file with facts about routes contains one of these words. The exceptions are files that only declare heirs of
    /// routers or of keys.
    private static let wordsOfObjectiveC = [
        "ZIK", "Routable", "registerR", "makeDestination", "performPath", "performOnDestination", "routes:allow",
    ]

    /// Reads `<A, B>` or `: Superclass` after a name.
    private mutating func noteParents(_ text: TerminatedText, at start: Int) {
        var offset = text.skippingBlanks(from: start)
        let opening = text[offset]
        guard opening == UInt8(ascii: "<") || opening == UInt8(ascii: ":") else { return }
        repeat {
            offset = text.skippingBlanks(from: offset + 1)
            guard let name = text.word(at: offset) else { return }
            inherited.append(name.hash)
            offset = text.skippingBlanks(from: name.end)
        } while opening == UInt8(ascii: "<") && text[offset] == UInt8(ascii: ",")
    }
}
#endif
