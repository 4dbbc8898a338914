// SPDX-License-Identifier: Apache-2.0

#if Macros
import Foundation
import RouteGraph

/// One scan: loads the cache, glances at every file, parses the needed files, and saves the cache.
struct ScanRun {
    private let scanner: SourceScanner
    private let progress: (@Sendable (SourceScanner.Progress) -> Void)?
    private let jobs: [ScanJob]
    private let boundaries: ModuleBoundaries?
    /// The start of the scan in nanoseconds since 1970, the format of file times.
    private let begin = Int(Date().timeIntervalSince1970 * 1e9)
    private var cache = ScanCache()
    /// The contents that mention none of some provider lists, with the hash of these lists.
    private var unmentioned: [ContentHash: UInt64] = [:]
    private var figures = ScanFigures()

    init(_ scanner: SourceScanner, _ app: SourceApp, _ progress: (@Sendable (SourceScanner.Progress) -> Void)?) {
        self.scanner = scanner
        self.progress = progress
        boundaries = app.boundaries
        jobs = ScanJob.jobs(of: app, target: scanner.target)
    }

    mutating func scan() async -> SourceScan {
        let clock = ContinuousClock()
        var start = clock.now
        func phase(_ name: String) -> ScanFigures.Phase {
            defer { start = clock.now }
            return .init(name: name, seconds: (clock.now - start) / .seconds(1))
        }

        if let url = scanner.cache { cache = ScanCache(contentsOf: url) }
        figures.phases.append(phase("cache"))
        let glances = await glance()
        figures.phases.append(phase("reading"))
        let (results, unusedLists) = await parse(glances)
        figures.phases.append(phase("parsing"))
        if let url = scanner.cache { save(glances, results, to: url) }
        figures.phases.append(phase("saving"))

        var scan = SourceScan(files: [])
        for (index, job) in jobs.enumerated() {
            if let problem = glances[index].problem ?? results[index]?.problem { scan.problems.append(problem) }
            if var facts = results[index]?.facts {
                facts.setAside(unusedLists)
                // Unknown checks in another package are not the app author's to fix.
                if job.isOwn {
                    scan.problems += UnknownChecks.problems(in: facts, of: job.module, file: job.path)
                }
                scan.files.append(ScannedFile(module: job.module, path: job.path, facts: facts))
            }
        }
        if !results.contains(where: { $0?.hasChanged == true }) { scan.fingerprint = fingerprint(glances) }
        figures.selectedFiles = scan.files.count
        scan.figures = figures
        return scan
    }

    /// Returns the fingerprint of the inputs without parsing them.
    mutating func fingerprint() async -> ScanFingerprint? {
        if let url = scanner.cache { cache = ScanCache(contentsOf: url) }
        return fingerprint(await glance())
    }

    private func fingerprint(_ glances: [ScanJob.Glance]) -> ScanFingerprint? {
        var hash = ContentHash("\(scanner.target) \(scanner.selection)")
            .combined(with: ContentHash(high: ScanCache.version, low: UInt64(jobs.count)))
        for (job, glance) in zip(jobs, glances) {
            guard let content = glance.content, glance.problem == nil else { return nil }
            let identity = ContentHash("\(job.module) \(job.isOwn) \(job.isLibrary)").combined(with: job.pathHash)
            hash = hash.combined(with: job.key(of: content, glance.sketch)).combined(with: identity)
        }
        return ScanFingerprint(hash)
    }

    // MARK: Phases

    private mutating func glance() async -> [ScanJob.Glance] {
        let glances = await ParallelMap.run(
            jobs, jobs: scanner.jobs, completed: teller(.reading, of: jobs.count)
        ) { [cache] in
            $0.glance(cache)
        }
        figures.files = jobs.count
        for bytes in glances.lazy.compactMap(\.readBytes) {
            figures.readFiles += 1
            figures.readBytes += bytes
        }
        return glances
    }

    /// Returns the results of the needed files. The facts of a file name types, and those names select more files.
    private mutating func parse(
        _ glances: [ScanJob.Glance]
    ) async -> (results: [ScanJob.Result?], unusedLists: Set<RegistrationList>) {
        var results = [ScanJob.Result?](repeating: nil, count: jobs.count)
        var closure = NameClosure(
            glances.map { glance in
                var sketch = glance.sketch
                if scanner.selection == .everything { sketch.isAboutRoutes = true }
                return sketch
            }, modules: Set(jobs.map(\.module)))
        let keepsResults = scanner.cache != nil
        while true {
            let selected = closure.takeSelected().filter { glances[$0].content != nil }
            if selected.isEmpty {
                await lookForUses(of: &closure, glances)
                let inferring = closure.others.filter(closure.infersInitializer)
                let found =
                    await files(
                        naming: closure.takeUnregistered() + closure.takeKeyAliases(),
                        orCalling: closure.takeKeyFunctions(), among: closure.others)
                    + files(naming: closure.takeKeyTypes(), orCalling: [], among: inferring)
                let crossing =
                    found.isEmpty
                    ? BoundaryFiles(jobs, glances.map(\.sketch), boundaries).files(results, among: closure.others) : []
                if found.isEmpty, crossing.isEmpty { return (results, closure.unusedLists) }
                for file in found + crossing { closure.add(file) }
                continue
            }
            let found = await ParallelMap.run(
                selected, jobs: scanner.jobs, completed: teller(.parsing, of: selected.count)
            ) { [cache, jobs] in
                jobs[$0].result(glances[$0], cache, keepsResult: keepsResults)
            }
            for (index, result) in zip(selected, found) {
                if result.isParsed { figures.parsedFiles += 1 }
                if let facts = result.facts { closure.add(facts) }
                results[index] = result
            }
        }
    }

