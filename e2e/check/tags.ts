import type { RanTest } from './ran-test.ts'

/** Reads from a title which numbers it carries. */
export type TagsOf = (title: string) => string[]

/** The requirements that a title names, as in `@TENANT-01`. */
export const requirementTags: TagsOf = (title) =>
  [...title.matchAll(/@([A-Z0-9]+-\d+)(?![.\d])/g)].map(([, id = '']) => id)

/** The lines of trust that a title names, as in `trust A6 A8`. */
export const trustTags: TagsOf = (title) =>
  [...title.matchAll(/(?<=trust (?:[A-E]\d+ )*)[A-E]\d+/g)].map(([number]) => number)

/** The criteria of WCAG that a title names, as in `@WCAG-1.4.3`. */
export const wcagTags: TagsOf = (title) =>
  [...title.matchAll(/@WCAG-(\d\.\d\.\d+)/g)].map(([, id = '']) => id)

/** The tests by the numbers that their titles carry. */
export function byTag<T extends Pick<RanTest, 'title'>>(tests: readonly T[], tagsOf: TagsOf) {
  const carriers = new Map<string, T[]>()
  for (const test of tests)
    for (const tag of new Set(tagsOf(test.title))) carriers.set(tag, [...(carriers.get(tag) ?? []), test])
  return carriers
}
