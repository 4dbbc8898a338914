// SPDX-License-Identifier: Apache-2.0

/// Apps with each way in which a destination gets another service.
extension NeedForm {
    static var apps: [CorpusApp] {
        all.enumerated().flatMap { index, form in form.requiredApps(index) }
            + optional.enumerated().flatMap { index, form in form.optionalApps(index) }
    }

    /// The apps of a form without which the destination cannot be made.
    private func requiredApps(_ index: Int) -> [CorpusApp] {
        // Each app of a form has another spelling.
        var number = index
        var spelling: KeySpelling {
            number += 1
            return KeySpelling.allCases[number % KeySpelling.allCases.count]
        }
        let others = [
            self, NeedForm.all[(index + 5) % NeedForm.all.count], NeedForm.all[(index + 11) % NeedForm.all.count],
        ]
        var apps = [
            list(spelling, "complete", nil),
            list(spelling, "forgotten", .registrationRemoved, registered: [.notes]),
            list(spelling, "no-provider", .providerRemoved, registered: [.notes]) { sketch in
                sketch.remove { $0 == Service.clock.file("ClockRouter") }
            },
            list(spelling, "not-linked", .moduleNotLinked, registered: [.notes]) { $0.imports.remove("ClockModule") },
            list(spelling, "no-module", .providerRemoved, registered: [.notes]) { sketch in
                sketch.imports.remove("ClockModule")
                sketch.remove { $0.hasPrefix("Sources/ClockModule/") }
            },
            list(spelling, "cycle", .serviceCycle, of: [self, self], subjects: ["Clock", "Notes"]),
            list(spelling, "cycle-of-three", .serviceCycle, of: others, subjects: ["Clock", "Notes", "Search"]),
            // The clock needs the search, which needs nothing.
            list(spelling, "chain", nil, of: [self, others[1], nil]),
        ]
        // A closure has no provider whose members it could use.
        guard name != "provider-method" else { return apps }
        apps += [
            closures(spelling, "closures", nil),
            closures(spelling, "closure-removed", .providerRemoved, registered: [.notes]),
            closures(spelling, "closure-cycle", .serviceCycle, of: [self, self], subjects: ["Clock", "Notes"]),
        ]
        return apps
    }

    /// The apps of a form with an optional or later need. A cycle is then legal.
    private func optionalApps(_ index: Int) -> [CorpusApp] {
        let spelling = KeySpelling.allCases[index % KeySpelling.allCases.count]
        let cycles = [
            list(spelling, "cycle", nil, of: [self, self]), closures(spelling, "closure-cycle", nil, of: [self, self]),
            list(spelling, "half-cycle", nil, of: [self, .initialiser]),
        ]
        let complete = [list(spelling, "complete", nil), closures(spelling, "closures", nil)]
        guard isOptional else {
            return complete + cycles + [
                list(spelling, "forgotten", .registrationRemoved, registered: [.notes])
            ]
        }
        let absent = list(spelling, "absent", nil, registered: [.notes]) { sketch in
            sketch.remove { $0 == Service.clock.file("ClockRouter") }
        }
        return complete + cycles + [absent]
    }

    /// An app whose providers are in a list.
    ///
    /// - Parameters:
    ///   - forms: How the notes, the clock and the search need the next of these services. The last one needs the notes. A service
    ///     without a form needs nothing.
    ///   - registered: The services that are registered; nil for all.
    private func list(
        _ spelling: KeySpelling, _ variant: String, _ fault: Fault?, of forms: [NeedForm?]? = nil,
        registered: [Service]? = nil, subjects: [String] = ["Clock"], _ change: (inout Sketch) -> Void = { _ in }
    ) -> CorpusApp {
        var sketch = Sketch(spelling: spelling)
        let parts = Part.parts(forms ?? [self, nil], spelling)
        sketch.services = [.clock, .notes] + parts.map(\.service).filter { $0 == .search }
        for part in parts {
            part.addDestination(to: &sketch)
            sketch.add(
                to: part.service, part.service.router,
                part.service.routerText(part.service.key(spelling), making: part.making, members: part.members))
        }
        let names = (registered ?? parts.map(\.service)).map { "\($0.router).self" }
        sketch.register("RouteRegistry.shared.register {\n\(names.joined(separator: "\n").indented(1))}")
        change(&sketch)
        return sketch.app("need", name, variant, fault, subjects: subjects)
    }

    /// An app whose services are registered with closures.
    private func closures(
        _ spelling: KeySpelling, _ variant: String, _ fault: Fault?, of forms: [NeedForm?]? = nil,
        registered: [Service]? = nil, subjects: [String] = ["Clock"]
    ) -> CorpusApp {
        var sketch = Sketch(spelling: spelling)
        let parts = Part.parts(forms ?? [self, nil], spelling)
        for part in parts {
            part.addDestination(to: &sketch)
            guard registered?.contains(part.service) != false else { continue }
            let name = part.service.name
            sketch.add(
                to: part.service, part.service.feature,
                """
                extension RouteRegistry {
                    public func add\(name)() {
                        register(\(part.service.key(spelling))) { _ in
                \(part.making.indented(3))        }
                    }
                }

                """)
            sketch.register("RouteRegistry.shared.add\(name)()")
        }
        return sketch.app("need", name, variant, fault, subjects: subjects)
    }
}

/// A service of an app and how it gets the next one.
private struct Part {
    let service: Service
    private let code: NeedForm.Code?

    var members: String { code?.members ?? "" }
    var making: String { code?.making ?? "\(service.destination)()" }

    /// The notes, the clock and the search, as many as there are forms.
    static func parts(_ forms: [NeedForm?], _ spelling: KeySpelling) -> [Part] {
        let services = Array([Service.notes, .clock, .search].prefix(forms.count))
        return zip(services.indices, forms).map { index, form in
            let needed = services[(index + 1) % services.count]
            let dependency = Dependency(of: services[index], on: needed, key: needed.key(spelling))
            return Part(service: services[index], code: form?.code(dependency))
        }
    }

    func addDestination(to sketch: inout Sketch) {
        sketch.add(to: service, service.destination, code?.destination ?? service.simpleDestination)
        if let support = code?.support { sketch.add(to: service, "Services", support) }
    }
}
