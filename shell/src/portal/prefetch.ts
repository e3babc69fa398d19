import { keyOf } from '@portal/contract/call'
import type { Gate } from '@portal/contract/registry'
import type { PublishedRemote } from '@portal/contract/snapshot'
import { firstReads } from '@portal/domain/first-reads'
import type { Screen } from '@portal/domain/routing'
import type { QueryClient } from '@portal/remote-kit/query'
import { readsAtWidth } from '../early/early-reads.ts'
import type { RemoteLoader } from '../registry/versions.ts'
import type { Shell } from '../shell.ts'

/** Maximum delay of low-priority work, in milliseconds. */
const idleTimeoutMs = 5000

/** Runs a task when the page is idle, at the latest after `idleTimeoutMs`; returns a function that cancels it. */
export function whenIdle(task: () => void): () => void {
  if ('requestIdleCallback' in globalThis) {
    const idleCallback = requestIdleCallback(task, { timeout: idleTimeoutMs })
    return () => cancelIdleCallback(idleCallback)
  }
  const timer = setTimeout(task, 2000)
  return () => clearTimeout(timer)
}

/**
 * Resolves when the page waits for no response, at the latest after `idleTimeoutMs`, so that prefetched code does not
 * delay the rendering of data.
 */
export function whenResponsesArrived(queries: QueryClient): Promise<void> {
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

/** Resolves after the next paint, when the page has also sent its requests. */
export const afterPaint = (): Promise<void> =>
  'scheduler' in globalThis
    ? scheduler.postTask(() => {}, { priority: 'background' })
    : new Promise((done) => setTimeout(done, 100))

/**
 * Reports when the page has arrived: rendered and with its first responses. The first caller starts the wait, later
 * callers share the promise.
 */
export function whenPageArrived(queries: QueryClient): () => Promise<void> {
  let arrived: Promise<void> | undefined
  return () => {
    arrived ??= afterPaint().then(() => whenResponsesArrived(queries))
    return arrived
  }
}

/** The Network Information API. */
type Connection = { saveData?: boolean; effectiveType?: string }

/** Whether the browser saves data or the line is slow. Then only hovered links are prefetched. */
function isDataExpensive(): boolean {
  const { saveData, effectiveType = '' } =
    (navigator as Navigator & { connection?: Connection }).connection ?? {}
  return saveData === true || /[23]g$/.test(effectiveType)
}

/** Dependencies of prefetching. */
export interface PrefetchOptions {
  remotes: readonly PublishedRemote[]
  loader: RemoteLoader
  core: { queries: QueryClient; isAllowed(gate: Gate | undefined): boolean }
}

export interface PrefetchReads extends Pick<Shell, 'remotes'> {
  page: Pick<Shell['page'], 'staff'>
  core: Pick<Shell['core'], 'api' | 'queries' | 'isAllowed'>
}

/** Sends a screen's first reads while its code loads; the screen finds the responses in the cache. */
export function prefetchReads({ page, remotes, core }: PrefetchReads, { route }: Screen): void {
  const { api, queries, isAllowed } = core
  for (const read of readsAtWidth(firstReads(route, remotes, isAllowed, page.staff && [])))
    void queries.prefetchQuery({
      queryKey: keyOf(read),
      queryFn: ({ signal }) => api.read(read, { signal }),
    })
}

/** Loads the remotes' entries when the page is idle, one after another, except remotes that the tenant does not use. */
export function prefetchRemotes({ remotes, loader, core }: PrefetchOptions): void {
  const shown = remotes.filter(({ contributes: { routes, slots } }) =>
    [...routes, ...slots].some(({ gate }) => core.isAllowed(gate)),
  )
  runSerially(
    core.queries,
    shown.map(
      ({ name }) =>
        () =>
          loader.load(name),
    ),
  )
}

/** Prefetches the code of a screen. */
export async function preloadScreen(loader: RemoteLoader, remote: string, view: string): Promise<void> {
  const found = (await loader.load(remote)).views[view]
  if (found?.kind === 'screen') await found.preload?.()
}

/**
 * Prefetches screens and then slot components when the page is idle, one after another, so that navigation needs no
 * request. A failure is retried when the code is needed.
 */
export function prefetchViews({ remotes, loader, core }: PrefetchOptions): void {
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
  runSerially(core.queries, [...screens, ...entries])
}

function runSerially(queries: QueryClient, [next, ...rest]: readonly (() => Promise<unknown>)[]): void {
  if (!next || isDataExpensive()) return
  const onwards = () => runSerially(queries, rest)
  void whenResponsesArrived(queries).then(() => whenIdle(() => void next().then(onwards, onwards)))
}
