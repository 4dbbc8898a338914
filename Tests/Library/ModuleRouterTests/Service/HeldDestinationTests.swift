// SPDX-License-Identifier: Apache-2.0

@testable import ModuleRouter
import Testing

private protocol Opaque { var number: Int { get } }
private protocol ClassBound: AnyObject { var number: Int { get } }

private final class Object: Opaque, ClassBound, Error {
    let number: Int
    init(_ number: Int) { self.number = number }
}

private struct Value: Opaque { var number: Int }

struct HeldDestinationTests {
    private func held<Destination>(_ destination: Destination) -> Destination? {
        let held = HeldDestination(destination)
        // New objects may reuse memory that was freed.
        withExtendedLifetime((0..<100).map { [$0, $0, $0, $0] }) {}
        return held.destination
    }

    @Test func objectIsFoundUnderEveryStaticType() {
        let object = Object(7)
        #expect(held(object)?.number == 7)
        #expect(held(object as any Opaque)?.number == 7)
        #expect(held(object as any ClassBound)?.number == 7)
        #expect((held(object as any Error) as? Object)?.number == 7)
        let plain: Any = object
        #expect((held(plain) as? Object)?.number == 7)
        let nested: Any = erased(object as any Opaque)
        #expect((held(nested) as? Object)?.number == 7)
    }

    /// Returns an `Any` around an existential, as in generic code. The value is too large for the inline buffer of
    /// `Any`.
    private func erased<Protocol>(_ value: Protocol) -> Any { value as Any }

    @Test func objectIsHeldWeakly() {
        var object: Object? = Object(7)
        let held = HeldDestination(object! as any Opaque)
        let erased = HeldDestination(self.erased(object! as any Opaque))
        #expect(held.destination != nil)
        #expect(erased.destination != nil)
        object = nil
        #expect(held.destination == nil)
        #expect(erased.destination == nil)
    }

    @Test func structIsHeldStrongly() {
        #expect(held(Value(number: 7))?.number == 7)
        #expect(held(Value(number: 7) as any Opaque)?.number == 7)
        #expect(held(3) == 3)
    }
}
