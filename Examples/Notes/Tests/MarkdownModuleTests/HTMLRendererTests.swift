// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import MarkdownModule

private func html(_ markdown: String) -> String {
    HTMLRenderer.html(of: BlockParser.blocks(of: markdown), anchorPrefix: "") { $0 }
}

@Suite struct HTMLRendererTests {
    @Test(
        "Blocks",
        arguments: [
            ("# One\n###### Six #\n#no\n", "<h1 id=\"one\">One</h1>\n<h6 id=\"six\">Six</h6>\n<p>#no</p>\n"),
            (
                "Over\nlined\n===\n\nUnder\n---\n",
                "<h1 id=\"over-lined\">Over\nlined</h1>\n<h2 id=\"under\">Under</h2>\n"
            ),
            ("one\ntwo\n\nthree", "<p>one\ntwo</p>\n<p>three</p>\n"),
            ("***\n- - -\n___", "<hr>\n<hr>\n<hr>\n"),
            (
                "```swift\nlet a = \"<b>\"\n\n  b\n```\nx",
                """
                <pre><code class="language-swift">let a = &quot;&lt;b&gt;&quot;

                  b
                </code></pre>
                <p>x</p>

                """
            ),
            ("~~~~\n```\n~~~\n~~~~", "<pre><code>```\n~~~\n</code></pre>\n"),
            ("```\nnot closed", "<pre><code>not closed\n</code></pre>\n"),
            ("    four\n\n\tfive\n\nx", "<pre><code>four\n\nfive\n</code></pre>\n<p>x</p>\n"),
            (
                "> a\nb\n> - c\n\nd",
                """
                <blockquote>
                <p>a
                b</p>
                <ul>
                <li>c</li>
                </ul>
                </blockquote>
                <p>d</p>

                """
            ),
            (
                "<div align=\"center\">\n<b>x</b>\n</div>\n\ny",
                """
                <pre class="html"><code>&lt;div align=&quot;center&quot;&gt;
                &lt;b&gt;x&lt;/b&gt;
                &lt;/div&gt;
                </code></pre>
                <p>y</p>

                """
            ),
            ("<!-- hidden\n\nstill -->\nshown", "<p>shown</p>\n"),
            ("", ""),
            ("\r\n a\r\nb\r\n", "<p>a\nb</p>\n"),
        ])
    func block(_ markdown: String, _ expected: String) {
        #expect(html(markdown) == expected)
    }

    @Test(
        "Lists",
        arguments: [
            ("- a\n- b\n", "<ul>\n<li>a</li>\n<li>b</li>\n</ul>\n"),
            ("- a\n\n- b\n", "<ul>\n<li><p>a</p>\n</li>\n<li><p>b</p>\n</li>\n</ul>\n"),
            (
                "- a\n  - b\n    - c\n- d",
                """
                <ul>
                <li>a
                <ul>
                <li>b
                <ul>
                <li>c</li>
                </ul>
                </li>
                </ul>
                </li>
                <li>d</li>
                </ul>

                """
            ),
            ("3. c\n4. d\n", "<ol start=\"3\">\n<li>c</li>\n<li>d</li>\n</ol>\n"),
            ("1. a\n   - b\n2. c", "<ol>\n<li>a\n<ul>\n<li>b</li>\n</ul>\n</li>\n<li>c</li>\n</ol>\n"),
            ("- a\n+ b", "<ul>\n<li>a</li>\n</ul>\n<ul>\n<li>b</li>\n</ul>\n"),
            (
                "- [ ] open\n- [x] done\n- [y] text",
                """
                <ul>
                <li class="task"><input type="checkbox" disabled> open</li>
                <li class="task"><input type="checkbox" disabled checked> done</li>
                <li>[y] text</li>
                </ul>

                """
            ),
            ("- a\n  lazy\nlazier\n\nout", "<ul>\n<li>a\nlazy\nlazier</li>\n</ul>\n<p>out</p>\n"),
            (
                "- a\n\n      code\n\n  b",
                """
                <ul>
                <li><p>a</p>
                <pre><code>code
                </code></pre>
                <p>b</p>
                </li>
                </ul>

                """
            ),
            (
                "- ```\n  x\n\n  y\n  ```\n- z",
                """
                <ul>
                <li><pre><code>x

                y
                </code></pre>
                </li>
                <li>z</li>
                </ul>

                """
            ),
            ("text\n1986. is no list", "<p>text\n1986. is no list</p>\n"),
            ("-\n- b", "<ul>\n<li></li>\n<li>b</li>\n</ul>\n"),
            ("* a\n***\n* b", "<ul>\n<li>a</li>\n</ul>\n<hr>\n<ul>\n<li>b</li>\n</ul>\n"),
        ])
    func list(_ markdown: String, _ expected: String) {
        #expect(html(markdown) == expected)
    }

    @Test(
        "Tables",
        arguments: [
            (
                "| a | b |\n|:--|--:|\n| 1 | `x\\|y` |\n| 2 |\n\nz",
                """
                <table>
                <thead>
                <tr><th style="text-align: left">a</th><th style="text-align: right">b</th></tr>
                </thead>
                <tbody>
                <tr><td style="text-align: left">1</td><td style="text-align: right"><code>x|y</code></td></tr>
                <tr><td style="text-align: left">2</td><td style="text-align: right"></td></tr>
                </tbody>
                </table>
                <p>z</p>

                """
            ),
            (
                "a | b\n:-: | -\n",
                """
                <table>
                <thead>
                <tr><th style="text-align: center">a</th><th>b</th></tr>
                </thead>
                </table>

                """
            ),
            ("a | b\n-- | -- | --", "<p>a | b\n-- | -- | --</p>\n"),
        ])
    func table(_ markdown: String, _ expected: String) {
        #expect(html(markdown) == expected)
    }

