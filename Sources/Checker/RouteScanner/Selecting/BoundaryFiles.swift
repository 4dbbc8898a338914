// SPDX-License-Identifier: Apache-2.0

#if Macros
import RouteGraph

/// Finds the files that are needed to check the boundaries between modules.
///
/// A library of the author may import a module with providers in a file that is not about routes. Whether this module also declares
/// protocols for others may show in such a file too.
struct BoundaryFiles {
    private let jobs: [ScanJob]
    private let sketches: [FilePrescan]
    private let boundaries: ModuleBoundaries?

    init(_ jobs: [ScanJob], _ sketches: [FilePrescan], _ boundaries: ModuleBoundaries?) {
        self.jobs = jobs
        self.sketches = sketches
        self.boundaries = boundaries
    }

    /// Returns the needed files.
    ///
    /// - Parameters:
    ///   - results: The results of the parsed files.
    ///   - others: The files that are not parsed yet.
    func files(_ results: [ScanJob.Result?], among others: [Int]) -> [Int] {
        let providing = modulesWithProviders(results)
        guard !providing.isEmpty else { return [] }
        let visible = exporters(of: providing, results)
        let importing = others.filter { file in
            jobs[file].isOwn && jobs[file].isLibrary
                && sketches[file].imports.contains { visible[$0].map { $0 != jobs[file].module } == true }
        }
        var imported: Set<String> = []
        for (file, result) in results.enumerated() where jobs[file].isOwn && jobs[file].isLibrary {
            for fact in result?.facts?.imports ?? [] where fact.module != jobs[file].module {
                imported.insert(fact.module)
            }
        }
        // A module that declares keys needs no further proof.
        var unclear = providing.intersection(imported)
        for (file, result) in results.enumerated() where result?.facts?.declarations.isEmpty == false {
            unclear.remove(jobs[file].module)
        }
        let declaring = others.filter { unclear.contains(jobs[$0].module) }
        return Set(importing + declaring).sorted()
    }

    private func modulesWithProviders(_ results: [ScanJob.Result?]) -> Set<String> {
        var modules: Set<String> = []
        for (file, result) in results.enumerated() where result?.facts?.routes.isEmpty == false {
            modules.insert(jobs[file].module)
        }
        guard let boundaries else { return modules }
        return modules.union(jobs.map(\.module).filter { boundaries.kind(of: $0) == .implementation })
    }

    /// Returns the names, as hashes, of some modules and of the modules that export them.
    private func exporters(of modules: Set<String>, _ results: [ScanJob.Result?]) -> [UInt64: String] {
        var exporting: [String: Set<String>] = [:]
        for (file, result) in results.enumerated() {
            for fact in result?.facts?.imports ?? [] where fact.isExported {
                exporting[fact.module, default: []].insert(jobs[file].module)
            }
        }
        var visible: [UInt64: String] = [:]
        var waiting = Array(modules)
        while let next = waiting.popLast() {
            guard visible.updateValue(next, forKey: NameHash.of(next)) == nil else { continue }
            waiting += exporting[next] ?? []
        }
        return visible
    }
}
#endif
