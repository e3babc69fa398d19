import type { Wording } from '@portal/contract/language'
import type { Screen } from '@portal/domain/routing'
import {
  addErrorHandler,
  getAppStatus,
  LOAD_ERROR,
  registerApplication,
  start,
  triggerAppChange,
  unloadApplication,
  unregisterApplication,
} from 'single-spa'
import type { RemoteLoader } from '../registry/versions.ts'
import { applicationOf, type ScreenApplication, ScreenLeft } from './application.ts'
import { outlet } from './outlet.ts'

/** How long single-spa waits for a step of a screen's life before it says so, in milliseconds. */
const millis = 10_000
const step = { millis, dieOnTimeout: false, warningMillis: millis }
const timeouts = { bootstrap: step, mount: step, unmount: step, unload: step }

/** What screens are run with. */
export interface ScreenOptions {
  screens: readonly Screen[]
  /** Whether the address leads to this screen at this moment. */
  isCurrent(name: string): boolean
  loader: RemoteLoader
  wording(): Wording
  report(error: unknown, remote: string): void
}

/** Lets go of the code that is waited for where its screen is no longer current. */
let leaveOthers = () => {}

/**
 * Makes every screen an application of single-spa, active while it is current. single-spa takes one change at a time, and
 * each waits for the code of the one before: who goes on meanwhile is not kept waiting, since the load is then ended.
 */
export function registerScreens({ screens, isCurrent, ...options }: ScreenOptions): void {
  const restarting = new Set<string>()
  const isActive = (name: string) => isCurrent(name) && !restarting.has(name)
  const restart = async (application: ScreenApplication) => {
    const { name } = application
    restarting.add(name)
    await unregisterApplication(name)
    restarting.delete(name)
    register(application)
  }
  const applications = new Map<string, ScreenApplication>(
    screens.map((screen) => [screen.name, applicationOf(screen, { ...options, restart })]),
  )
  const register = ({ name, load }: ScreenApplication) =>
    registerApplication({
      name,
      activeWhen: () => isActive(name),
      app: async () => ({ ...(await load()), timeouts }),
      customProps: { domElement: outlet },
    })
  leaveOthers = () => {
    for (const [name, { leave }] of applications) {
      if (isActive(name)) continue
      leave()
      /** What failed to load is not loaded again within 200 ms: who comes back sooner would see nothing. */
      if (getAppStatus(name) === LOAD_ERROR) void unloadApplication(name)
    }
  }
  addErrorHandler((error) => {
    if (error instanceof ScreenLeft) void unloadApplication(error.appOrParcelName)
    else applications.get(error.appOrParcelName)?.fail(error)
  })
  for (const application of applications.values()) register(application)
  /** An object, since single-spa holds back listeners that are functions until the change under way has been made. */
  addEventListener('popstate', { handleEvent: () => leaveOthers() })
  start({ urlRerouteOnly: true })
}

/** Looks again at which screens are active, after something other than the address has changed. */
export function reconsiderScreens(): void {
  leaveOthers()
  void triggerAppChange()
}
