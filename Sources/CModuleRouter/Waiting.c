// SPDX-License-Identifier: Apache-2.0

#include "CModuleRouter.h"
#include <pthread.h>

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

static void *run(void *function) {
    ((void (*)(void))function)();
    return NULL;
}

bool module_router_start_thread(void (*function)(void)) {
    pthread_t thread;
    if (pthread_create(&thread, NULL, run, (void *)function) != 0) return false;
    pthread_detach(thread);
    return true;
}
