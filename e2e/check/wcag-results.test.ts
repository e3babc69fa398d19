import { expect, test } from 'vitest'
import type { RanTest } from './ran-test.ts'
import { requirementTags } from './tags.ts'
import { wcagResults } from './wcag-results.ts'

const ran = (title: string, state: RanTest['state'] = 'passed'): RanTest => ({
  file: 'a.test.ts',
  title,
  state,
  seconds: 1,
})

test('@A11Y-02 counts the tests of each criterion, and those that failed, in the order of WCAG', () => {
  const results = wcagResults([
    ran('@WCAG-1.4.10 @WCAG-1.4.3 one'),
    ran('@WCAG-1.4.3 another', 'failed'),
    ran('@WCAG-2.4.1 not run', 'skipped'),
    ran('@DASH-01 without a criterion'),
  ])
  expect(Object.entries(results)).toEqual([
    ['1.4.3', { tests: 2, failed: 1 }],
    ['1.4.10', { tests: 1, failed: 0 }],
  ])
})

test('the number of a criterion is none of a requirement', () => {
  expect(requirementTags('@WCAG-1.4.3 @A11Y-02 both')).toEqual(['A11Y-02'])
})