    @Test(
        "Inlines",
        arguments: [
            (
                "*a* _b_ **c** __d__ ***e***",
                "<em>a</em> <em>b</em> <strong>c</strong> <strong>d</strong> <em><strong>e</strong></em>"
            ),
            ("snake_case_name 2*3*4 a * b", "snake_case_name 2<em>3</em>4 a * b"),
            ("**a *b* c** **open", "<strong>a <em>b</em> c</strong> **open"),
            ("*foo**bar**baz*", "<em>foo<strong>bar</strong>baz</em>"),
            ("~~gone~~ ~kept~", "<del>gone</del> ~kept~"),
            ("`` a`b `` `c` ` open", "<code>a`b</code> <code>c</code> ` open"),
            ("\\*a\\* \\q", "*a* \\q"),
            (
                "[a *b*](x.md \"t\") [c](<d e>) [f](g(h)i)",
                "<a href=\"x.md\">a <em>b</em></a> <a href=\"de\">c</a> <a href=\"g(h)i\">f</a>"
            ),
            ("*[a*](b)", "*<a href=\"b\">a*</a>"),
            ("[a [b](c) d](e)", "[a <a href=\"c\">b</a> d](e)"),
            ("![an *image*](i.png)", "<img src=\"i.png\" alt=\"an image\" loading=\"lazy\">"),
            ("[![i](j)](k)", "<a href=\"k\"><img src=\"j\" alt=\"i\" loading=\"lazy\"></a>"),
            (
                "[a][R] [r] [r][] [no]\n\n[r]: there",
                "<a href=\"there\">a</a> <a href=\"there\">r</a> <a href=\"there\">r</a> [no]"
            ),
            (
                "<https://a.b/?c&d> <x@y.z>",
                "<a href=\"https://a.b/?c&amp;d\">https://a.b/?c&amp;d</a> <a href=\"mailto:x@y.z\">x@y.z</a>"
            ),
            (
                "see https://a.b/c. (http://d.e)",
                "see <a href=\"https://a.b/c\">https://a.b/c</a>. (<a href=\"http://d.e\">http://d.e</a>)"
            ),
            ("a  \nb\\\nc\nd", "a<br>\nb<br>\nc\nd"),
            ("&amp; &lt; &#65; &#x1F600; &no; &", "&amp; &lt; A 😀 &amp;no; &amp;"),
            ("<b>x</b> a<br>b <!-- c -->d 1 < 2", "&lt;b&gt;x&lt;/b&gt; a<br>\nb d 1 &lt; 2"),
            ("日本*語*です «*a*»", "日本<em>語</em>です «<em>a</em>»"),
        ])
    func inline(_ markdown: String, _ expected: String) {
        #expect(html(markdown) == "<p>\(expected)</p>\n")
    }

    @Test(
        "What a browser would obey is not written",
        arguments: [
            (
                "<script>alert(1)</script>",
                "<pre class=\"html\"><code>&lt;script&gt;alert(1)&lt;/script&gt;\n</code></pre>\n"
            ),
            ("[a](javascript:alert)", "<p><a href=\"#\">a</a></p>\n"),
            ("[a](JaVa&#115;cript:alert)", "<p><a href=\"#\">a</a></p>\n"),
            ("[a](<java\tscript:alert>)", "<p><a href=\"#\">a</a></p>\n"),
            ("<javascript:alert>", "<p><a href=\"#\">javascript:alert</a></p>\n"),
            ("![a](data:text/html,x)", "<p><img src=\"#\" alt=\"a\" loading=\"lazy\"></p>\n"),
            ("[a](x\"onclick=\"y)", "<p><a href=\"x&quot;onclick=&quot;y\">a</a></p>\n"),
            ("```\"><b>\n```", "<pre><code class=\"language-&quot;&gt;&lt;b&gt;\">\n</code></pre>\n"),
        ])
    func harmless(_ markdown: String, _ expected: String) {
        #expect(html(markdown) == expected)
    }

    @Test func linksWithinTheTextAndToOthersAreKeptApart() {
        let blocks = BlockParser.blocks(of: "# A b!\n# A b\n[x](#a-b) [y](other.md#c)")
        let html = HTMLRenderer.html(of: blocks, anchorPrefix: "p--") { "<\($0)>" }
        #expect(
            html == """
                <h1 id="p--a-b">A b!</h1>
                <h1 id="p--a-b-1">A b</h1>
                <p><a href="#p--a-b">x</a> <a href="&lt;other.md#c&gt;">y</a></p>

                """)
    }

    @Test(
        "A text that was made to be hard is read to its end",
        arguments: [
            ">", "- ", "*a **b ", "*", "_a", "~~", "[", "[a](", "![[a](b)", "[a][b] ", "`a``b", "<", "<!--", "&",
            "a | b\n",
            "1) a\n\n", "> a\n- b\n", "\u{0}\\", "http://", "](",
        ])
    func hard(_ piece: String) {
        #expect(html("x\n\n" + String(repeating: piece, count: 4_000)).hasPrefix("<p>x</p>\n"))
        #expect(html("x " + String(repeating: piece, count: 4_000)).hasPrefix("<p>x"))
    }
}
