// SPDX-License-Identifier: Apache-2.0

import RouteGraph
import Testing

@Suite struct TableTests {
    @Test func linesAreNotCutInAPipe() {
        #expect(
            SampleGraph.app.table(findings: SampleGraph.findings) == """
                KIND            PROTOCOL                      MODULE                  PROVIDED BY                              USES  STATE
                async service   any SearchIndexing            SearchInterface         SearchRouter                                0  ok
                service         any WallClock                 ClockInterface          ClockRouter, TestClockRouter                0  duplicate-provider
                service         any SpellChecking             EditorInterface         none                                        1  missing-provider
                service         any ExportRequiredClock       ExportInterface         ClockAdapter → any WallClock                1  ok
                service         any ExportRequiredMarkdown    ExportInterface         MarkdownAdapter → any MarkdownRendering     1  ok
                service         any NoteLock                  LockInterface           LockRouter                                  3  ok
                service         any LoginRequiredPasswords    LoginInterface          PasswordAdapter → any NoteLock              1  ok
                service         any MarkdownRendering         MarkdownInterface       MarkdownRouter                              2  ok
                service         any MarkdownRequiredTerminal  MarkdownInterface       TerminalAdapter → TerminalRouter            1  ok
                service         any NoteCollection            NotesInterface          NotesRouter                                 5  ok
                service         any NotesRequiredClock        NotesInterface          ClockAdapter → any WallClock                1  ok
                service         any NotesRequiredMarkdown     NotesInterface          MarkdownAdapter → any MarkdownRendering     1  ok
                service         any NotesRequiredSearch       NotesInterface          SearchAdapter → any SearchIndexing          1  ok
                service         any NotesRequiredStorage      NotesInterface          ChosenStorage                               1  ok
                service         any OutputTerminal            notes                   TerminalRouter                              1  ok
                service         any SessionStore              notes                   closure at SessionStore.swift:44            1  ok
                service module  any ExportInput               ExportInterface         ExportRouter                                1  ok
                service module  any FileStorageInput          FileStorageInterface    FileStorageRouter                           1  ok
                view            any EditorRequiredLogin       EditorInterface         LoginAdapter → any LoginViewInput           1  ok
                view            any LoginViewInput            LoginInterface          LoginRouter                                 1  ok
                view            any ArchiveViewInput          NoteListInterface       none                                        0  unused-declaration
                view            any NoteListViewInput         NoteListInterface       NoteListRouter                              1  ok
                view module     any EditorModuleInput         EditorInterface         EditorRouter                                2  ok
                view module     any EditorRequiredAlert       EditorInterface         AlertAdapter → any TerminalAlertInput       1  ok
                view module     any LoginRequiredAlert        LoginInterface          AlertAdapter → any TerminalAlertInput       1  ok
                view module     any NoteModuleInput           NoteViewInterface       NoteRouter                                  1  ok
                view module     any TerminalAlertInput        TerminalAlertInterface  AlertRouter                                 0  ok

                27 routes, 24 modules, 15 providers, 7 adapters, 2 errors, 1 warning

                """)
    }

    @Test func theWidestColumnsShrinkOnANarrowTerminal() {
        #expect(
            SmallGraph.app.table(findings: SmallGraph.findings, columns: 76) == """
                KIND     PROTOCOL   MODULE         PROVIDED BY        USES  STATE
                service  any Alarm  TimeInterface  AlarmRouter           1  ok
                service  any Clock  TimeInterface  ClockAdapter → a…     2  ok
                service  any Zone   (undeclared)   closure at main.…     1  ok
                view     any Dial   TimeInterface  none                  0  missing-provider

                4 routes, 3 modules, 1 provider, 1 adapter, 1 error, 1 warning

                """)
    }

    @Test(arguments: [60, 80, 100, 120, 200]) func noLineIsWiderThanTheTerminal(columns: Int) {
        let lines = SampleGraph.app.table(findings: SampleGraph.findings, columns: columns).split(separator: "\n")
        #expect(lines.dropLast().allSatisfy { $0.count <= columns })
    }

    @Test func colorsSurroundOnlyTheText() {
        let line = SmallGraph.app.table(findings: SmallGraph.findings, isStyled: true).split(separator: "\n")[4]
        #expect(line.hasSuffix("  \u{1B}[31mmissing-provider\u{1B}[0m"))
    }

    @Test func warningsAreYellowAndFaultlessRoutesGreen() {
        let table = SampleGraph.app.table(findings: SampleGraph.findings, isStyled: true)
        #expect(table.contains("\u{1B}[33munused-declaration\u{1B}[0m"))
        #expect(table.contains("\u{1B}[32mok\u{1B}[0m"))
    }

    @Test func wideCharactersTakeTwoCells() {
        let graph = RouteGraph(
            entryPoint: "app",
            routes: ["any 時計", "any Clock", "any Cafe\u{301}", "any 🙂"].map {
                RouteGraph.Route(id: $0, kind: .view, type: $0, module: "M")
            })
        #expect(
            graph.table() == """
                KIND  PROTOCOL   MODULE  PROVIDED BY  USES  STATE
                view  any 時計   M       none            0  not needed
                view  any Clock  M       none            0  not needed
                view  any Cafe\u{301}   M       none            0  not needed
                view  any 🙂     M       none            0  not needed

                4 routes, 0 modules, 0 providers, 0 adapters

                """)
    }

    @Test func namesCannotControlTheTerminal() {
        let table = HostileGraph.app.table(findings: HostileGraph.findings)
        #expect(table.unicodeScalars.allSatisfy { $0.isHarmless || $0 == "\n" })
        #expect(table.split(separator: "\n").count == HostileGraph.names.count + 2)
    }
}
