// SPDX-License-Identifier: Apache-2.0

#if Macros
import RouteGraph

/// The modules that `#if canImport(…)` accepts.
///
/// These are the modules of the app, of the library, of Swift, and of the target's operating system, as listed here. All other
/// modules are rejected, because the checker knows no search paths.
public enum ImportableModules {
    /// The modules that come with Swift on all platforms.
    static let everywhere: Set<String> = [
        "Swift", "_Concurrency", "_StringProcessing", "_Differentiation", "_Volatile", "Builtin", "Distributed",
        "Observation",
        "RegexBuilder", "Synchronization", "Foundation", "FoundationEssentials", "FoundationInternationalization",
        "Dispatch",
        "XCTest", "Testing",
    ]

    /// The library's own modules.
    static let library = SourceApp.libraryModules

    /// Whether a module belongs to Swift, to an operating system, or to this library.
    public static func isSystem(_ module: String) -> Bool {
        library.contains(module) || everywhere.contains(module) || apple.contains(module) || desktop.contains(module)
            || mobile.contains(module)
    }

    static func comesWith(_ target: BuildTarget, _ module: String) -> Bool {
        if library.contains(module) { return true }
        if everywhere.contains(module) { return target.operatingSystem != "WASI" || module != "Dispatch" }
        return system(target).contains(module)
    }

    private static func system(_ target: BuildTarget) -> Set<String> {
        switch target.operatingSystem {
        case "Linux": ["Glibc", "FoundationNetworking", "FoundationXML", "CoreFoundation", "Cxx", "CxxStdlib"]
        case "Android": ["Android", "Bionic", "FoundationNetworking", "FoundationXML", "CoreFoundation"]
        case "Windows": ["WinSDK", "ucrt", "CRT", "FoundationNetworking", "FoundationXML", "CoreFoundation"]
        case "WASI": ["WASILibc"]
        case "FreeBSD", "OpenBSD": ["Glibc", "FoundationNetworking", "FoundationXML"]
        case "macOS": apple.union(desktop)
        case "iOS" where target.environments.contains("macCatalyst"): apple.union(mobile).union(["AppKit", "IOKit"])
        case "iOS": apple.union(mobile)
        case "tvOS": apple.union(["UIKit", "TVUIKit", "TVServices", "GameController", "OpenGLES", "GLKit"])
        case "watchOS": apple.union(["UIKit", "WatchKit", "ClockKit", "HealthKit", "WatchConnectivity"])
        case "visionOS": apple.union(mobile).union(["CompositorServices", "RealityKitContent"])
        default: []
        }
    }

    private static let apple: Set<String> = [
        "Darwin", "ObjectiveC", "os", "OSLog", "CoreFoundation", "CoreGraphics", "CoreData", "CoreImage",
        "CoreLocation",
        "CoreMedia", "CoreML", "CoreText", "CoreVideo", "CoreBluetooth", "CoreAudio", "CoreMotion", "CoreSpotlight",
        "Combine", "SwiftUI", "SwiftUICore", "SwiftData", "Charts", "WidgetKit", "AppIntents", "CryptoKit", "Security",
        "Network",
        "CFNetwork", "CloudKit", "AVFoundation", "AVKit", "AudioToolbox", "Accelerate", "AuthenticationServices",
        "BackgroundTasks", "Contacts", "DeviceCheck", "EventKit", "GameKit", "GroupActivities", "ImageIO",
        "Intents", "LocalAuthentication", "MapKit", "MediaPlayer", "Metal", "MetalKit", "MetricKit", "NaturalLanguage",
        "Photos",
        "QuartzCore", "QuickLook", "RealityKit", "SceneKit", "ShazamKit", "Spatial", "Speech", "SpriteKit", "StoreKit",
        "SystemConfiguration", "TipKit", "UniformTypeIdentifiers", "UserNotifications", "Vision", "VideoToolbox",
        "WeatherKit",
        "simd", "zlib", "SQLite3", "CommonCrypto", "Cxx", "CxxStdlib", "MachO",
    ]

    private static let desktop: Set<String> = [
        "AppKit", "Cocoa", "Carbon", "IOKit", "WebKit", "ScreenCaptureKit", "ServiceManagement", "PDFKit", "OpenGL",
        "GameController", "ApplicationServices", "CoreServices", "DiskArbitration", "LinkPresentation",
        "SafariServices",
        "HealthKit", "PhotosUI", "ScriptingBridge", "Quartz", "Automator", "Hypervisor", "Virtualization",
    ]

    private static let mobile: Set<String> = [
        "UIKit", "WebKit", "SafariServices", "MessageUI", "Messages", "HealthKit", "HomeKit", "ARKit", "ActivityKit",
        "CallKit", "CarPlay", "ContactsUI", "CoreNFC", "CoreTelephony", "EventKitUI", "GameController",
        "LinkPresentation",
        "PassKit", "PDFKit", "PencilKit", "PhotosUI", "PushKit", "QuickLookThumbnailing", "ReplayKit", "VisionKit",
        "WatchConnectivity", "OpenGLES", "GLKit",
    ]
}
#endif
