import { afterAll, vi } from 'vitest'
import { builtinEnvironments } from 'vitest/runtime'

type Globals = Record<string, PropertyDescriptor>
type Timer = NodeJS.Timeout | NodeJS.Immediate

const starters = ['setTimeout', 'setInterval', 'setImmediate'] as const

/**
 * Remembers each timer that is started from now on.
 * @returns what stops them all
 */
function holdTimers(): () => void {
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

/** Makes every global as it was. A key that is a symbol is a library's own mark, and stays. */
function putBack(before: Globals): void {
  const now: Globals = Object.getOwnPropertyDescriptors(globalThis)
  for (const name of Object.keys(now))
    if (!Object.hasOwn(before, name)) Reflect.deleteProperty(globalThis, name)
  for (const [name, property] of Object.entries(before)) {
    const { value, get } = now[name] ?? {}
    if (!Object.is(value, property.value) || get !== property.get)
      Object.defineProperty(globalThis, name, property)
  }
}

/** Where a test file leaves how its page ends. */
const endOfPage = Symbol.for('portal test page')
const shared = globalThis as { [endOfPage]?: (() => Promise<void>) | undefined }

/*
 * Test files share a process, so that libraries are read once. Each gets a page of its own all the same, which ends
 * with it, and so does what still waits for its turn. It is set up before anything is imported that looks at a page.
 * A file of which every test is left out by a filter runs no `afterAll`: its page ends as the next one begins.
 */
await shared[endOfPage]?.()
const before: Globals = Object.getOwnPropertyDescriptors(globalThis)
const stopTimers = holdTimers()
const page = await builtinEnvironments.jsdom.setup(globalThis, {})

const end = async () => {
  shared[endOfPage] = undefined
  stopTimers()
  vi.resetModules()
  await page.teardown(globalThis)
  putBack(before)
}
shared[endOfPage] = end

/**
 * What is set up first is put away last: after all that a file and the other set-up do at their end. Modules that are
 * still being read would otherwise run without a page, and be kept so for the next file.
 */
afterAll(async () => {
  stopTimers()
  await vi.dynamicImportSettled()
  await end()
})
