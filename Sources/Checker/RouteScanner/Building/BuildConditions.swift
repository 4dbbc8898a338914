// SPDX-License-Identifier: Apache-2.0

#if Macros
public import SwiftIfConfig
public import SwiftSyntax

/// The conditions that decide a module's `#if`s: its own compilation conditions, the target, and the importable modules.
///
/// - `canImport(Name)` accepts the app's modules, the library's modules, and the modules of Swift and of the operating system. It
///   ignores a required version. No other module can be imported.
/// - `hasFeature(Name)` accepts the features of every Swift 6 compiler and those of the target.
/// - `hasAttribute(Name)` accepts the attributes of Swift 6.
public struct BuildConditions: Sendable, Hashable {
    /// The defined conditions: `DEBUG`, names of traits.
    public var defined: Set<String>
    public var target: BuildTarget
    /// The names of the app's modules.
    public var modules: Set<String>

    public init(defined: some Sequence<String> = [], target: BuildTarget = .host, modules: Set<String> = []) {
        self.defined = Set(defined)
        self.target = target
        self.modules = modules
    }
}

extension BuildConditions: BuildConfiguration {
    public func isCustomConditionSet(name: String) -> Bool { defined.contains(name) }

    public func hasFeature(name: String) -> Bool {
        Self.features.contains(name) || target.features.contains(name)
            || (target.languageVersion.first ?? 6) >= 6 && Self.featuresOfSwift6.contains(name)
    }

    public func hasAttribute(name: String) -> Bool { Self.attributes.contains(name) }

    public func canImport(importPath: [(TokenSyntax, String)], version: CanImportVersion) -> Bool {
        guard let module = importPath.first?.1 else { return false }
        return modules.contains(module) || ImportableModules.comesWith(target, module)
    }

    public func isActiveTargetOS(name: String) -> Bool {
        if name == target.operatingSystem { return true }
        // `xrOS` is the first name of visionOS.
        if name == "xrOS" { return target.operatingSystem == "visionOS" }
        return name == "OSX" && target.operatingSystem == "macOS"
    }

    public func isActiveTargetArchitecture(name: String) -> Bool { name == target.architecture }

    public func isActiveTargetEnvironment(name: String) -> Bool { target.environments.contains(name) }

    public func isActiveTargetRuntime(name: String) -> Bool { name == (target.isApple ? "_ObjC" : "_Native") }

    public func isActiveTargetPointerAuthentication(name: String) -> Bool {
        name == (target.architecture == "arm64e" ? "_arm64e" : "_none")
    }

    public var targetPointerBitWidth: Int {
        ["i386", "arm", "arm64_32", "armv7", "armv7k", "wasm32", "riscv32"].contains(target.architecture) ? 32 : 64
    }

    public var targetAtomicBitWidths: [Int] {
        ["x86_64", "arm64", "arm64e", "s390x"].contains(target.architecture) ? [8, 16, 32, 64, 128] : [8, 16, 32, 64]
    }

    public var endianness: Endianness {
        ["s390x", "powerpc64", "powerpc"].contains(target.architecture) ? .big : .little
    }

    public var languageVersion: VersionTuple { VersionTuple(components: target.languageVersion) }

    public var compilerVersion: VersionTuple { VersionTuple(components: target.compilerVersion) }
}

// The name of this requirement depends on the release of swift-syntax. In the extension above, the compiler would warn about the other one.
extension BuildConditions {
    public func isActiveTargetObjectFormat(name: String) -> Bool { name == target.objectFormat }

    public func isActiveTargetObjectFileFormat(name: String) -> Bool { name == target.objectFormat }
}

extension BuildConditions {
    private static let features: Set<String> = [
        "AsyncAwait", "EffectfulProp", "MarkerProtocol", "Actors", "ConcurrentFunctions", "RethrowsProtocol",
        "GlobalActors", "Sendable", "AsyncSequence", "ObjCImplementation", "BuiltinStackAlloc",
        "PrimaryAssociatedTypes2",
        "UnavailableFromAsync", "NoAsyncAvailability", "AssociatedTypeAvailability", "ParameterPacks", "Macros",
        "FreestandingExpressionMacros", "AttachedMacros", "FreestandingMacros", "ExtensionMacros", "MoveOnly",
        "NoncopyableGenerics", "TypedThrows", "OptionalIsolatedParameters", "RetroactiveAttribute", "IsolatedAny",
        "BitwiseCopyable", "SendingArgsAndResults", "AsyncSequenceFailure", "IsolatedDeinit", "ABIAttribute",
    ]

    private static let featuresOfSwift6: Set<String> = [
        "ConciseMagicFile", "ForwardTrailingClosures", "StrictConcurrency", "BareSlashRegexLiterals",
        "DeprecateApplicationMain", "ImportObjcForwardDeclarations", "DisableOutwardActorInference",
        "IsolatedDefaultValues", "GlobalConcurrency", "InferSendableFromCaptures", "ImplicitOpenExistentials",
        "RegionBasedIsolation", "DynamicActorIsolation", "NonfrozenEnumExhaustivity",
        "GlobalActorIsolatedTypesUsability",
    ]

    private static let attributes: Set<String> = [
        "available", "main", "MainActor", "Sendable", "escaping", "autoclosure", "discardableResult", "dynamicCallable",
        "dynamicMemberLookup", "frozen", "inlinable", "usableFromInline", "unchecked", "retroactive", "preconcurrency",
        "propertyWrapper", "resultBuilder", "globalActor", "testable", "unknown", "warn_unqualified_access", "objc",
        "nonobjc", "objcMembers", "convention", "inline", "isolated", "attached", "freestanding", "backDeployed",
        "implementation", "concurrent", "section", "used", "abi", "specialized", "export", "safe", "unsafe", "c",
        "differentiable",
        "requires_stored_property_inits", "NSCopying", "NSManaged", "IBAction", "IBOutlet", "IBDesignable",
        "IBInspectable", "IBSegueAction", "GKInspectable", "exclusivity", "storageRestrictions", "rethrows",
    ]

    /// A text of all conditions that can change the facts of a file, except the importable modules.
    var description: String {
        [
            defined.sorted().joined(separator: ","), target.operatingSystem, target.architecture, target.objectFormat,
            target.environments.sorted().joined(separator: ","), "\(target.compilerVersion)",
            "\(target.languageVersion)", target.features.sorted().joined(separator: ","),
        ].joined(separator: ";")
    }
}
#endif
