// SPDX-License-Identifier: Apache-2.0

import Foundation
import GeneratedApp
@main enum M { static func main() throws {
  let n = Int(CommandLine.arguments[1])!
  let app = GeneratedApp(modules: n, filesPerModule: 10)
  print(app.files.count)
  try app.write(to: URL(fileURLWithPath: CommandLine.arguments[2]))
}}
