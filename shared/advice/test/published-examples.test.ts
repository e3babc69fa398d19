import { readFileSync } from 'node:fs'
import { afterAll, describe, expect, test } from 'vitest'
import { calculateExample, type PublishedExample } from './oracle/calculate-example.ts'

const { oracles } = JSON.parse(readFileSync(new URL('oracles.json', import.meta.url), 'utf8')) as {
  oracles: PublishedExample[]
}

/** Tolerances of the published examples. Payroll tables have steps, all other results are exact to the cent. */
const toleranceByKind: Readonly<Record<string, number>> = {
  monthly_wage_tax_white_table: 2,
  aow_net_2026H1: 2,
  ww: 1,
}
const getTolerance = ({ kind, expected }: PublishedExample, name: string): number => {
  if (kind === 'balance' && name === 'annuity_balance') return 5
  if (name === 'toetsrente') return 0.000005
  return typeof expected.tolerance === 'number' ? expected.tolerance : (toleranceByKind[kind] ?? 0.01)
}

const reportLines: string[] = []
const addReportLine = (
  id: string,
  name: string,
  expected: unknown,
  ours: unknown,
  difference: unknown,
  note = '',
) =>
  reportLines.push(
    `${id.padEnd(18)} ${name.padEnd(22)} ${String(expected).padStart(12)} ${String(ours).padStart(12)} ${String(difference).padStart(10)}  ${note}`,
  )

afterAll(() => {
  const head = `${'case'.padEnd(18)} ${'figure'.padEnd(22)} ${'expected'.padStart(12)} ${'ours'.padStart(12)} ${'difference'.padStart(10)}`
  process.stdout.write(`\n${head}\n${reportLines.join('\n')}\n\n`)
})

const listExpectedNumbers = ({ expected }: PublishedExample): [string, number][] =>
  Object.entries(expected).flatMap(([name, value]) => {
    const inBox3 = typeof value === 'string' && value.match(/^(\d+) in box 3$/)
    if (inBox3) return [[`${name}_box3`, Number(inBox3[1])] as [string, number]]
    return typeof value === 'number' && name !== 'tolerance' ? [[name, value] as [string, number]] : []
  })

describe('the engine calculates the results of published examples', () => {
  const cases = oracles.filter(({ kind }) => kind !== 'sanity')
  test.each(cases)('$id', (oracle) => {
    const ours = calculateExample(oracle, oracles)
    const numbers = listExpectedNumbers(oracle)
    expect(numbers.length).toBeGreaterThan(0)
    for (const [name, expected] of numbers) {
      const own = ours[name]
      if (own === undefined) throw new Error(`${oracle.id}: the reader makes no "${name}" of ${oracle.kind}`)
      const difference = Math.round((own - expected) * 1e6) / 1e6
      const allowed = getTolerance(oracle, name)
      const isWithin = Math.abs(difference) <= allowed + 1e-9
      addReportLine(
        oracle.id,
        name,
        expected,
        Math.round(own * 1e6) / 1e6,
        difference,
        isWithin ? '' : 'DIFFERS',
      )
      expect.soft(Math.abs(difference), `${oracle.id} ${name}`).toBeLessThanOrEqual(allowed + 1e-9)
    }
  })
})

describe('the engine follows published trends at the lowest stated income', () => {
  const cases = oracles.filter(({ kind }) => kind === 'sanity')
  test.each(cases)('$id', (oracle) => {
    const [low = 0, high = 0] = oracle.expected.more_to_borrow as number[]
    const [lowest, ...others] = Object.entries(calculateExample(oracle, oracles))
    addReportLine(oracle.id, lowest?.[0] ?? '', `${low}..${high}`, lowest?.[1], '')
    for (const [name, ours] of others)
      addReportLine(oracle.id, name, `${low}..${high}`, ours, '', 'not reproducible: the rate is not given')
    expect(lowest?.[1]).toBeGreaterThan(low)
    expect(lowest?.[1]).toBeLessThan(high)
  })
})
