import type { Wording } from '@portal/contract/language'
import type { Screen } from '@portal/domain/routing'
import { slowTimeoutMs } from '@portal/remote-kit/container'
import type { ScreenLifecycles, ScreenProps } from '@portal/remote-kit/screen'
import type { RemoteLoader } from '../registry/versions.ts'
import {
  clearOtherScreen,
  clearOutlet,
  clearSkeleton,
  giveOutletTo,
  isServerRendered,
  isWaiting,
  stopWaiting,
} from './outlet.ts'
import { type Shown, shown } from './shown.ts'

/** A customer went elsewhere while the code of a screen was still on its way. Nothing failed. */
export class ScreenLeft extends Error {}

/** What applications are made with. */
export interface ApplicationOptions {
  loader: RemoteLoader
  wording(): Wording
  /** Told of a screen that fails to start or to end. */
  report(error: unknown, remote: string): void
  /** Starts a screen that failed again, from its code on. */
  restart(application: ScreenApplication): void
}

/** A screen as single-spa runs it. */
export interface ScreenApplication {
  /** Name of the screen. */
  name: string
  /** Loads the code of the screen. Rejects with `ScreenLeft` once `leave` is called. */
  load(): Promise<Required<ScreenLifecycles>>
  /** Ends the wait for code that is no longer wanted; the code itself still arrives, for the next time. */
  leave(): void
  /** Tells that its code did not come. */
  fail(error: unknown): void
}

/**
 * Makes a screen an application: its lifecycles are those of its remote, with what single-spa leaves to others. A mount
 * never rejects, since single-spa gives up for good on an application that fails to mount: the screen is shown as failed,
 * or mounted again from the remote's last good version. A screen that the edge has drawn is taken over as it stands.
 */
export function applicationOf(screen: Screen, options: ApplicationOptions): ScreenApplication {
  const { loader, wording, report, restart } = options
  const { remote, route, name } = screen
  let isAsked = false
  let leave = () => {}
  let slow: ReturnType<typeof setTimeout> | undefined

  const tell = (state: Shown['state']) => {
    clearTimeout(slow)
    if (state === 'slow' && isWaiting()) clearSkeleton()
    if (state === 'loading') slow = setTimeout(() => tell('slow'), slowTimeoutMs)
    shown.set({ name, state, retry })
  }
  const retry = () => {
    const isUnderway = shown.get()?.state === 'slow'
    isAsked = true
    tell('loading')
    if (!isUnderway) restart(application)
  }
  const fail = (error: unknown) => {
    clearOutlet()
    report(error, remote.name)
    tell('failed')
  }

  const codeOf = async (): Promise<ScreenLifecycles> => {
    const view = (await loader.load(remote.name)).views[route.view]
    if (view?.kind !== 'screen') throw new Error(`${remote.name} has no screen "${route.view}"`)
    return view.application()
  }
  /** Loads what is asked for again, or the last good version, until nothing else can be tried. */
  const codeOrFallback = async (): Promise<ScreenLifecycles> => {
    if (isAsked) await loader.renew(remote.name)
    isAsked = false
    try {
      return await codeOf()
    } catch (error) {
      if (isAsked || loader.giveUp(remote.name, error)) return codeOrFallback()
      throw error
    }
  }

  const begin = async (lifecycles: ScreenLifecycles, props: ScreenProps): Promise<ScreenLifecycles> => {
    const serverRendered = isServerRendered(screen, wording())
    if (!serverRendered && !isWaiting()) clearOutlet()
    giveOutletTo(remote.name)
    try {
      await lifecycles.mount({ ...props, serverRendered })
      stopWaiting()
      tell('shown')
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
    let standing: ScreenLifecycles | null = null
    return {
      bootstrap: async (props) => loaded.bootstrap?.(props),
      mount: async (props) => {
        tell('loading')
        standing = await begin(loaded, props).catch((error) => {
          fail(error)
          return null
        })
      },
      unmount: async (props) => {
        clearTimeout(slow)
        await standing?.unmount(props).catch((error) => report(error, remote.name))
        standing = null
        clearOutlet()
      },
    }
  }

  const application: ScreenApplication = {
    name,
    load: async () => {
      clearOtherScreen(screen, wording())
      tell('loading')
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
