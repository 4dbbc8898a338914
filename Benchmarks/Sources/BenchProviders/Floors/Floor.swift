// SPDX-License-Identifier: Apache-2.0

public import BenchInterfaces
import Synchronization

/// The same work without a router, as in a program that names the classes directly.
///
/// Each floor is a separate function in another module than its caller, and returns the protocol, as a route does. It makes no
/// object that is not used. `Scripts/check-floors` inspects the machine code. Similar floors are in separate files, because the
/// optimiser merges similar functions of one file, and the merged function has an indirection that a program lacks.
public enum Floor {
    @inline(never) public static func transient() -> any Transient { TransientService(number: 1) }

    @MainActor @inline(never) public static func ofMainActor() -> any OfMainActor { MainActorService(number: 1) }

    private static let sharedService: any Shared = SharedService(number: 1)

    @inline(never) public static func shared() -> any Shared { sharedService }

    private struct Held: ~Copyable { weak var service: WeaklyHeldService? }

    private static let held = Mutex(Held())

    /// Uses a mutex, as a weak reference that several threads share requires.
    @inline(never) public static func weaklyHeld() -> any WeaklyHeld {
        held.withLock { held in
            if let service = held.service { return service }
            let service = WeaklyHeldService(number: 1)
            held.service = service
            return service
        }
    }

    @TaskLocal private static var scope: (any Scoped)? = nil

    @inline(never) public static func scoped() -> any Scoped { scope ?? ScopedService(number: 1) }

    public static func withinScope(_ body: () -> Void) {
        $scope.withValue(ScopedService(number: 1), operation: body)
    }

    @inline(never) public static func root() -> any GraphRoot { GraphRootService(left: left(), right: right()) }

    @inline(never) static func left() -> any GraphLeft { GraphLeftService(leaf: leftLeaf()) }

    @inline(never) public static func numbered(_ number: Int) -> any Numbered { NumberedService(number: number) }

    @inline(never) static func configuration() -> any NumberedModule { NumberedConfiguration() }

    /// Makes a configuration object first, which takes the parameter.
    @inline(never) public static func numbered(configuring configure: (any NumberedModule) -> Void) -> any Numbered {
        let configuration = configuration()
        configure(configuration)
        return NumberedService(number: configuration.number)
    }

    @inline(never) public static func adapted() -> any Adapted { AdaptedTransient(transient()) }

    private static let sharedLaterService: any SharedLater = SharedLaterService()

    @inline(never) public static func sharedLater() async -> any SharedLater { sharedLaterService }
}
