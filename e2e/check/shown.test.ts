import { expect, test } from 'vitest'
import type { RanTest } from './ran-test.ts'
import { whyOpen } from './shown.ts'
import { byTag, requirementTags, trustTags } from './tags.ts'
import { trustLines } from './trust-lines.ts'

const ran = (state: RanTest['state'], title = 'a test'): RanTest => ({
  file: 'a.test.ts',
  title,
  state,
  seconds: 0,
})

test('a title carries every requirement and line of trust that it names, and each once', () => {
  expect(requirementTags('@TENANT-01 @API-12 the firm > its logo')).toEqual(['TENANT-01', 'API-12'])
  expect(trustTags('trust A6 A8: a letter A9 in passing')).toEqual(['A6', 'A8'])
  const twice = ran('passed', 'trust A6: one > trust A6: two')
  expect(byTag([twice], trustTags)).toEqual(new Map([['A6', [twice]]]))
})

test('a title can carry every line of trust, and each attack says what holds it off', () => {
  const numbers = Object.keys(trustLines)
  expect(trustTags(`trust ${numbers.join(' ')}: all of them`)).toEqual(numbers)
  const attacks = Object.entries(trustLines).filter(([number]) => number.startsWith('E'))
  expect(attacks).toHaveLength(18)
  for (const [, { sentence }] of attacks) expect(sentence).toMatch(/^[A-Z].+\.$/)
})

test.each([
  [['passed', 'failed'], [], null],
  [['failed', 'skipped'], [], 'its test failed'],
  [['skipped'], [], 'its test was skipped'],
  [['skipped'], ['passed'], 'shown by the full check only'],
  [[], ['failed'], 'in the title of no test'],
] as const)('with tests that %j, and in the full check %j, it is open because: %s', (usual, full, why) => {
  const tests = (states: readonly RanTest['state'][]) => states.map((state) => ran(state))
  expect(whyOpen({ usual: tests(usual), full: tests(full) })).toBe(why)
})
