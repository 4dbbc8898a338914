// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Runs apps and compares their behaviour with the statements of the generator.
public struct Verification: Sendable {
    private let runner: AppRunner
    private let jobs: Int

    public init(runner: AppRunner, jobs: Int) {
        self.runner = runner
        self.jobs = jobs
    }

    /// The apps that behave differently, each with its output.
    public func mistakes(of apps: [CorpusApp]) throws -> [String] {
        let runner = runner
        return try inParallel(apps, jobs: jobs) { app -> String? in
            Self.mistake(of: app, try runner.run(app)).map { "\(app.name): \($0)" }
        }.compactMap { $0 }
    }

    static func mistake(of app: CorpusApp, _ run: AppRunner.Run) -> String? {
        if run.isUncompiled { return "does not compile:\n\(run.output)" }
        guard let fault = app.fault else { return run.isLegal ? nil : "is legal, and fails:\n\(run.output)" }
        if run.isLegal { return "is broken, and succeeds:\n\(run.output)" }
        let isExpected = fault.symptoms.contains { run.output.contains($0) }
        return isExpected ? nil : "fails for another reason than \(fault.symptoms):\n\(run.output)"
    }
}

extension Checker {
    /// Checks apps.
    ///
    /// - Parameter folder: Returns the folder of a written app.
    public func measure(
        _ apps: [CorpusApp], jobs: Int, folder: @escaping (CorpusApp) -> URL
    ) throws -> Measurement {
        let work = apps.map { (app: $0, folder: folder($0)) }
        return Measurement(
            try inParallel(work, jobs: jobs) { Measured($0.app, try findings(of: $0.app, in: $0.folder)) })
    }
}
