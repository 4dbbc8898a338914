// SPDX-License-Identifier: Apache-2.0

/// Texts about Objective-C code, which only the checker uses.
extension RouteFaultText {
    /// - Parameter type: The protocol as it is written in Swift: `any EditorViewInput`.
    static func missingObjectiveCRouter(_ kind: RouteKind, of type: String) -> Self {
        let name = type.hasPrefix("any ") ? String(type.dropFirst(4)) : type
        let key = "\(kind.keyName)<\(type)>"
        let adapter = kind.hasConfiguration ? "registerModuleAdapter" : "registerDestinationAdapter"
        return Self(
            message: "no provider for \(key)",
            remedy: """
                link the module that provides it, or add a router to a module that the app links:
                \(router(kind, of: name))
                or, if a module requires this key, adapt it in +registerRoutableDestination of an adapter: [self \
                \(adapter):ZIKRoutable(\(name)) forAdaptee:ZIKRoutable(<#Protocol#>)];
                """)
    }

    /// Returns a router class with its registration.
    private static func router(_ kind: RouteKind, of name: String) -> String {
        let family = kind.isService ? "Service" : "View"
        let router = "\(name)Router"
        let configuration = "ZIK\(kind.isService ? "Perform" : "View")RouteConfiguration"
        let made = kind.isService ? "Default\(name)" : "\(name)Controller"
        let superclass = kind.isService ? "NSObject" : "UIViewController"
        let conformance = kind.hasConfiguration ? "" : " <\(name)>"
        var text = """
            @interface \(made) : \(superclass)\(conformance)
            @end
            @implementation \(made)
            @end
            """
        if kind.hasConfiguration {
            text += """

                @interface \(name)Configuration : \(configuration) <\(name), NSCopying>
                @end
                @implementation \(name)Configuration
                @end
                """
        }
        text += """

            @interface \(router) : ZIK\(family)Router
            @end
            @implementation \(router)
            + (void)registerRoutableDestination {
                [self register\(family):[\(made) class]];
                [self register\(kind.hasConfiguration ? "Module" : family)Protocol:ZIKRoutable(\(name))];
            }

            """
        if kind.hasConfiguration {
            text += """
                + (\(configuration) *)defaultRouteConfiguration {
                    return [[\(name)Configuration alloc] init];
                }

                """
        }
        text += """
            - (id)destinationWithConfiguration:(\(configuration) *)configuration {
                return [[\(made) alloc] init];
            }
            @end
            ZIKAutoRegister(\(router))
            """
        return text
    }
}
