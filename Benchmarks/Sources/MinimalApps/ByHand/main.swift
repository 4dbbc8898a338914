// SPDX-License-Identifier: Apache-2.0

import MinimalServices

func makeClock() -> any Clock { StoppedClock() }

func makeGreeting() -> any Greeting { TimelyGreeting(clock: makeClock()) }

print(makeGreeting().text)
