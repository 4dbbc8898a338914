// SPDX-License-Identifier: Apache-2.0

@main
enum RoutesCommand {
    static func main() {}
}
