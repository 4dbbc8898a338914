// SPDX-License-Identifier: Apache-2.0

import MarkdownInterface

/// What is read here, and handed out as it is.
typealias Block = MarkdownBlock
typealias Inline = MarkdownInline
