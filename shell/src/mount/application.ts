import type { Wording } from '@portal/contract/language'
import type { Screen } from '@portal/domain/routing'
import { slowTimeoutMs } from '@portal/remote-kit/container'
import type { ScreenLifecycles, ScreenProps } from '@portal/remote-kit/screen'
import type { RemoteLoader } from '../registry/versions.ts'
import {
  clearOtherScreen,
  clearOutlet,
  clearSkeleton,
  isServerRendered,
  isWaiting,
  setOutletRemote,
  stopWaiting,
} from './outlet.ts'
import { type Shown, shown } from './shown.ts'

/** The customer navigated away while a screen's code was loading. Not a failure. */
export class ScreenLeft extends Error {}

export interface ApplicationOptions {
  loader: RemoteLoader
  wording(): Wording
  /** Called for a screen that fails to start or stop. */
  report(error: unknown, remote: string): void
  /** Restarts a failed screen, beginning with its code. */
  restart(application: ScreenApplication): void
}

/** A screen as a single-spa application. */
export interface ScreenApplication {
  name: string
  /** Loads the screen's code. Rejects with `ScreenLeft` after `leave`. */
  load(): Promise<Required<ScreenLifecycles>>
  /** Stops waiting for code; it still loads for the next visit. */
  leave(): void
  /** Reports that its code failed to load. */
  fail(error: unknown): void
}

/**
 * Makes a screen a single-spa application with its remote's lifecycles. Mounting never rejects, because single-spa
 * gives up on an application that fails to mount: the failure is shown, or the remote's last good version is mounted. A
 * server-rendered screen is hydrated.
 */
export function applicationOf(screen: Screen, options: ApplicationOptions): ScreenApplication {
  const { loader, wording, report, restart } = options
  const { remote, route, name } = screen
  let isRequested = false
  let leave = () => {}
  let slow: ReturnType<typeof setTimeout> | undefined

  const setShown = (state: Shown['state']) => {
    clearTimeout(slow)
    if (state === 'slow' && isWaiting()) clearSkeleton()
    if (state === 'loading') slow = setTimeout(() => setShown('slow'), slowTimeoutMs)
    shown.set({ name, state, retry })
  }
  const retry = () => {
    const isUnderway = shown.get()?.state === 'slow'
    isRequested = true
    setShown('loading')
    if (!isUnderway) restart(application)
  }
  const fail = (error: unknown) => {
    clearOutlet()
    report(error, remote.name)
    setShown('failed')
  }

  const codeOf = async (): Promise<ScreenLifecycles> => {
    const view = (await loader.load(remote.name)).views[route.view]
    if (view?.kind !== 'screen') throw new Error(`${remote.name} has no screen "${route.view}"`)
    return view.application()
  }
  /** Loads the code, then the last good version, until nothing is left to try. */
  const codeOrFallback = async (): Promise<ScreenLifecycles> => {
    if (isRequested) await loader.renew(remote.name)
    isRequested = false
    try {
      return await codeOf()
    } catch (error) {
      if (isRequested || loader.giveUp(remote.name, error)) return codeOrFallback()
      throw error
    }
  }

  const begin = async (lifecycles: ScreenLifecycles, props: ScreenProps): Promise<ScreenLifecycles> => {
    const serverRendered = isServerRendered(screen, wording())
    if (!serverRendered && !isWaiting()) clearOutlet()
    setOutletRemote(remote.name)
    try {
      await lifecycles.mount({ ...props, serverRendered })
      stopWaiting()
      setShown('shown')
      return lifecycles
    } catch (error) {
      if (!loader.giveUp(remote.name, error)) throw error
      clearOutlet()
      const fallback = await codeOrFallback()
      await fallback.bootstrap?.(props)
      return begin(fallback, props)
    }
  }

  const lifecyclesOf = (loaded: ScreenLifecycles): Required<ScreenLifecycles> => {
    let mounted: ScreenLifecycles | null = null
    return {
      bootstrap: async (props) => loaded.bootstrap?.(props),
      mount: async (props) => {
        setShown('loading')
        mounted = await begin(loaded, props).catch((error) => {
          fail(error)
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
      clearOtherScreen(screen, wording())
      setShown('loading')
      let hasLeft = false
      const left = new Promise<never>((_, reject) => {
        leave = () => {
          hasLeft = true
          clearTimeout(slow)
          reject(new ScreenLeft(name))
        }
      })
      const code = codeOrFallback()
      code.catch((error) => hasLeft && report(error, remote.name))
      const loaded = await Promise.race([code, left]).finally(() => {
        leave = () => {}
      })
      return lifecyclesOf(loaded)
    },
    leave: () => leave(),
    fail,
  }
  return application
}
