// SPDX-License-Identifier: Apache-2.0

public import BenchInterfaces
import ModuleRouter

// An adapter and a chain of four adapters. Each wraps its adaptee in an object.

public final class AdaptedTransient: Adapted, PlainAdapted {
    private let base: any Transient

    public var number: Int { base.number }

    public init(_ base: any Transient) { self.base = base }
}

public protocol SecondOfFour: Sendable { var number: Int { get } }

public protocol ThirdOfFour: Sendable { var number: Int { get } }

public protocol FourthOfFour: Sendable { var number: Int { get } }

@Routable extension RoutableService where Protocol == any SecondOfFour {}

@Routable extension RoutableService where Protocol == any ThirdOfFour {}

@Routable extension RoutableService where Protocol == any FourthOfFour {}

public final class Fourth: FourthOfFour {
    private let base: any Transient

    public var number: Int { base.number }

    public init(_ base: any Transient) { self.base = base }
}

public final class Third: ThirdOfFour {
    private let base: any FourthOfFour

    public var number: Int { base.number }

    public init(_ base: any FourthOfFour) { self.base = base }
}

public final class Second: SecondOfFour {
    private let base: any ThirdOfFour

    public var number: Int { base.number }

    public init(_ base: any ThirdOfFour) { self.base = base }
}

public final class First: FourTimesAdapted, PlainFourTimesAdapted {
    private let base: any SecondOfFour

    public var number: Int { base.number }

    public init(_ base: any SecondOfFour) { self.base = base }
}

@AutoRegister
enum BenchAdapter: RouteAdapter {
    static var routes: RouteList<Self> {
        Adapts(RoutableService<any Adapted>(), to: RoutableService<any Transient>()) { AdaptedTransient($0) }
        Adapts(RoutableService<any PlainAdapted>(), to: RoutableService<any Transient>()) { AdaptedTransient($0) }
        Adapts(RoutableService<any FourthOfFour>(), to: RoutableService<any Transient>()) { Fourth($0) }
        Adapts(RoutableService<any ThirdOfFour>(), to: RoutableService<any FourthOfFour>()) { Third($0) }
        Adapts(RoutableService<any SecondOfFour>(), to: RoutableService<any ThirdOfFour>()) { Second($0) }
        Adapts(RoutableService<any FourTimesAdapted>(), to: RoutableService<any SecondOfFour>()) { First($0) }
        Adapts(RoutableService<any PlainFourTimesAdapted>(), to: RoutableService<any SecondOfFour>()) { First($0) }
    }
}
