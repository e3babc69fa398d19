import type { RanTest } from './ran-test.ts'

/** The tests that carry a number: those of `npm test`, and those that only the full check adds. */
export interface Carriers {
  usual: readonly RanTest[]
  full: readonly RanTest[]
}

const passed = (tests: readonly RanTest[]) => tests.some(({ state }) => state === 'passed')

/** Why no run of `npm test` shows what these tests are about; null when one of them ran there and passed. */
export function whyOpen({ usual, full }: Carriers): string | null {
  if (passed(usual)) return null
  if (passed(full)) return 'shown by the full check only'
  if (usual.some(({ state }) => state === 'failed')) return 'its test failed'
  return usual.length > 0 ? 'its test was skipped' : 'in the title of no test'
}
