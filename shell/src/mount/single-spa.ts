import type { Locale } from '@portal/contract/language'
import type { RemoteScreen } from '@portal/domain/routing'
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
import type { RemoteLoader } from '../registry/remote-loader.ts'
import { outlet } from './outlet.ts'
import { createApplication, type ScreenApplication, ScreenLoadCancelledError } from './screen-application.ts'

/** Time after which single-spa warns about a lifecycle step, in milliseconds. */
const lifecycleWarningDelayMs = 10_000
const lifecycleTimeout = {
  millis: lifecycleWarningDelayMs,
  dieOnTimeout: false,
  warningMillis: lifecycleWarningDelayMs,
}
const lifecycleTimeouts = {
  bootstrap: lifecycleTimeout,
  mount: lifecycleTimeout,
  unmount: lifecycleTimeout,
  unload: lifecycleTimeout,
}

export interface ScreenOptions {
  screens: readonly RemoteScreen[]
  isCurrent(name: string): boolean
  loader: RemoteLoader
  getLocale(): Locale
  report(error: unknown, remote: string): void
}

let cancelOtherLoads = () => {}

/** Registers every screen. single-spa waits for a screen's code, so a further navigation cancels the load. */
export function registerScreens({ screens, isCurrent, ...options }: ScreenOptions): void {
  const restarting = new Set<string>()
  const isScreenActive = (name: string) => isCurrent(name) && !restarting.has(name)
  const restartApplication = async (application: ScreenApplication) => {
    const { name } = application
    restarting.add(name)
    await unregisterApplication(name)
    restarting.delete(name)
    registerScreen(application)
  }
  const applications = new Map<string, ScreenApplication>(
    screens.map((screen) => [
      screen.name,
      createApplication(screen, { ...options, restart: restartApplication }),
    ]),
  )
  const registerScreen = ({ name, load }: ScreenApplication) =>
    registerApplication({
      name,
      activeWhen: () => isScreenActive(name),
      app: async () => ({ ...(await load()), timeouts: lifecycleTimeouts }),
      customProps: { domElement: outlet },
    })
  cancelOtherLoads = () => {
    for (const [name, { leave }] of applications) {
      if (isScreenActive(name)) continue
      leave()
      /** single-spa does not reload failed code within 200 ms; unloading the application allows an immediate retry. */
      if (getAppStatus(name) === LOAD_ERROR) void unloadApplication(name)
    }
  }
  addErrorHandler((error) => {
    if (error instanceof ScreenLoadCancelledError) void unloadApplication(error.appOrParcelName)
    else applications.get(error.appOrParcelName)?.fail(error)
  })
  for (const application of applications.values()) registerScreen(application)
  /** The listener is an object, because single-spa delays function listeners until the current change is complete. */
  addEventListener('popstate', { handleEvent: () => cancelOtherLoads() })
  start({ urlRerouteOnly: true })
}

export function reevaluateActiveScreens(): void {
  cancelOtherLoads()
  void triggerAppChange()
}
