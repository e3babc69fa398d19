import { registerApplication, start, triggerAppChange } from 'single-spa'
import type { Screen } from '../routing/resolve.ts'

/** How long single-spa waits for a step of a screen's life before it says so, in milliseconds. */
const millis = 10_000
const step = { millis, dieOnTimeout: false, warningMillis: millis }

interface Views {
  show(screen: Screen): Promise<void>
  clear(screen: Screen): Promise<void>
}

/**
 * Makes every screen an application of single-spa, active when `isCurrent` says so. Mounting is only begun here and
 * never rejects, since single-spa gives up for good on an application that fails to mount.
 */
export function registerScreens(
  screens: readonly Screen[],
  isCurrent: (screen: Screen) => boolean,
  views: Views,
) {
  for (const screen of screens) {
    registerApplication({
      name: screen.name,
      activeWhen: () => isCurrent(screen),
      app: async () => ({
        bootstrap: async () => {},
        mount: async () => void views.show(screen),
        unmount: () => views.clear(screen),
        timeouts: { bootstrap: step, mount: step, unmount: step, unload: step },
      }),
    })
  }
  start({ urlRerouteOnly: true })
}

/** Looks again at which screens are active, after something other than the address has changed. */
export const reconsiderScreens = (): void => void triggerAppChange()
