// SPDX-License-Identifier: Apache-2.0

#if os(Linux)
import Foundation
import Testing

extension ConsumerTests {
    /// The code that reads records on Apple's platforms, compiled with headers that declare the used parts of dyld.
    struct MachORecordTests {
        @Test func imagesOfTheSharedCacheAreNotSearched() throws {
            let folder = try TemporaryFolder()
            try FileManager.default.createDirectory(
                at: folder.url.appending(path: "mach-o"), withIntermediateDirectories: true)
            _ = try folder.makeFile("mach-o/loader.h", Self.loader)
            _ = try folder.makeFile("mach-o/dyld.h", Self.dyld)
            _ = try folder.makeFile("mach-o/getsect.h", Self.getsect)
            let main = try folder.makeFile("main.c", Self.main)
            let program = folder.url.appending(path: "program")
            let sources = URL(filePath: #filePath).deletingLastPathComponent()
                .appending(path: "../../../../Sources/Library/CModuleRouter").standardized
            _ = try Command.output(
                of: "clang",
                [
                    "-D__APPLE__", "-I", folder.url.path, "-I", sources.appending(path: "include").path,
                    sources.appending(path: "Records.c").path, main.path, "-o", program.path,
                ])
            #expect(try Command.output(of: program.path, []) == "searched the app\nsearched a framework\n1 record\n")
        }

        private static let loader = """
            #pragma once
            #include <stdint.h>
            struct mach_header { const char *name; uint32_t flags; };
            struct mach_header_64 { const char *name; uint32_t flags; };
            """

        private static let dyld = """
            #include <mach-o/loader.h>
            void _dyld_register_func_for_add_image(void (*)(const struct mach_header *, intptr_t));
            """

        private static let getsect = """
            #include <mach-o/loader.h>
            uint8_t *getsectiondata(const void *, const char *, const char *, unsigned long *);
            """

        /// A process with three images. The first has a record, and the second is in the shared cache.
        private static let main = """
            #include "CModuleRouter.h"
            #include <mach-o/dyld.h>
            #include <stdio.h>
            #include <string.h>

            static void provider(void) {}
            static void add(void) { module_router_add_record(0, (module_router_record)provider); }
            static void (*section[])(void) = {add};

            uint8_t *getsectiondata(const void *image, const char *segment, const char *name, unsigned long *size) {
                const char *searched = ((const struct mach_header *)image)->name;
                printf("searched %s\\n", searched);
                if (strcmp(searched, "the app")) return NULL;
                *size = sizeof(section);
                return (uint8_t *)section;
            }

            void _dyld_register_func_for_add_image(void (*read)(const struct mach_header *, intptr_t)) {
                struct mach_header images[] = {{"the app", 0}, {"a system library", 0x80000000}, {"a framework", 0}};
                for (int index = 0; index < 3; index++) read(&images[index], 0);
            }

            int main(void) { printf("%zu record\\n", module_router_record_count(0)); }
            """
    }
}
#endif
