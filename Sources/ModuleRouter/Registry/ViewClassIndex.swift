// SPDX-License-Identifier: Apache-2.0

/// The classes of views that each registration makes. With this index, the first presentation of a class costs the same among a thousand
/// providers as among ten, and only the providers that make the class are installed.
final class ViewClassIndex: Sendable {
    private let registrations: [RouteRegistration]
    /// The positions in `registrations` for each class, in the order of registration.
    private let lists: [[Int]]
    /// The positions in `lists`, by class.
    private let listIndex: [ObjectIdentifier: Int]
    /// The positions of the registrations whose views have no specific class.
    private let others: [Int]

    init(_ registrations: [RouteRegistration], in registry: RouteRegistry) {
        self.registrations = registrations
        var lists: [[Int]] = []
        var listIndex: [ObjectIdentifier: Int] = Dictionary()
        var others: [Int] = []
        for (index, registration) in registrations.enumerated() {
            registration.tellViewClasses(in: registry) { type in
                if type is AnyClass {
                    if let list = listIndex[ObjectIdentifier(type)] {
                        lists[list].append(index)
                    } else {
                        listIndex.store(lists.count, for: ObjectIdentifier(type))
                        lists.append([index])
                    }
                } else {
                    others.append(index)
                }
            }
        }
        self.lists = lists
        self.listIndex = listIndex
        self.others = others
    }

    /// Returns the registrations that may make views of a class or of a superclass of it, in the order of registration.
    func registrations(ofClass type: AnyClass) -> [RouteRegistration] {
        var found = others
        var next: AnyClass? = type
        while let type = next {
            if let list = listIndex[ObjectIdentifier(type)] { found += lists[list] }
            next = _getSuperclass(type)
        }
        return found.sorted(byNumber: \.self).map { registrations[$0] }
    }
}
