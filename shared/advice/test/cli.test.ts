// @module-tag full
import { spawnSync } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { MaximumMortgageInput } from '@portal/contract/maximum-mortgage'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { getBasisOn } from '../node/own-norms.ts'
import { calculateMaximum } from '../src/maximum-mortgage.ts'
import { getEditionDates } from '../src/norm-validity.ts'
import { replayAdvice, type StoredAdvice } from '../src/replay-advice.ts'

const cliPath = fileURLToPath(new URL('../node/cli.ts', import.meta.url))
const folder = mkdtempSync(path.join(tmpdir(), 'advies-'))

function runAdvies(name: string, input: unknown, ...options: string[]) {
  const file = path.join(folder, 'in.json')
  writeFileSync(file, typeof input === 'string' ? input : JSON.stringify(input))
  const { status, stdout, stderr } = spawnSync(process.execPath, [cliPath, name, file, ...options], {
    encoding: 'utf8',
  })
  return { status, stdout, stderr }
}

const singleInput = {
  applicant: { date_of_birth: '1980-06-15', income: { annual_employment_income: 60_000 } },
  interest_rate: 0.04,
  interest_period_in_months: 120,
  box: 'box1',
}

test('the command prints the result of the calculation by the norms of a month, with trace only on request', () => {
  const own = calculateMaximum(v.parse(MaximumMortgageInput, singleInput), getBasisOn('2026-07-01'))
  const short = runAdvies('max', singleInput, '--norms', '2026-07')
  expect(short.status, short.stderr).toBe(0)
  const { figures: _figures, trace: _trace, ...amounts } = own
  expect(JSON.parse(short.stdout)).toEqual(JSON.parse(JSON.stringify(amounts)))
  const traced = runAdvies('max', singleInput, '--norms', '2026-07', '--trace')
  expect(JSON.parse(traced.stdout)).toEqual(JSON.parse(JSON.stringify(own)))
  const before = runAdvies('max', singleInput, '--norms', '2025-07')
  expect(JSON.parse(before.stdout).total_sum).not.toBe(own.total_sum)
})

test('an invalid input is rejected with the path of each error', () => {
  const wrong = runAdvies('max', { ...singleInput, interest_rate: 'much', box: 'box9' }, '--norms', '2026-07')
  expect(wrong.status).toBe(1)
  expect(wrong.stderr).toMatch(/^interest_rate: .*\nbox: /m)
  expect(wrong.stdout).toBe('')
  const unknown = runAdvies('max', { ...singleInput, lease_month: 350 }, '--norms', '2026-07')
  expect([unknown.status, unknown.stderr]).toEqual([1, 'lease_month: is no field of this calculation\n'])
  const broken = runAdvies('max', '{', '--norms', '2026-07')
  expect([broken.status, broken.stderr]).toEqual([1, expect.stringMatching(/in\.json cannot be read/)])
})

test.each([
  ['an unknown calculation', ['luck'], ['--norms', '2026-07']],
  ['no norms', ['max'], []],
  ['an invalid month', ['max'], ['--norms', 'now']],
  ['an unknown option', ['max'], ['--norms', '2026-07', '--magic']],
])('%s prints the usage', (_, [name = ''], options) => {
  const { status, stderr } = runAdvies(name, singleInput, ...options)
  expect([status, stderr]).toEqual([
    1,
    expect.stringContaining('advies max|scenario|refinance|measures <input.json>'),
  ])
})

test('a stored advice is recalculated with the norms of its day, and a difference is reported', () => {
  const input = v.parse(MaximumMortgageInput, singleInput)
  const basis = getBasisOn('2026-08-01')
  const stored: StoredAdvice = {
    calculation: 'max',
    day: '2026-08-01',
    editions: getEditionDates(basis.norms),
    input: JSON.stringify(input),
    outcome: JSON.stringify(calculateMaximum(input, basis)),
  }
  expect(replayAdvice(stored, getBasisOn)).toEqual({ same: true, otherEditions: [], outcome: stored.outcome })
  expect(runAdvies('replay', stored)).toMatchObject({ status: 0, stdout: 'the result is identical\n' })

  const before = { ...stored, editions: { ...stored.editions, lending: '2025-01-01' } }
  expect(replayAdvice(before, getBasisOn).otherEditions).toEqual(['lending'])
  const other = runAdvies('replay', { ...before, outcome: '{}' })
  expect(other).toMatchObject({ status: 2, stderr: 'norms with another edition now: lending\n' })
  expect(other.stdout).toContain('the result differs:')
  expect(runAdvies('replay', { day: 'once' })).toMatchObject({ status: 1 })
})
