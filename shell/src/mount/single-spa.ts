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

/** Time after which single-spa warns about a lifecycle step, in milliseconds. */
const warnAfterMs = 10_000
const step = { millis: warnAfterMs, dieOnTimeout: false, warningMillis: warnAfterMs }
const timeouts = { bootstrap: step, mount: step, unmount: step, unload: step }

export interface ScreenOptions {
  screens: readonly Screen[]
  /** Whether the current address leads to this screen. */
  isCurrent(name: string): boolean
  loader: RemoteLoader
  wording(): Wording
  report(error: unknown, remote: string): void
}

/** Cancels waiting for the code of screens that are no longer current. */
let cancelOtherLoads = () => {}

/**
 * Registers every screen as a single-spa application, active while it is current. single-spa handles one change at a
 * time and waits for its code, so a further navigation cancels the load.
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
  cancelOtherLoads = () => {
    for (const [name, { leave }] of applications) {
      if (isActive(name)) continue
      leave()
      /** single-spa does not reload failed code within 200 ms; unloading allows an immediate retry. */
      if (getAppStatus(name) === LOAD_ERROR) void unloadApplication(name)
    }
  }
  addErrorHandler((error) => {
    if (error instanceof ScreenLeft) void unloadApplication(error.appOrParcelName)
    else applications.get(error.appOrParcelName)?.fail(error)
  })
  for (const application of applications.values()) register(application)
  /** An object, because single-spa delays function listeners until the current change is complete. */
  addEventListener('popstate', { handleEvent: () => cancelOtherLoads() })
  start({ urlRerouteOnly: true })
}

/** Re-evaluates which screens are active after something other than the address changed. */
export function reconsiderScreens(): void {
  cancelOtherLoads()
  void triggerAppChange()
}
