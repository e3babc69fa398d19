import type { Locale } from '@portal/contract/language'
import type { RemoteScreen } from '@portal/domain/routing'
import { slowLoadingThresholdMs } from '@portal/remote-kit/container'
import type { ScreenLifecycles, ScreenProps } from '@portal/remote-kit/screen'
import type { RemoteLoader } from '../registry/remote-loader.ts'
import {
  clearOtherScreen,
  clearOutlet,
  clearSkeleton,
  isServerRendered,
  isSkeletonShown,
  markSkeletonReplaced,
  setOutletRemote,
} from './outlet.ts'
import { type ShownScreen, shownScreen } from './shown-screen.ts'

/** Error of a load that stopped because the customer navigated away. It does not count as a failure. */
export class ScreenLoadCancelledError extends Error {}

export interface ApplicationOptions {
  loader: RemoteLoader
  getLocale(): Locale
  report(error: unknown, remote: string): void
  /** Loads a failed screen again, starting with its code. */
  restart(application: ScreenApplication): void
}

export interface ScreenApplication {
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
