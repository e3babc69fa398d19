import type { Store } from './portal.ts'

/** A store with a setter. */
export interface WritableStore<T> extends Store<T> {
  set(value: T): void
}

/** Makes a store. Setting an equal value notifies nobody. */
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

/** A store computed from others; it keeps its value while `compute` returns the same. */
export function derived<T>(sources: readonly Store<unknown>[], compute: () => T): Store<T> {
  const result = createStore(compute())
  for (const source of sources) source.subscribe(() => result.set(compute()))
  return result
}
