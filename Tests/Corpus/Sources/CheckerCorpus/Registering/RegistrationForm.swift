// SPDX-License-Identifier: Apache-2.0

/// A way in which an app registers its providers.
struct RegistrationForm: Sendable {
    let name: String
    let place: RegistrationPlace
    let spelling: KeySpelling
    /// Writes the modules and the registrations of the clock and of the notes.
    let write: @Sendable (inout Sketch) -> Void

    init(
        _ name: String, _ place: RegistrationPlace, _ spelling: KeySpelling = .full,
        _ write: @escaping @Sendable (inout Sketch) -> Void
    ) {
        self.name = name
        self.place = place
        self.spelling = spelling
        self.write = write
    }

    /// The app with a seeding.
    func app(_ seeding: Seeding) -> CorpusApp {
        var sketch = Sketch(seeding: seeding, spelling: spelling)
        write(&sketch)
        seeding.finish?(&sketch)
        return sketch.app("registration", name, seeding.variant, seeding.fault)
    }

    static let all = lists + functions + features + closures + containers

    /// The apps of all forms. Each form has some of the registrations without effect, in turn.
    static var apps: [CorpusApp] {
        all.enumerated().flatMap { index, form in
            let inert = form.possible(Seeding.inert), legal = form.possible(Seeding.legal)
            let chosen = form.possible(Seeding.removed) + (0..<3).map { inert[(index + $0 * 2) % inert.count] }
            return (chosen + [.complete] + (0..<2).map { legal[(index + $0) % legal.count] }).map(form.app)
        }
    }

    private func possible(_ seedings: [Seeding]) -> [Seeding] { seedings.filter { $0.places.contains(place) } }
}

extension Sketch {
    /// Adds a file to the modules of both services.
    mutating func addToBoth(_ file: (Service) -> String, importing others: [String] = [], _ text: (Service) -> String) {
        for service in [Service.clock, .notes] { add(to: service, file(service), importing: others, text(service)) }
    }

    /// Adds the text of the file to `main.swift` that registers.
    mutating func register(_ text: String) { registrations.append(text) }
}
