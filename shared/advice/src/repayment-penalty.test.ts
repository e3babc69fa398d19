import { describe, expect, test } from 'vitest'
import { getNormsOn } from '../node/own-norms.ts'
import { calculatePartPenalty, calculatePenaltyBase, findComparisonRate } from './repayment-penalty.ts'

const norms = getNormsOn('2026-11-25')
const rates = { 60: 3, 120: 3.4, 240: 3.8 }

describe('the comparison rate of a penalty (AFM)', () => {
  test.each([
    ['an offered period has its own rate', 120, 3.4],
    ['between two periods, the higher rate counts', 61, 3.4],
    ['also one month before a period', 119, 3.4],
    ['also if the longer period has the higher rate', 121, 3.8],
    ['below the shortest period, its rate counts', 12, 3],
    ['above the longest period, its rate counts', 241, 3.8],
  ])('%s', (_, months, rate) => expect(findComparisonRate(rates, months)?.value).toBe(rate))

  test('if rates fall with the period, the rate of the shorter period counts', () => {
    expect(findComparisonRate({ 60: 4, 90: 3.5, 120: 3 }, 100)?.value).toBe(3.5)
    expect(findComparisonRate({ 60: 4, 90: 3.5, 120: 3, 180: 2 }, 100)?.value).toBe(3.5)
  })

  test('without offered rates, there is no comparison rate', () =>
    expect(findComparisonRate({}, 60)).toBeNull())
})

describe('the penalty-free amount', () => {
  test('is a share of the original loan, minus earlier repayments', () => {
    expect(calculatePenaltyBase(norms, 50_000, 200_000).value).toBe(30_000)
    expect(
      calculatePenaltyBase(norms, 50_000, 200_000, { freePercent: 20, alreadyRepaid: 15_000 }).value,
    ).toBe(25_000)
    expect(calculatePenaltyBase(norms, 15_000, 200_000).value).toBe(0)
  })
})

describe('the penalty', () => {
  const part = {
    type: 'interest_only',
    debt: 100_000,
    original: 100_000,
    saved: 0,
    premium: null,
    interest: 4,
    returnRate: null,
    months: 24,
    deductibleMonths: 24,
    fixedMonths: 12,
  } as const
  const calculatePenaltyAt = (rate: number, more: object = {}) =>
    calculatePartPenalty(
      norms,
      { ...part, ...more },
      findComparisonRate({ 12: rate }, 12) ?? expect.fail(),
      10,
    )

  test('is the present value of the lost interest: 90,000 × 1 % ÷ 12 a month for a year, at 3 %', () => {
    const month = (90_000 * 0.01) / 12
    expect(calculatePenaltyAt(3).value).toBeCloseTo((month * (1 - 1.0025 ** -12)) / 0.0025, 6)
  })

  test.each([
    ['at the same rate', 4, {}],
    ['at a higher rate', 5, {}],
    ['after the fixed period', 3, { fixedMonths: 0 }],
    ['of a part that is paid off', 3, { debt: 0 }],
  ])('is 0 %s', (_, rate, more) => expect(calculatePenaltyAt(rate, more).value).toBe(0))
})
