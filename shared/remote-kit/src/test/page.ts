import { afterAll, vi } from 'vitest'
import { builtinEnvironments } from 'vitest/runtime'

type Globals = Record<string, PropertyDescriptor>
type Timer = NodeJS.Timeout | NodeJS.Immediate

const starters = ['setTimeout', 'setInterval', 'setImmediate'] as const

/**
 * Records each timer that is started from now on.
 * @returns clears them all
 */
function trackTimers(): () => void {
  const held = new Set<Timer>()
  for (const name of starters) {
    const start = globalThis[name] as unknown as (...given: unknown[]) => Timer
    const starting = (...given: unknown[]) => {
      const timer = start(...given)
      held.add(timer)
      return timer
    }
    Object.assign(globalThis, { [name]: Object.assign(starting, start) })
  }
  return () => {
    for (const timer of held) {
      if ('refresh' in timer) clearTimeout(timer)
      else clearImmediate(timer)
    }
  }
}

/** Restores all globals. Symbol keys are markers of libraries and stay. */
function restoreGlobals(before: Globals): void {
  const now: Globals = Object.getOwnPropertyDescriptors(globalThis)
  for (const name of Object.keys(now))
    if (!Object.hasOwn(before, name)) Reflect.deleteProperty(globalThis, name)
  for (const [name, property] of Object.entries(before)) {
    const { value, get } = now[name] ?? {}
    if (!Object.is(value, property.value) || get !== property.get)
      Object.defineProperty(globalThis, name, property)
  }
}

/** Key under which a test file stores the cleanup of its page. */
const endOfPage = Symbol.for('portal test page')
const shared = globalThis as { [endOfPage]?: (() => Promise<void>) | undefined }

/*
 * Test files share a process, so that libraries load once, but each gets its own page, which ends with its timers. It
 * is set up before imports that use a DOM. A file whose tests are all filtered out never runs `afterAll`, so its page
 * ends when the next one starts.
 */
await shared[endOfPage]?.()
const before: Globals = Object.getOwnPropertyDescriptors(globalThis)
const stopTimers = trackTimers()
const page = await builtinEnvironments.jsdom.setup(globalThis, {})

const endPage = async () => {
  shared[endOfPage] = undefined
  stopTimers()
  vi.resetModules()
  await page.teardown(globalThis)
  restoreGlobals(before)
}
shared[endOfPage] = endPage

/**
 * Registered first, so it runs last: modules that are still loading would otherwise run without a page and stay broken
 * for the next file.
 */
afterAll(async () => {
  stopTimers()
  await vi.dynamicImportSettled()
  await endPage()
})
