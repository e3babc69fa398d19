import { afterAll, vi } from 'vitest'
import { builtinEnvironments } from 'vitest/runtime'

type GlobalDescriptors = Record<string, PropertyDescriptor>
type Timer = NodeJS.Timeout | NodeJS.Immediate

const timerFunctionNames = ['setTimeout', 'setInterval', 'setImmediate'] as const

/**
 * Records every timer that starts after the call.
 * @returns function that clears these timers
 */
function trackTimers(): () => void {
  const held = new Set<Timer>()
  for (const name of timerFunctionNames) {
    const start = globalThis[name] as unknown as (...given: unknown[]) => Timer
    const startTrackedTimer = (...given: unknown[]) => {
      const timer = start(...given)
      held.add(timer)
      return timer
    }
    Object.assign(globalThis, { [name]: Object.assign(startTrackedTimer, start) })
  }
  return () => {
    for (const timer of held) {
      if ('refresh' in timer) clearTimeout(timer)
      else clearImmediate(timer)
    }
  }
}

/** Restores all globals. Symbol keys stay, because libraries store markers under them. */
function restoreGlobals(before: GlobalDescriptors): void {
  const now: GlobalDescriptors = Object.getOwnPropertyDescriptors(globalThis)
  for (const name of Object.keys(now))
    if (!Object.hasOwn(before, name)) Reflect.deleteProperty(globalThis, name)
  for (const [name, property] of Object.entries(before)) {
    const { value, get } = now[name] ?? {}
    if (!Object.is(value, property.value) || get !== property.get)
      Object.defineProperty(globalThis, name, property)
  }
}

/** Key under which a test file stores the cleanup of its jsdom page. */
const removeJsdomPageKey = Symbol.for('portal test page')
const sharedGlobals = globalThis as { [removeJsdomPageKey]?: (() => Promise<void>) | undefined }

/**
 * All test files run in one process, so that libraries load once. Each file gets its own jsdom page, set up before the
 * imports that use a DOM. When the file has run, the page is removed and its timers are cleared. A file whose tests are
 * all filtered out never runs `afterAll`; its page is removed when the next file starts.
 */
await sharedGlobals[removeJsdomPageKey]?.()
const initialGlobals: GlobalDescriptors = Object.getOwnPropertyDescriptors(globalThis)
const stopTimers = trackTimers()
const jsdomPage = await builtinEnvironments.jsdom.setup(globalThis, {})

const removeJsdomPage = async () => {
  sharedGlobals[removeJsdomPageKey] = undefined
  stopTimers()
  vi.resetModules()
  await jsdomPage.teardown(globalThis)
  restoreGlobals(initialGlobals)
}
sharedGlobals[removeJsdomPageKey] = removeJsdomPage

/**
 * This hook is registered first, because Vitest runs `afterAll` hooks in reverse order of registration. If the page
 * were removed earlier, modules that are still loading would fail, and stay broken for the next file.
 */
afterAll(async () => {
  stopTimers()
  await vi.dynamicImportSettled()
  await removeJsdomPage()
})
