// SPDX-License-Identifier: Apache-2.0
#pragma once
int strcasecmp(const char *, const char *);
