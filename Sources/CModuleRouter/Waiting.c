// SPDX-License-Identifier: Apache-2.0

#include "CModuleRouter.h"
#include <pthread.h>
#include <stdlib.h>

// One for all words: few threads wait, and never for long.
static pthread_mutex_t words = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t changed = PTHREAD_COND_INITIALIZER;

void module_router_wait(uintptr_t *word) {
    pthread_mutex_lock(&words);
    while (!__atomic_load_n(word, __ATOMIC_ACQUIRE)) pthread_cond_wait(&changed, &words);
    pthread_mutex_unlock(&words);
}

void module_router_wake(uintptr_t *word) {
    pthread_mutex_lock(&words);
    __atomic_store_n(word, 1, __ATOMIC_RELEASE);
    pthread_cond_broadcast(&changed);
    pthread_mutex_unlock(&words);
}

struct start {
    void *argument;
    void (*run)(void *);
};

static void *run(void *argument) {
    struct start start = *(struct start *)argument;
    free(argument);
    start.run(start.argument);
    return NULL;
}

void module_router_start_thread(void *argument, void (*function)(void *)) {
    struct start *start = malloc(sizeof *start);
    if (!start) abort();
    *start = (struct start){argument, function};
    pthread_t thread;
    if (pthread_create(&thread, NULL, run, start) != 0) abort();
    pthread_detach(thread);
}
