/** How long a person counts as present after a signal, in milliseconds: more than two intervals. */
export const presenceTimeoutMs = 40_000

/** Records which staff are at which file, over all processes. */
export interface PresenceRegistry {
  /** Records a person at a file; returns whether the person was not there before. */
  come(file: string, who: { staff: number; name: string }, now: number): boolean
  /** Removes a person from a file; returns whether the person was there. */
  go(file: string, staff: number): boolean
  /** Names of the other persons at a file, in order of arrival. */
  othersAt(file: string, staff: number, now: number): string[]
}

/** Creates an empty registry. A person without a signal for `presenceTimeoutMs` has left. */
export function createPresence(): PresenceRegistry {
  const files = new Map<string, Map<number, { name: string; until: number }>>()
  return {
    come: (file, { staff, name }, now) => {
      const people = files.get(file) ?? new Map()
      files.set(file, people)
      const was = people.get(staff)
      people.set(staff, { name, until: now + presenceTimeoutMs })
      return was === undefined || was.until <= now
    },
    go: (file, staff) => {
      const people = files.get(file)
      const was = people?.delete(staff) ?? false
      if (people?.size === 0) files.delete(file)
      return was
    },
    othersAt: (file, staff, now) =>
      [...(files.get(file) ?? [])]
        .filter(([id, { until }]) => id !== staff && until > now)
        .map(([, { name }]) => name),
  }
}
