// SPDX-License-Identifier: Apache-2.0

package import RouteTables

extension RouteRegistry {
    /// Returns the entries of the providers that make a class of views or a superclass of it, entries of the class itself first.
    /// Installs no other provider.
    package func viewEntries(ofClass type: AnyClass) -> [RouteEntry] {
        let index = index
        let made = index.viewClasses.value ?? index.viewClasses.keep(ViewClassIndex(registrations, in: self))
        // Only this function stores the index.
        let classes = unsafeDowncast(made, to: ViewClassIndex.self)
        return table(of: classes.registrations(ofClass: type)).entries(ofClass: type, isService: false)
            + (parentRegistry?.viewEntries(ofClass: type) ?? [])
    }
}

extension RouteTable {
    /// Returns the entries that make a class of destinations or a superclass of it, entries of the class itself first.
    package func entries(ofClass type: AnyClass, isService: Bool) -> [RouteEntry] {
        let found = destinationClasses.filter { $0.isService == isService && $0.binding.includes(type) }
        guard found.count > 1 else { return found.flatMap(\.entries) }
        // The deepest class first. The depth of a class is the number of found classes that include it.
        return found.sorted(byNumber: { one in
            -found.count { other in (one.binding.type as? AnyClass).map(other.binding.includes) ?? false }
        }).flatMap(\.entries)
    }
}

/// The classes of views that each registration makes. With this index, the first presentation of a class costs the same among a thousand
/// providers as among ten, and only the providers that make the class are installed.
private final class ViewClassIndex: Sendable {
    private let registrations: [Registration]
    /// The position in `makers` of a maker of each class, plus one. Not a dictionary, for the reasons of ``RouteKeyTable``.
    private let classes: WordTable
    /// The positions in `registrations` of those that make a class. A registration is contained once for each of its classes.
    private let makers: [Int]
    /// The position of another maker of the same class, plus one, for each maker; zero for the last one.
    private let others: [Int]
    /// The positions of the registrations whose views have no specific class.
    private let unspecific: [Int]

    init(_ registrations: [Registration], in registry: RouteRegistry) {
        self.registrations = registrations
        var types: [Int] = []
        var makers: [Int] = []
        var unspecific: [Int] = []
        for (index, registration) in registrations.enumerated() {
            registration.eachViewClass(in: registry) { type in
                guard type is AnyClass else { return unspecific.append(index) }
                types.append(Int(bitPattern: ObjectIdentifier(type)))
                makers.append(index)
            }
        }
        var capacity = 2
        while capacity <= 2 * types.count { capacity *= 2 }
        let classes = WordTable(capacity: capacity)
        var others: [Int] = []
        for (index, type) in types.enumerated() {
            let type = UInt(bitPattern: type)
            if let first = classes.value(of: type) {
                others.append(others[Int(first) - 1])
                others[Int(first) - 1] = index + 1
            } else {
                others.append(0)
                classes.insert(type, UInt(index + 1))
            }
        }
        self.classes = classes
        self.makers = makers
        self.others = others
        self.unspecific = unspecific
    }

    /// Returns the registrations that may make views of a class or of a superclass of it, in the order of registration.
    func registrations(ofClass type: AnyClass) -> [Registration] {
        var found = unspecific
        var next: AnyClass? = type
        while let type = next {
            var maker = classes.value(of: UInt(bitPattern: ObjectIdentifier(type))).map { Int($0) } ?? 0
            while maker != 0 {
                found.append(makers[maker - 1])
                maker = others[maker - 1]
            }
            next = _getSuperclass(type)
        }
        return found.sorted(byNumber: \.self).map { registrations[$0] }
    }
}
