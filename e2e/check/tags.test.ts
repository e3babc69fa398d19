import { expect, test } from 'vitest'
import { testsOf } from './reports.ts'
import { requirementTags, trustTags, whyOpen } from './tags.ts'
import { trustLines } from './trust-lines.ts'

test('a title carries every requirement and line of trust that it names', () => {
  expect(requirementTags('@TENANT-01 @API-12 the tenant > its logo')).toEqual(['TENANT-01', 'API-12'])
  expect(requirementTags('@WCAG-1.4.3 @API-12 both')).toEqual(['API-12'])
  expect(trustTags('trust A6 A8: a letter A9 in passing')).toEqual(['A6', 'A8'])
  const numbers = Object.keys(trustLines)
  expect(trustTags(`trust ${numbers.join(' ')}: all of them`)).toEqual(numbers)
})

type State = 'passed' | 'failed' | 'skipped'

test.each([
  [['passed', 'failed'], [], null],
  [['failed', 'skipped'], [], 'its test failed'],
  [['skipped'], [], 'its test was skipped'],
  [['skipped'], ['passed'], 'shown by the full check only'],
  [[], ['failed'], 'in the title of no test'],
] as const)(
  'with tests that %j, and in the full check %j, a requirement is open because: %s',
  (usual, full, why) => {
    const tests = (states: readonly State[]) => states.map((state) => ({ title: '@API-01 a call', state }))
    expect(whyOpen('API-01', requirementTags, { usual: tests(usual), full: tests(full) })).toBe(why)
  },
)

test('a Playwright test has the titles of its suites, but not of its file, and a flaky one failed', () => {
  const spec = (title: string, status: string) => ({ file: 'inbox.spec.ts', title, tests: [{ status }] })
  const suites = [
    {
      title: 'inbox.spec.ts',
      specs: [spec('@INBOX-01 opens', 'expected'), spec('waits', 'skipped')],
      suites: [{ title: '@INBOX-02 a mail', specs: [spec('is kept', 'flaky')] }],
    },
  ]
  const file = 'inbox.spec.ts'
  expect(testsOf({ suites }, 'playwright')).toEqual([
    { file, title: '@INBOX-01 opens', state: 'passed' },
    { file, title: 'waits', state: 'skipped' },
    { file, title: '@INBOX-02 a mail > is kept', state: 'failed' },
  ])
})

test('a vitest file that fails outside its tests counts as a failed test', () => {
  const assertionResults = [{ fullName: 'a b', status: 'passed' }]
  const report = { testResults: [{ name: '/x/a.test.ts', status: 'failed', assertionResults }] }
  expect(testsOf(report, 'vitest').map(({ state }) => state)).toEqual(['passed', 'failed'])
})
