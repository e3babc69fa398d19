/** Whether two values are equal in structure. */
export const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * What was typed on top of `base`, put on what is on file now: a field that the customer changed keeps what was typed,
 * every other takes what is on file. Records are merged field by field, lists as one.
 */
export function mergeTyped<T>(base: T, typed: T, saved: T): T {
  if (isRecord(base) && isRecord(typed) && isRecord(saved)) {
    const fields = Object.keys({ ...saved, ...typed }).map((name) => [
      name,
      mergeTyped(base[name], typed[name], saved[name]),
    ])
    return Object.fromEntries(fields) as T
  }
  return same(base, typed) ? saved : typed
}
