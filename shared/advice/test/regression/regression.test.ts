// @module-tag full
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { calculateOutcomeText, hashOutcome, readStoredResults } from './stored-results.ts'

beforeEach(() => void vi.setSystemTime('2026-11-25'))
afterEach(() => void vi.useRealTimers())

const storedResults = readStoredResults().map((advice, index) => ({ ...advice, number: index + 1 }))
const storedResultsBySet = Map.groupBy(
  storedResults,
  ({ calculation, number }) => `${calculation}, set ${Math.ceil(number / 10)}`,
)

/** Writes a result to a file, to compare it with that of another version. */
function writeResultFile(name: string, outcome: string): string {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'advice-')), name)
  writeFileSync(file, outcome)
  return file
}

test.each([...storedResultsBySet])('stored inputs give the same result as before: %s', (_, advices) => {
  for (const advice of advices) {
    const outcome = calculateOutcomeText(advice)
    if (hashOutcome(outcome) === advice.sha256) continue
    const file = writeResultFile(`${advice.number}-${advice.calculation}.json`, outcome)
    expect.fail(`Advice ${advice.number} of ${advice.day} has another result, in ${file}.`)
  }
})
