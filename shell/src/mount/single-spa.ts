import type { Locale } from '@portal/contract/language'
import type { RemoteScreen } from '@portal/domain/routing'
import { slowLoadingThresholdMs } from '@portal/remote-kit/container'
import type { ScreenLifecycles, ScreenProps } from '@portal/remote-kit/define'
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
import {
  clearOtherScreen,
  clearOutlet,
  clearSkeleton,
  isServerRendered,
  isSkeletonShown,
  markSkeletonReplaced,
  outlet,
  type ShownScreen,
  setOutletRemote,
  shownScreen,
} from './outlet.ts'

/** Error of a load that stopped because the customer navigated away. It does not count as a failure. */
class ScreenLoadCancelledError extends Error {}

interface ApplicationOptions {
  loader: RemoteLoader
  getLocale(): Locale
  report(error: unknown, remote: string): void
  /** Loads a failed screen again, starting with its code. */
  restart(application: ScreenApplication): void
}

interface ScreenApplication {
  name: string
  /** Loads the screen's code. Rejects with `ScreenLoadCancelledError` after `leave`. */
  load(): Promise<Required<ScreenLifecycles>>
  /** Stops waiting for code; the code still loads for the next visit. */
  leave(): void
  fail(error: unknown): void
}

/**
 * Creates a single-spa application for a screen with its remote's lifecycles. Mounting never rejects, because
 * single-spa gives up on an application that fails to mount: the failure is shown, or the remote's last good version is
 * mounted. Hydrates a server-rendered screen.
 */
export function createApplication(screen: RemoteScreen, options: ApplicationOptions): ScreenApplication {
  const { loader, getLocale, report, restart } = options
  const { remote, route, name } = screen
  let isRequested = false
  let cancelLoading = () => {}
  let slow: ReturnType<typeof setTimeout> | undefined

  const setScreenState = (state: ShownScreen['state']) => {
    clearTimeout(slow)
    if (state === 'slow' && isSkeletonShown()) clearSkeleton()
    if (state === 'loading') slow = setTimeout(() => setScreenState('slow'), slowLoadingThresholdMs)
    shownScreen.set({ name, state, retry: retryScreen })
  }
  const retryScreen = () => {
    const isUnderway = shownScreen.get()?.state === 'slow'
    isRequested = true
    setScreenState('loading')
    if (!isUnderway) restart(application)
  }
  const showFailure = (error: unknown) => {
    clearOutlet()
    report(error, remote.name)
    setScreenState('failed')
  }

  const loadCode = async (): Promise<ScreenLifecycles> => {
    const view = (await loader.load(remote.name)).views[route.view]
    if (view?.kind !== 'screen') throw new Error(`${remote.name} has no screen "${route.view}"`)
    return view.application()
  }
  /** Loads the code; if that fails, loads the last good version, as long as there is a fallback. */
  const loadCodeOrFallback = async (): Promise<ScreenLifecycles> => {
    if (isRequested) await loader.renew(remote.name)
    isRequested = false
    try {
      return await loadCode()
    } catch (error) {
      if (isRequested || loader.giveUp(remote.name, error)) return loadCodeOrFallback()
      throw error
    }
  }

  const mountScreen = async (lifecycles: ScreenLifecycles, props: ScreenProps): Promise<ScreenLifecycles> => {
    const serverRendered = isServerRendered(screen, getLocale())
    if (!serverRendered && !isSkeletonShown()) clearOutlet()
    setOutletRemote(remote.name)
    try {
      await lifecycles.mount({ ...props, serverRendered })
      markSkeletonReplaced()
      setScreenState('shown')
      return lifecycles
    } catch (error) {
      if (!loader.giveUp(remote.name, error)) throw error
      clearOutlet()
      const fallback = await loadCodeOrFallback()
      await fallback.bootstrap?.(props)
      return mountScreen(fallback, props)
    }
  }

  const wrapLifecycles = (loaded: ScreenLifecycles): Required<ScreenLifecycles> => {
    let mounted: ScreenLifecycles | null = null
    return {
      bootstrap: async (props) => loaded.bootstrap?.(props),
      mount: async (props) => {
        setScreenState('loading')
        mounted = await mountScreen(loaded, props).catch((error) => {
          showFailure(error)
          return null
        })
      },
      unmount: async (props) => {
        clearTimeout(slow)
        await mounted?.unmount(props).catch((error) => report(error, remote.name))
        mounted = null
        clearOutlet()
      },
    }
  }

  const application: ScreenApplication = {
    name,
    load: async () => {
      clearOtherScreen(screen, getLocale())
      setScreenState('loading')
      let hasLeft = false
      const left = new Promise<never>((_, reject) => {
        cancelLoading = () => {
          hasLeft = true
          clearTimeout(slow)
          reject(new ScreenLoadCancelledError(name))
        }
      })
      const code = loadCodeOrFallback()
      code.catch((error) => hasLeft && report(error, remote.name))
      const loaded = await Promise.race([code, left]).finally(() => {
        cancelLoading = () => {}
      })
      return wrapLifecycles(loaded)
    },
    leave: () => cancelLoading(),
    fail: showFailure,
  }
  return application
}

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