    /// Returns the files that name a provider without a known registration, which they may register, or call a function that
    /// takes a key with a short key.
    private func files(naming names: [String], orCalling functions: [String], among files: [Int]) async -> [Int] {
        guard !names.isEmpty || !functions.isEmpty else { return [] }
        let isFound = await ParallelMap.run(files, jobs: scanner.jobs, completed: { _ in }) { [jobs] in
            jobs[$0].hasWord(of: names) || jobs[$0].calls(functions)
        }
        return zip(files, isFound).filter(\.1).map(\.0)
    }

    /// Looks for code that names the lists, first in files about routes, because most lists are named there.
    private mutating func lookForUses(of closure: inout NameClosure, _ glances: [ScanJob.Glance]) async {
        var mentions = ProviderListReferences()
        let others = Set(closure.others)
        for files in [jobs.indices.filter { !others.contains($0) }, others.sorted()] {
            let lists = closure.unusedLists
            guard !lists.isEmpty else { return }
            let hash = ProviderListReferences.hash(of: lists)
            let unknown = files.filter { file in
                glances[file].content.map { cache.entries[$0]?.unmentioned != hash } ?? true
            }
            let found = await ParallelMap.run(unknown, jobs: scanner.jobs, completed: { _ in }) { [jobs] in
                jobs[$0].mentions(of: lists)
            }
            for (file, found) in zip(unknown, found) {
                mentions.formUnion(found)
                if found.isEmpty, let content = glances[file].content { unmentioned[content] = hash }
            }
            closure.useLists(mentions)
        }
    }

    private func teller(_ phase: SourceScanner.Progress.Phase, of total: Int) -> @Sendable (Int) -> Void {
        guard let progress else { return { _ in } }
        let step = max(total / 100, 1)
        return { completed in
            guard completed % step == 0 || completed == total else { return }
            progress(SourceScanner.Progress(phase: phase, completedFiles: completed, totalFiles: total))
        }
    }

    // MARK: Saving

    /// Stores the results and drops entries that many scans have not used. A failure to write the cache is ignored.
    private mutating func save(_ glances: [ScanJob.Glance], _ results: [ScanJob.Result?], to url: URL) {
        var hasChanged = false
        var used: Set<ContentHash> = []
        for (index, glance) in glances.enumerated() {
            guard let content = glance.content, let stamp = glance.stamp else { continue }
            let job = jobs[index]
            used.insert(content)
            if cache.entries[content] == nil {
                cache.entries[content] = ScanCache.Entry(sketch: glance.sketch)
                hasChanged = true
            }
            if let hash = unmentioned[content], cache.entries[content]?.unmentioned != hash {
                cache.entries[content]?.unmentioned = hash
                hasChanged = true
            }
            let key = job.key(of: content, glance.sketch)
            if results[index] != nil { used.insert(key) }
            if let encoded = results[index]?.encoded {
                cache.entries[key, default: ScanCache.Entry(sketch: glance.sketch)].reading = encoded[...]
                hasChanged = true
            }
            // A file that changed just now may change again within one tick of the file system's clock.
            let isSettled = stamp.modified < begin - 2_000_000_000
            let file = ScanCache.File(stamp: stamp, content: content)
            if isSettled, cache.files[job.pathHash] != file {
                cache.files[job.pathHash] = file
                hasChanged = true
            }
        }
        guard hasChanged else { return }
        for (key, entry) in cache.entries {
            let age = used.contains(key) ? 0 : entry.age + 1
            if age > ScanCache.maximumAge {
                cache.entries[key] = nil
            } else if age != entry.age {
                cache.entries[key]?.age = age
            }
        }
        cache.files = cache.files.filter { cache.entries[$0.value.content] != nil }
        try? cache.write(to: url)
    }
}

extension FileFacts {
    /// Sets aside the registrations in unused lists. A list that no source names registers nothing.
    fileprivate mutating func setAside(_ unusedLists: Set<RegistrationList>) {
        guard !unusedLists.isEmpty else { return }
        func isUnused(_ fact: RegistrationFact) -> Bool {
            guard case .type = fact.subject else { return false }
            return fact.list.map(unusedLists.contains) == true
        }
        unusedRegistrations = registrations.filter(isUnused)
        registrations.removeAll(where: isUnused)
    }
}
#endif
