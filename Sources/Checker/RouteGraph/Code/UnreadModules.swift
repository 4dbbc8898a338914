// SPDX-License-Identifier: Apache-2.0

/// The modules with files that were not read for their code.
struct UnreadModules {
    private let modules: Set<String>

    init(_ app: SourceApp, _ files: [ReadFile]) {
        // Objective-C code may call any Swift code.
        let read = Dictionary(grouping: files) { $0.scope.module.name }.mapValues { files in
            files.count { $0.scope.path.hasSuffix(".swift") }
        }
        let unread = app.modules.filter { read[$0.name, default: 0] < $0.files.count }
        // Files of a module can name what it is linked with.
        let byName = Dictionary(app.modules.map { ($0.name, $0) }) { first, _ in first }
        var open: Set<String> = []
        var waiting = unread.map(\.name)
        while open.count < byName.count, let name = waiting.popLast() {
            guard let module = byName[name], open.insert(name).inserted else { continue }
            waiting += module.dependencies
        }
        modules = open
    }

    func mayName(_ file: FileScope) -> Bool { modules.contains(file.module.name) }
}
