import type { RanTest } from './ran-test.ts'
import { byTag, wcagTags } from './tags.ts'

/** How many tests hold a criterion, and how many of them failed. */
interface Result {
  tests: number
  failed: number
}

const places = (id: string) => id.split('.').map(Number)

const inOrder = ([one]: [string, unknown], [other]: [string, unknown]) => {
  const [a, b] = [places(one), places(other)]
  const at = a.findIndex((place, index) => place !== b[index])
  return (a[at] ?? 0) - (b[at] ?? 0)
}

/** What the tests that ran say of each criterion of WCAG that a title names; a test that was skipped says nothing. */
export const wcagResults = (tests: readonly RanTest[]): Record<string, Result> =>
  Object.fromEntries(
    [
      ...byTag(
        tests.filter(({ state }) => state !== 'skipped'),
        wcagTags,
      ),
    ]
      .map(([id, ran]): [string, Result] => [
        id,
        { tests: ran.length, failed: ran.filter(({ state }) => state === 'failed').length },
      ])
      .sort(inOrder),
  )
