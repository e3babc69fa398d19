export const isDeepEqual = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * Rebases typed values from `base` onto the current stored values. Fields that the customer changed keep their typed
 * value; other fields get the current value. Objects are merged by field, lists as a whole.
 */
export function mergeTypedValues<T>(base: T, typed: T, saved: T): T {
  if (isRecord(base) && isRecord(typed) && isRecord(saved)) {
    const fields = Object.keys({ ...saved, ...typed }).map((name) => [
      name,
      mergeTypedValues(base[name], typed[name], saved[name]),
    ])
    return Object.fromEntries(fields) as T
  }
  return isDeepEqual(base, typed) ? saved : typed
}
