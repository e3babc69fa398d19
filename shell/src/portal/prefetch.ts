import { toQueryKey } from '@portal/contract/call'
import type { PageData } from '@portal/contract/page-data'
import type { PublishedRemote } from '@portal/contract/registry-snapshot'
import type { AccessGate } from '@portal/contract/remote-registry'
import { listFirstReads } from '@portal/domain/first-reads'
import type { RemoteScreen } from '@portal/domain/routing'
import type { QueryClient } from '@portal/remote-kit/query'
import { selectRequestsForWidth } from '../early/early-requests.ts'
import type { RemoteLoader } from '../registry/remote-loader.ts'
import type { ShellRouting } from '../routing/routing.ts'
import type { PortalCore } from './portals.tsx'

/** Maximum delay of low-priority work, in milliseconds. */
const idleTimeoutMs = 5000

/** Runs a task when the page is idle, at the latest after `idleTimeoutMs`; returns a function that cancels it. */
export function runWhenIdle(task: () => void): () => void {
  if ('requestIdleCallback' in globalThis) {
    const idleCallback = requestIdleCallback(task, { timeout: idleTimeoutMs })
    return () => cancelIdleCallback(idleCallback)
  }
  const timer = setTimeout(task, 2000)
  return () => clearTimeout(timer)
}

/** Resolves when the page waits for no response, at the latest after `idleTimeoutMs`. */
export function waitForResponses(queries: QueryClient): Promise<void> {
  return new Promise((resolve) => {
    const finishWaiting = () => {
      stop()
      clearTimeout(timer)
      resolve()
    }
    const finishIfNothingIsFetching = () => queries.isFetching() === 0 && finishWaiting()
    const stop = queries.getQueryCache().subscribe(finishIfNothingIsFetching)
    const timer = setTimeout(finishWaiting, idleTimeoutMs)
    finishIfNothingIsFetching()
  })
}

/** Resolves after the next paint, when the page has sent its requests. */
export const waitForPaint = (): Promise<void> =>
  'scheduler' in globalThis
    ? scheduler.postTask(() => {}, { priority: 'background' })
    : new Promise((done) => setTimeout(done, 100))

/**
 * Creates a function that returns a promise for the page's first responses. The first call starts waiting; later calls
 * return the same promise.
 */
export function createFirstResponsesWait(queries: QueryClient): () => Promise<void> {
  let arrived: Promise<void> | undefined
  return () => {
    arrived ??= waitForPaint().then(() => waitForResponses(queries))
    return arrived
  }
}

type NetworkConnection = { saveData?: boolean; effectiveType?: string }

/** Whether the browser saves data or the connection is slow. Then only code of hovered links is prefetched. */
function isDataExpensive(): boolean {
  const { saveData, effectiveType = '' } =
    (navigator as Navigator & { connection?: NetworkConnection }).connection ?? {}
  return saveData === true || /[23]g$/.test(effectiveType)
}

export interface PrefetchOptions {
  remotes: readonly PublishedRemote[]
  loader: RemoteLoader
  core: { queries: QueryClient; isAllowed(gate: AccessGate | undefined): boolean }
}

export interface DataPrefetchDependencies {
  page: Pick<PageData, 'staff'>
  remotes: readonly PublishedRemote[]
  core: Pick<PortalCore, 'api' | 'queries' | 'isAllowed'>
}

/** Sends a screen's first reads while its code loads; the screen finds the responses in the cache. */
export function prefetchScreenData(
  { page, remotes, core }: DataPrefetchDependencies,
  { route }: RemoteScreen,
): void {
  const { api, queries, isAllowed } = core
  const reads = selectRequestsForWidth(listFirstReads(route, remotes, isAllowed, page.staff && []))
  for (const read of [...reads.screen, ...reads.layout])
    void queries.prefetchQuery({
      queryKey: toQueryKey(read),
      queryFn: ({ signal }) => api.read(read, { signal }),
    })
}

/** Loads the remotes' entries when the page is idle, one after another, except remotes that the tenant does not use. */
export function prefetchRemotes({ remotes, loader, core }: PrefetchOptions): void {
  const shown = remotes.filter(({ contributes: { routes, slots } }) =>
    [...routes, ...slots].some(({ gate }) => core.isAllowed(gate)),
  )
  runTasksWhenIdle(
    core.queries,
    shown.map(
      ({ name }) =>
        () =>
          loader.load(name),
    ),
  )
}

export async function preloadScreen(loader: RemoteLoader, remote: string, view: string): Promise<void> {
  const found = (await loader.load(remote)).views[view]
  if (found?.kind === 'screen') await found.preload?.()
}

/** Prefetches screens and then slot components one after another, when the page is idle. */
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
  runTasksWhenIdle(core.queries, [...screens, ...entries])
}

function runTasksWhenIdle(queries: QueryClient, [next, ...rest]: readonly (() => Promise<unknown>)[]): void {
  if (!next || isDataExpensive()) return
  const runRemainingTasks = () => runTasksWhenIdle(queries, rest)
  void waitForResponses(queries).then(() =>
    runWhenIdle(() => void next().then(runRemainingTasks, runRemainingTasks)),
  )
}

const pointingEvents = ['pointerover', 'touchstart', 'focusin'] as const

interface LinkPrefetchDependencies extends DataPrefetchDependencies {
  loader: RemoteLoader
  routing: Pick<ShellRouting, 'leadsTo'>
}

/**
 * Prefetches a screen's code when a link to it is hovered, touched or focused, also on slow or metered connections.
 * Each screen is prefetched once, and again after a failure. Pressing the link also sends the screen's first reads: a
 * press lasts a tenth of a second, which a slow phone would otherwise not use.
 */
export function prefetchLinkedScreens({ routing, loader, ...parts }: LinkPrefetchDependencies): void {
  const prefetched = new Set<string>()
  const findLinkedScreen = ({ target }: Event): RemoteScreen | undefined => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="/"]') : null
    const destination = link && routing.leadsTo(link)
    return destination?.kind === 'screen' && destination.route.audience === 'customer'
      ? destination
      : undefined
  }
  const prefetchLinkedScreenCode = (event: Event) => {
    const screen = findLinkedScreen(event)
    if (!screen || prefetched.has(screen.name)) return
    prefetched.add(screen.name)
    preloadScreen(loader, screen.remote.name, screen.route.view).catch(() => prefetched.delete(screen.name))
  }
  const prefetchLinkedScreenData = (event: Event) => {
    const screen = findLinkedScreen(event)
    if (screen) prefetchScreenData(parts, screen)
  }
  for (const type of pointingEvents)
    document.addEventListener(type, prefetchLinkedScreenCode, { passive: true })
  document.addEventListener('pointerdown', prefetchLinkedScreenData, { passive: true })
}
