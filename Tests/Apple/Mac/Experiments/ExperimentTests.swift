// SPDX-License-Identifier: Apache-2.0

import Testing

/// Performs all experiments, and writes the answers to the file of this run if there is one.
@MainActor @Suite(.serialized)
struct ExperimentTests {
    @Test(arguments: Experiment.all)
    func hasAnAnswer(experiment: Experiment) async throws {
        let file = AnswerFile.ofThisRun
        if let file, try file.contains(experiment) { return }
        try file?.begin(experiment)
        let answer = try await experiment.answer()
        try file?.record(answer, of: experiment)
    }
}
