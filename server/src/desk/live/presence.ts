/** How long a person counts as present after a message, in milliseconds: more than two intervals of messages. */
export const presentMs = 40_000

/** Which staff are at which file, over all processes. */
export interface Presence {
  /** Records a person at a file; returns whether that is new. */
  come(file: string, who: { staff: number; name: string }, now: number): boolean
  /** Removes a person from a file; returns whether they were present. */
  go(file: string, staff: number): boolean
  /** Names of the others at a file, in order of arrival. */
  othersAt(file: string, staff: number, now: number): string[]
}

/** Makes an empty one. A person without a message for `presentMs` has left. */
export function createPresence(): Presence {
  const files = new Map<string, Map<number, { name: string; until: number }>>()
  return {
    come: (file, { staff, name }, now) => {
      const people = files.get(file) ?? new Map()
      files.set(file, people)
      const was = people.get(staff)
      people.set(staff, { name, until: now + presentMs })
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
