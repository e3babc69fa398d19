import type { ScreenLifecycles } from '@portal/remote-kit/screen'
import { live } from '../live.ts'
import type { RemoteLoader } from '../registry/federation.ts'
import type { Screen } from '../routing/resolve.ts'

/** Which screen stands in the outlet, and how far it is. */
export interface Shown {
  name: string
  state: 'loading' | 'shown' | 'failed'
  retry(): void
}

/** Where screens stand. One element for the whole life of the page; the layout takes it in. */
export const outlet = document.createElement('div')

/** What stands in the outlet; null while nothing does. */
export const shown = live<Shown | null>(null)

/** Resolves when a screen stands, or has failed to. */
export const settled = (): Promise<void> =>
  new Promise((resolve) => {
    const look = () => {
      const state = shown.get()?.state
      if (state !== 'shown' && state !== 'failed') return
      stop()
      resolve()
    }
    const stop = shown.subscribe(look)
    look()
  })

/** Starts and ends screens. Never rejects: a screen that fails is shown as failed, and can be tried again. */
export function viewsOf(loader: RemoteLoader, report: (error: unknown, remote: string) => void) {
  /** One start or stop at a time for the outlet's sake, the newest wish wins. */
  let wanted: Screen | null = null
  let standing: { lifecycles: ScreenLifecycles; name: string } | null = null

  const show = async (screen: Screen, fresh: boolean): Promise<void> => {
    const retry = () => void show(screen, true)
    wanted = screen
    shown.set({ name: screen.name, state: 'loading', retry })
    try {
      if (fresh) await loader.refresh(screen.remote.name)
      const view = (await loader.load(screen.remote.name)).views[screen.route.view]
      if (view?.kind !== 'screen')
        throw new Error(`${screen.remote.name} has no screen "${screen.route.view}"`)
      const lifecycles = await view.application()
      if (wanted !== screen) return
      await lifecycles.mount({ name: screen.name, domElement: outlet })
      standing = { lifecycles, name: screen.name }
      if (wanted !== screen) return await clear(screen)
      shown.set({ name: screen.name, state: 'shown', retry })
    } catch (error) {
      report(error, screen.remote.name)
      if (wanted === screen) shown.set({ name: screen.name, state: 'failed', retry })
    }
  }

  const clear = async (screen: Screen): Promise<void> => {
    if (wanted === screen) wanted = null
    const leaving = standing?.name === screen.name ? standing : null
    if (!leaving) return
    standing = null
    await leaving.lifecycles
      .unmount({ name: leaving.name, domElement: outlet })
      .catch((error: unknown) => report(error, screen.remote.name))
    outlet.replaceChildren()
  }

  return { show: (screen: Screen) => show(screen, false), clear }
}
