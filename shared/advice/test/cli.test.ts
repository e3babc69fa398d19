// @module-tag full
import { spawnSync } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { MaximumMortgageInput } from '@portal/contract/maximum-mortgage'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { getCalculationBasisOn } from '../node/own-norms.ts'
import { calculateMaximumForHousehold } from '../src/maximum-mortgage.ts'
import { getEditionStartDates } from '../src/norm-validity.ts'
import { replayAdvice, type StoredAdvice } from '../src/replay-advice.ts'

const cliPath = fileURLToPath(new URL('../node/cli.ts', import.meta.url))
const tempFolder = mkdtempSync(path.join(tmpdir(), 'advies-'))

function runAdviceCli(name: string, input: unknown, ...options: string[]) {
  const file = path.join(tempFolder, 'in.json')
  writeFileSync(file, typeof input === 'string' ? input : JSON.stringify(input))
  const { status, stdout, stderr } = spawnSync(process.execPath, [cliPath, name, file, ...options], {
    encoding: 'utf8',
  })
  return { status, stdout, stderr }
}

const singlePersonInput = {
  applicant: { date_of_birth: '1980-06-15', income: { annual_employment_income: 60_000 } },
  interest_rate: 0.04,
  interest_period_in_months: 120,
  box: 'box1',
}

test('the command prints the result of the calculation by the norms of a month, with trace only on request', () => {
  const own = calculateMaximumForHousehold(
    v.parse(MaximumMortgageInput, singlePersonInput),
    getCalculationBasisOn('2026-07-01'),
  )
  const short = runAdviceCli('max', singlePersonInput, '--norms', '2026-07')
  expect(short.status, short.stderr).toBe(0)
  const { figures: _figures, trace: _trace, ...amounts } = own
  expect(JSON.parse(short.stdout)).toEqual(JSON.parse(JSON.stringify(amounts)))
  const traced = runAdviceCli('max', singlePersonInput, '--norms', '2026-07', '--trace')
  expect(JSON.parse(traced.stdout)).toEqual(JSON.parse(JSON.stringify(own)))
  const before = runAdviceCli('max', singlePersonInput, '--norms', '2025-07')
  expect(JSON.parse(before.stdout).total_sum).not.toBe(own.total_sum)
})

test('an invalid input is rejected with the path of each error', () => {
  const wrong = runAdviceCli(
    'max',
    { ...singlePersonInput, interest_rate: 'much', box: 'box9' },
    '--norms',
    '2026-07',
  )
  expect(wrong.status).toBe(1)
  expect(wrong.stderr).toMatch(/^interest_rate: .*\nbox: /m)
  expect(wrong.stdout).toBe('')
  const unknown = runAdviceCli('max', { ...singlePersonInput, lease_month: 350 }, '--norms', '2026-07')
  expect([unknown.status, unknown.stderr]).toEqual([1, 'lease_month: is no field of this calculation\n'])
  const broken = runAdviceCli('max', '{', '--norms', '2026-07')
  expect([broken.status, broken.stderr]).toEqual([1, expect.stringMatching(/in\.json cannot be read/)])
})

test.each([
  ['an unknown calculation', ['luck'], ['--norms', '2026-07']],
  ['no norms', ['max'], []],
  ['an invalid month', ['max'], ['--norms', 'now']],
  ['an unknown option', ['max'], ['--norms', '2026-07', '--magic']],
])('%s prints the usage', (_, [name = ''], options) => {
  const { status, stderr } = runAdviceCli(name, singlePersonInput, ...options)
  expect([status, stderr]).toEqual([
    1,
    expect.stringContaining('advies max|scenario|refinance|measures <input.json>'),
  ])
})

test('a stored advice is recalculated with the norms of its day, and a difference is reported', () => {
  const input = v.parse(MaximumMortgageInput, singlePersonInput)
  const basis = getCalculationBasisOn('2026-08-01')
  const stored: StoredAdvice = {
    calculation: 'max',
    day: '2026-08-01',
    editions: getEditionStartDates(basis.norms),
    input: JSON.stringify(input),
    outcome: JSON.stringify(calculateMaximumForHousehold(input, basis)),
  }
  expect(replayAdvice(stored, getCalculationBasisOn)).toEqual({
    same: true,
    otherEditions: [],
    outcome: stored.outcome,
  })
  expect(runAdviceCli('replay', stored)).toMatchObject({ status: 0, stdout: 'the result is identical\n' })

  const before = { ...stored, editions: { ...stored.editions, lending: '2025-01-01' } }
  expect(replayAdvice(before, getCalculationBasisOn).otherEditions).toEqual(['lending'])
  const other = runAdviceCli('replay', { ...before, outcome: '{}' })
  expect(other).toMatchObject({ status: 2, stderr: 'norms with another edition now: lending\n' })
  expect(other.stdout).toContain('the result differs:')
  expect(runAdviceCli('replay', { day: 'once' })).toMatchObject({ status: 1 })
})
