// SPDX-License-Identifier: Apache-2.0

/// The classes of views that each registration makes. With this index, the first presentation of a class costs the same among a thousand
/// providers as among ten, and only the providers that make the class are installed.
final class ViewClassIndex: Sendable {
    private let registrations: [RouteRegistration]
    /// The positions in `registrations`, by class, in the order of registration.
    private let indices: [ObjectIdentifier: [Int]]
    /// The positions of the registrations whose views have no specific class.
    private let others: [Int]

    init(_ registrations: [RouteRegistration], in registry: RouteRegistry) {
        self.registrations = registrations
        var indices: [ObjectIdentifier: [Int]] = Dictionary()
        var others: [Int] = []
        for (index, registration) in registrations.enumerated() {
            registration.tellViewClasses(in: registry) { type in
                if type is AnyClass {
                    indices[ObjectIdentifier(type), default: []].append(index)
                } else {
                    others.append(index)
                }
            }
        }
        self.indices = indices
        self.others = others
    }

    /// Returns the registrations that may make views of a class or of a superclass of it, in the order of registration.
    func registrations(ofClass type: AnyClass) -> [RouteRegistration] {
        var found = others
        var next: AnyClass? = type
        while let type = next {
            found += indices[ObjectIdentifier(type)] ?? []
            next = _getSuperclass(type)
        }
        return found.sorted(byNumber: \.self).map { registrations[$0] }
    }
}
