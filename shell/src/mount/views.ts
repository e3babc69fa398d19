import type { Wording } from '@portal/contract/language'
import { patience } from '@portal/remote-kit/container'
import type { ScreenLifecycles } from '@portal/remote-kit/screen'
import { live } from '../live.ts'
import type { RemoteLoader } from '../registry/versions.ts'
import type { Screen } from '../routing/resolve.ts'
import { clearOutlet, isDrawn, outlet } from './outlet.ts'

/** Which screen stands in the outlet, and how far it is. */
export interface Shown {
  name: string
  /** `slow` still loads, for longer than one waits without being told. */
  state: 'loading' | 'slow' | 'shown' | 'failed'
  retry(): void
}

/** What stands in the outlet; null while nothing does. */
export const shown = live<Shown | null>(null)

/** Resolves when a screen stands, or there is something to say of why it does not. */
export const settled = (): Promise<void> =>
  new Promise((resolve) => {
    const look = () => {
      const state = shown.get()?.state
      if (state === undefined || state === 'loading') return
      stop()
      resolve()
    }
    const stop = shown.subscribe(look)
    look()
  })

/** Starts and ends screens. Never rejects: a screen that fails is shown as failed, and can be tried again. */
export function viewsOf(
  loader: RemoteLoader,
  wording: () => Wording,
  report: (error: unknown, remote: string) => void,
) {
  let wanted: { screen: Screen } | null = null
  /** What stands in the outlet, from the moment that it begins to. */
  let standing: { lifecycles: ScreenLifecycles; name: string } | null = null
  let underway: Promise<unknown> = Promise.resolve()

  /** One start or end at a time, in the order of their wishes: what ends late must not take the next one with it. */
  let last: Promise<void> = Promise.resolve()
  const inTurn = (step: () => Promise<void>): Promise<void> => {
    const turn = last.then(step)
    last = turn.catch(() => {})
    return turn
  }

  const leave = async (remote: string) => {
    const leaving = standing
    standing = null
    await leaving?.lifecycles
      .unmount({ name: leaving.name, domElement: outlet })
      .catch((error: unknown) => report(error, remote))
    clearOutlet()
  }

  const lifecyclesOf = async ({ remote, route }: Screen): Promise<ScreenLifecycles> => {
    const view = (await loader.load(remote.name)).views[route.view]
    if (view?.kind !== 'screen') throw new Error(`${remote.name} has no screen "${route.view}"`)
    return view.application()
  }

  /** A new attempt waits for the end of the one before it: what hangs is given up before it is asked for again. */
  const loadAgain = async (screen: Screen, before: Promise<unknown>) => {
    await before.catch(() => {})
    await loader.renew(screen.remote.name)
    return lifecyclesOf(screen)
  }

  const show = async (screen: Screen, fresh: boolean): Promise<void> => {
    const retry = () => void show(screen, true)
    const wish = { screen }
    wanted = wish
    const tell = (state: Shown['state']) => wanted === wish && shown.set({ name: screen.name, state, retry })
    const drawn = isDrawn(screen, wording())
    if (!drawn && !standing) clearOutlet()
    tell('loading')
    const slow = setTimeout(() => tell('slow'), patience)
    try {
      const loading = fresh ? loadAgain(screen, underway) : lifecyclesOf(screen)
      underway = loading
      const lifecycles = await loading
      await inTurn(async () => {
        if (wanted !== wish) return
        if (standing) await leave(screen.remote.name)
        standing = { lifecycles, name: screen.name }
        await lifecycles.mount({ name: screen.name, domElement: outlet, drawn })
      })
      clearTimeout(slow)
      tell('shown')
    } catch (error) {
      clearTimeout(slow)
      if (wanted !== wish) return report(error, screen.remote.name)
      standing = null
      clearOutlet()
      if (loader.giveUp(screen.remote.name, error)) return show(screen, false)
      report(error, screen.remote.name)
      tell('failed')
    }
  }

  const clear = async (screen: Screen): Promise<void> => {
    if (wanted?.screen === screen) wanted = null
    await inTurn(async () => {
      if (standing?.name === screen.name) await leave(screen.remote.name)
    })
  }

  return { show: (screen: Screen) => show(screen, false), clear }
}
