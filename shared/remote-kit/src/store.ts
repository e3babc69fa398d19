import type { Store } from './portal.ts'

export interface WritableStore<T> extends Store<T> {
  set(value: T): void
}

/** Creates a store. Setting an equal value notifies no listeners. */
export function createStore<T>(initial: T): WritableStore<T> {
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

/** Creates a store with a computed value. It notifies listeners only if the computed value changes. */
export function deriveStore<T>(sources: readonly Store<unknown>[], compute: () => T): Store<T> {
  const result = createStore(compute())
  for (const source of sources) source.subscribe(() => result.set(compute()))
  return result
}
