/** For how long somebody is taken to be at a file after having said so, in milliseconds: two of what it is said in, and some more. */
export const presentMs = 40_000

/** Who of the staff is at which file, as far as all processes told. */
export interface Presence {
  /** Somebody is at a file; answers whether that is new. */
  come(file: string, who: { staff: number; name: string }, now: number): boolean
  /** Somebody left a file; answers whether they had been there. */
  go(file: string, staff: number): boolean
  /** Names of who is at a file, but for one person: in the order in which they came. */
  othersAt(file: string, staff: number, now: number): string[]
}

/** Makes an empty one. Who says nothing for `presentMs` has left. */
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
