import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { parseTestReport } from './test-reports.ts'
import { explainMissingCoverage, extractRequirementTags, extractTrustTags } from './test-tags.ts'
import { trustLines } from './trust-lines.ts'
import { workspaceRoot } from './workspace-root.ts'

test('no two requirements have the same number', () => {
  const text = readFileSync(path.join(workspaceRoot, 'e2e/requirements.md'), 'utf8')
  const numbers = [...text.matchAll(/^- ([A-Z0-9]+-\d+) /gm)].map(([, number]) => number)
  expect(numbers.length).toBeGreaterThan(500)
  expect(numbers.filter((number, index) => numbers.indexOf(number) !== index)).toEqual([])
})

test('all requirement and trust tags in a title are extracted', () => {
  expect(extractRequirementTags('@TENANT-01 @API-12 the tenant > its logo')).toEqual(['TENANT-01', 'API-12'])
  expect(extractRequirementTags('@WCAG-1.4.3 @API-12 both')).toEqual(['API-12'])
  expect(extractTrustTags('trust A6 A8: a letter A9 in passing')).toEqual(['A6', 'A8'])
  const numbers = Object.keys(trustLines)
  expect(extractTrustTags(`trust ${numbers.join(' ')}: all of them`)).toEqual(numbers)
})

type TestState = 'passed' | 'failed' | 'skipped'

test.each([
  [['passed', 'failed'], [], null],
  [['failed', 'skipped'], [], 'its test failed'],
  [['skipped'], [], 'its test was skipped'],
  [['skipped'], ['passed'], 'shown by the full check only'],
  [[], ['failed'], 'in the title of no test'],
] as const)(
  'if its tests %j, and in the full check %j, a requirement is open because: %s',
  (usual, full, why) => {
    const createTests = (states: readonly TestState[]) =>
      states.map((state) => ({ title: '@API-01 a call', state }))
    expect(
      explainMissingCoverage('API-01', extractRequirementTags, {
        usual: createTests(usual),
        full: createTests(full),
      }),
    ).toBe(why)
  },
)

test('a Playwright title includes its suites but not its file, and a flaky test counts as failed', () => {
  const createSpec = (title: string, status: string) => ({
    file: 'inbox.spec.ts',
    title,
    tests: [{ status }],
  })
  const suites = [
    {
      title: 'inbox.spec.ts',
      specs: [createSpec('@INBOX-01 opens', 'expected'), createSpec('waits', 'skipped')],
      suites: [{ title: '@INBOX-02 a mail', specs: [createSpec('is kept', 'flaky')] }],
    },
  ]
  const file = 'inbox.spec.ts'
  expect(parseTestReport({ suites }, 'playwright')).toEqual([
    { file, title: '@INBOX-01 opens', state: 'passed' },
    { file, title: 'waits', state: 'skipped' },
    { file, title: '@INBOX-02 a mail > is kept', state: 'failed' },
  ])
})

test('a vitest file that fails outside its tests counts as one failed test', () => {
  const assertionResults = [{ fullName: 'a b', status: 'passed' }]
  const report = { testResults: [{ name: '/x/a.test.ts', status: 'failed', assertionResults }] }
  expect(parseTestReport(report, 'vitest').map(({ state }) => state)).toEqual(['passed', 'failed'])
})
