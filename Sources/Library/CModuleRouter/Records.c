// SPDX-License-Identifier: Apache-2.0

#include "CModuleRouter.h"
#include <pthread.h>
#include <stdlib.h>

#if defined(__APPLE__)
#include <mach-o/dyld.h>
#include <mach-o/getsect.h>
#include <mach-o/loader.h>

// Older SDKs do not define it.
#ifndef MH_DYLIB_IN_CACHE
#define MH_DYLIB_IN_CACHE 0x80000000
#endif
#endif

// Initialised statically, because images are loaded before any code of this library runs.
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static struct {
    module_router_record *records;
    size_t count;
    size_t capacity;
} lists[4];

void module_router_add_record(int list, module_router_record record) {
    pthread_mutex_lock(&lock);
    if (lists[list].count == lists[list].capacity) {
        size_t capacity = lists[list].capacity ? lists[list].capacity * 2 : 64;
        void *grown = realloc(lists[list].records, capacity * sizeof(module_router_record));
        if (!grown) abort();
        lists[list].records = grown;
        lists[list].capacity = capacity;
    }
    lists[list].records[lists[list].count++] = record;
    pthread_mutex_unlock(&lock);
}

#if defined(__APPLE__)

#if __LP64__
typedef struct mach_header_64 image_header;
#else
typedef struct mach_header image_header;
#endif

// On Mach-O, dyld does not run the section of the records. Each entry is a function that adds its record.
static void read_image(const struct mach_header *header, intptr_t slide) {
    (void)slide;
    // Skip the hundreds of system libraries, which have no records.
    if (header->flags & MH_DYLIB_IN_CACHE) return;
    unsigned long size = 0;
    void (**entries)(void) =
        (void (**)(void))getsectiondata((const image_header *)header, "__DATA", "__swift_routes", &size);
    for (unsigned long index = 0; entries && index < size / sizeof(*entries); index++) entries[index]();
}

static void register_for_images(void) {
    // Calls back for each image that is already loaded and for each one loaded later.
    _dyld_register_func_for_add_image(read_image);
}

static void read_images(void) {
    static pthread_once_t once = PTHREAD_ONCE_INIT;
    pthread_once(&once, register_for_images);
}

#else

// On ELF, each record is an entry of `.init_array`, which the loader has already run.
static void read_images(void) {}

#endif

size_t module_router_record_count(int list) {
    read_images();
    pthread_mutex_lock(&lock);
    size_t count = lists[list].count;
    pthread_mutex_unlock(&lock);
    return count;
}

module_router_record module_router_record_at(int list, size_t index) {
    pthread_mutex_lock(&lock);
    module_router_record record = index < lists[list].count ? lists[list].records[index] : NULL;
    pthread_mutex_unlock(&lock);
    return record;
}
