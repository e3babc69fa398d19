import { keyOf } from '@portal/contract/call'
import type { Gate } from '@portal/contract/registry'
import type { PublishedRemote } from '@portal/contract/snapshot'
import { firstReads } from '@portal/domain/first-reads'
import type { Screen } from '@portal/domain/routing'
import type { QueryClient } from '@portal/remote-kit/query'
import { readsAtWidth } from '../early/early-reads.ts'
import type { RemoteLoader } from '../registry/versions.ts'
import type { Shell } from '../shell.ts'

/** How long what can wait gives way to what the page is doing, in milliseconds. */
const idleTimeoutMs = 5000

/** Runs something once the page has nothing else to do, after some seconds at the latest; answers how to leave it. */
export function whenIdle(task: () => void): () => void {
  if ('requestIdleCallback' in globalThis) {
    const asked = requestIdleCallback(task, { timeout: idleTimeoutMs })
    return () => cancelIdleCallback(asked)
  }
  const timer = setTimeout(task, 2000)
  return () => clearTimeout(timer)
}

/**
 * Resolves once the page waits for no answer, after some seconds at the latest. An answer is what the customer came for:
 * code of other screens that runs just as it comes in would keep it from being drawn.
 */
export function answered(queries: QueryClient): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      stop()
      clearTimeout(timer)
      resolve()
    }
    const look = () => queries.isFetching() === 0 && done()
    const stop = queries.getQueryCache().subscribe(look)
    const timer = setTimeout(done, idleTimeoutMs)
    look()
  })
}

/** Resolves once what the page is drawing now is drawn, and has asked for what it needs. */
export const afterPaint = (): Promise<void> =>
  'scheduler' in globalThis
    ? scheduler.postTask(() => {}, { priority: 'background' })
    : new Promise((done) => setTimeout(done, 100))

/**
 * Tells when the page has arrived: it is drawn and has the answers of what it began with. The first who asks begins the
 * wait, and who asks later gets the same answer.
 */
export function arrivalOf(queries: QueryClient): () => Promise<void> {
  let arrived: Promise<void> | undefined
  return () => {
    arrived ??= afterPaint().then(() => answered(queries))
    return arrived
  }
}

/** The line as some browsers tell of it. */
type Connection = { saveData?: boolean; effectiveType?: string }

/** Whether bytes are dear: the browser is set to save data, or the line is slow. Then only what is pointed at is fetched beforehand. */
function isLineDear(): boolean {
  const { saveData, effectiveType = '' } =
    (navigator as Navigator & { connection?: Connection }).connection ?? {}
  return saveData === true || /[23]g$/.test(effectiveType)
}

/** What is fetched beforehand: whose code, by what loader, what the firm shows of it, and the answers it gives way to. */
export interface Beforehand {
  remotes: readonly PublishedRemote[]
  loader: RemoteLoader
  core: { queries: QueryClient; isAllowed(gate: Gate | undefined): boolean }
}

/** What the reads of a screen are sent with. */
export interface PrefetchReads extends Pick<Shell, 'remotes'> {
  page: Pick<Shell['page'], 'staff'>
  core: Pick<Shell['core'], 'api' | 'queries' | 'isAllowed'>
}

/** Sends what a screen reads first while its code is still on its way; the screen finds the answers in the cache. */
export function prefetchReads({ page, remotes, core }: PrefetchReads, { route }: Screen): void {
  const { api, queries, isAllowed } = core
  for (const read of readsAtWidth(firstReads(route, remotes, isAllowed, page.staff && [])))
    void queries.prefetchQuery({
      queryKey: keyOf(read),
      queryFn: ({ signal }) => api.read(read, { signal }),
    })
}

/**
 * Fetches the remotes themselves once the page is idle, one after another; those of which the firm shows nothing stay
 * where they are.
 */
export function prefetchRemotes({ remotes, loader, core }: Beforehand): void {
  const shown = remotes.filter(({ contributes: { routes, slots } }) =>
    [...routes, ...slots].some(({ gate }) => core.isAllowed(gate)),
  )
  inTurn(
    core.queries,
    shown.map(
      ({ name }) =>
        () =>
          loader.load(name),
    ),
  )
}

/** Fetches the code of a screen. */
export async function preloadScreen(loader: RemoteLoader, remote: string, view: string): Promise<void> {
  const found = (await loader.load(remote)).views[view]
  if (found?.kind === 'screen') await found.preload?.()
}

/**
 * Fetches what a customer may open once the page is idle, one after another: the screens, then the slot components that remotes
 * show on each other's screens, so that going to one asks the network for nothing. What fails now is tried again when it
 * is needed.
 */
export function prefetchViews({ remotes, loader, core }: Beforehand): void {
  const screens = remotes.flatMap(({ name, contributes }) =>
    contributes.routes
      .filter(({ audience, gate }) => audience === 'customer' && core.isAllowed(gate))
      .map(
        ({ view }) =>
          () =>
            preloadScreen(loader, name, view),
      ),
  )
  const entries = remotes.flatMap(({ name, contributes }) =>
    contributes.slots
      .filter(({ gate }) => core.isAllowed(gate))
      .map(({ view }) => async () => {
        const found = (await loader.load(name)).views[view]
        if (found?.kind === 'piece') await found.component()
      }),
  )
  inTurn(core.queries, [...screens, ...entries])
}

function inTurn(queries: QueryClient, [next, ...rest]: readonly (() => Promise<unknown>)[]): void {
  if (!next || isLineDear()) return
  const onwards = () => inTurn(queries, rest)
  void answered(queries).then(() => whenIdle(() => void next().then(onwards, onwards)))
}
