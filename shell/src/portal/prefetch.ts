import type { PublishedRemote } from '@portal/contract/registry'
import type { RemoteLoader } from '../registry/federation.ts'

const whenIdle = (task: () => void) =>
  'requestIdleCallback' in globalThis ? requestIdleCallback(task, { timeout: 5000 }) : setTimeout(task, 2000)

/**
 * Loads the other remotes' entries once the page is idle, one after another, so that going to their screens asks the
 * network for nothing. One that fails now is tried again when it is needed.
 */
export function prefetchWhenIdle(remotes: readonly PublishedRemote[], loader: RemoteLoader): void {
  const [next, ...rest] = remotes
  if (!next) return
  whenIdle(() => {
    loader
      .load(next.name)
      .catch(() => {})
      .finally(() => prefetchWhenIdle(rest, loader))
  })
}
