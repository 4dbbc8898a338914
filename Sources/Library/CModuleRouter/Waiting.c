// SPDX-License-Identifier: Apache-2.0

#include "CModuleRouter.h"
#include <pthread.h>
#include <stdlib.h>

// One for all words: few threads wait, and never for long.
static pthread_mutex_t words = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t changed = PTHREAD_COND_INITIALIZER;

static void wait_for(uintptr_t *word) {
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

struct job {
    void *argument;
    struct job *next;
};

// More destinations may have to be closed at the same time when memory is low.
static const unsigned largest_thread_count = 64;

static pthread_mutex_t jobs = PTHREAD_MUTEX_INITIALIZER;
static struct job *first_job;
static struct job **end_of_jobs = &first_job;
static unsigned thread_count;

// Whether the thread runs jobs.
static _Thread_local void *job_function;

static void *run_jobs(void *function);

/// Starts a thread for the jobs, if there may be another one. Called under the lock of the jobs.
static void add_thread(void *function) {
    pthread_t thread;
    if (thread_count >= largest_thread_count) return;
    if (pthread_create(&thread, NULL, run_jobs, function) == 0) {
        pthread_detach(thread);
        thread_count++;
    } else if (thread_count == 0) {
        // Otherwise, another thread runs the jobs.
        abort();
    }
}

// A thread that waits for a word runs no job, and the jobs of others may set the word. It does not count.
void module_router_wait(uintptr_t *word) {
    if (!job_function) return wait_for(word);
    pthread_mutex_lock(&jobs);
    thread_count--;
    if (first_job) add_thread(job_function);
    pthread_mutex_unlock(&jobs);
    wait_for(word);
    pthread_mutex_lock(&jobs);
    thread_count++;
    pthread_mutex_unlock(&jobs);
}

/// Runs jobs until none is left.
static void *run_jobs(void *function) {
    job_function = function;
    for (;;) {
        pthread_mutex_lock(&jobs);
        struct job *job = first_job;
        if (!job) {
            thread_count--;
            pthread_mutex_unlock(&jobs);
            return NULL;
        }
        first_job = job->next;
        if (!first_job) end_of_jobs = &first_job;
        pthread_mutex_unlock(&jobs);
        void *argument = job->argument;
        free(job);
        ((void (*)(void *))function)(argument);
    }
}

void module_router_run_on_thread(void *argument, void (*function)(void *)) {
    struct job *job = malloc(sizeof *job);
    if (!job) abort();
    *job = (struct job){argument, NULL};
    pthread_mutex_lock(&jobs);
    *end_of_jobs = job;
    end_of_jobs = &job->next;
    add_thread((void *)function);
    pthread_mutex_unlock(&jobs);
}
