import { expect, test } from 'vitest'
import type { TestModule } from 'vitest/node'
import { unitCount } from './unit-count.ts'

const ended = (fullName: string, state: 'passed' | 'failed' | 'skipped') => ({
  fullName,
  result: () => ({ state }),
})
const moduleOf = (tests: ReturnType<typeof ended>[], errors: { message: string }[] = []) =>
  ({
    relativeModuleId: 'a.test.ts',
    children: { allTests: () => tests, allSuites: () => [] },
    errors: () => errors,
  }) as unknown as TestModule

test('tests that failed, files that could not be run and errors that no test caught are named', () => {
  const ran = moduleOf([ended('adds', 'passed'), ended('takes', 'failed'), ended('waits', 'skipped')])
  const broken = moduleOf([], [{ message: 'no such module' }])
  expect(unitCount([ran, broken], [{ message: 'late', stack: 'Error: late\n    at Timeout' }])).toEqual({
    passed: 1,
    failed: [
      'a.test.ts: takes',
      'a.test.ts: no such module',
      'caught by no test: Error: late\n    at Timeout',
    ],
  })
})
