import type { Live } from '@portal/remote-kit/portal'

/** A live value that its owner sets. */
export interface Source<T> extends Live<T> {
  set(value: T): void
}

/** Makes a live value. Setting the same value again tells nobody. */
export function live<T>(initial: T): Source<T> {
  let value = initial
  const listeners = new Set<() => void>()
  return {
    get: () => value,
    set: (next) => {
      if (Object.is(next, value)) return
      value = next
      for (const listener of [...listeners]) listener()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** A live value computed from others; it keeps its identity while `compute` gives the same. */
export function derived<T>(sources: readonly Live<unknown>[], compute: () => T): Live<T> {
  const result = live(compute())
  for (const source of sources) source.subscribe(() => result.set(compute()))
  return result
}
