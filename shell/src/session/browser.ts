import type { Channel, Exclusive } from './vault.ts'

/** One task at a time over all tabs, by Web Locks; where a browser has none, one at a time in this tab. */
export function browserLock(name: string): Exclusive {
  if (navigator.locks) return async (task) => navigator.locks.request(name, task)
  let last: Promise<unknown> = Promise.resolve()
  return (task) => {
    const next = last.then(task, task)
    last = next.catch(() => {})
    return next
  }
}

/** News between the tabs of this browser. */
export function browserChannel(name: string): Channel {
  const channel = new BroadcastChannel(name)
  return {
    announce: () => channel.postMessage('changed'),
    onAnnounced: (listener) => channel.addEventListener('message', listener),
  }
}
