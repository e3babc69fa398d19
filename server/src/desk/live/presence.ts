/** A person without a signal for this long counts as gone; pages send a signal more than twice as often. */
export const presenceTimeoutMs = 40_000

/** Records which staff members have which customers open. */
export function createPresenceRegistry() {
  const files = new Map<string, Map<number, { name: string; until: number }>>()
  return {
    /**
     * Adds a person to those who have the customer `file` open. Returns whether the person did not have it open before.
     */
    add: (file: string, { staff, name }: { staff: number; name: string }, now: number): boolean => {
      const people = files.get(file) ?? new Map()
      files.set(file, people)
      const was = people.get(staff)
      people.set(staff, { name, until: now + presenceTimeoutMs })
      return was === undefined || was.until <= now
    },
    /** Removes a person from those who have the customer `file` open. Returns whether the person had it open. */
    remove: (file: string, staff: number): boolean => {
      const people = files.get(file)
      const was = people?.delete(staff) ?? false
      if (people?.size === 0) files.delete(file)
      return was
    },
    /** Lists the names of the other staff members who have a customer open, in order of arrival. */
    listOthers: (file: string, staff: number, now: number): string[] =>
      [...(files.get(file) ?? [])]
        .filter(([id, { until }]) => id !== staff && until > now)
        .map(([, { name }]) => name),
  }
}
