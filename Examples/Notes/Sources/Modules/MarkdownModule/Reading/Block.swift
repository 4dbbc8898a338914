// SPDX-License-Identifier: Apache-2.0

import MarkdownInterface

/// The parsers create the interface's types directly.
typealias Block = MarkdownBlock
typealias Inline = MarkdownInline
