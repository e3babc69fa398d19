import { describe, expect, test } from 'vitest'
import { getNormsOn } from '../node/own-norms.ts'
import { calculatePartPenalty, calculatePenaltyBase, findComparisonRate } from './penalty.ts'

const norms = getNormsOn('2026-11-25')
const rates = { 60: 3, 120: 3.4, 240: 3.8 }

describe('the rate that a penalty is reckoned by (AFM)', () => {
  test.each([
    ['a period that is offered has its own', 120, 3.4],
    ['between two, the higher of the neighbours', 61, 3.4],
    ['one month before a period too', 119, 3.4],
    ['where the longer one is dearer', 121, 3.8],
    ['shorter than any, the shortest', 12, 3],
    ['longer than any, the longest', 241, 3.8],
  ])('%s', (_, months, rate) => expect(findComparisonRate(rates, months)?.value).toBe(rate))

  test('of falling rates the shorter neighbour is the better one', () => {
    expect(findComparisonRate({ 60: 4, 90: 3.5, 120: 3 }, 100)?.value).toBe(3.5)
    expect(findComparisonRate({ 60: 4, 90: 3.5, 120: 3, 180: 2 }, 100)?.value).toBe(3.5)
  })

  test('without any period there is none', () => expect(findComparisonRate({}, 60)).toBeNull())
})

describe('what is free of a penalty', () => {
  test('is a share of what was borrowed at first, less what was repaid before', () => {
    expect(calculatePenaltyBase(norms, 50_000, 200_000).value).toBe(30_000)
    expect(
      calculatePenaltyBase(norms, 50_000, 200_000, { freePercent: 20, alreadyRepaid: 15_000 }).value,
    ).toBe(25_000)
    expect(calculatePenaltyBase(norms, 15_000, 200_000).value).toBe(0)
  })
})

describe('a penalty', () => {
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

  test('is the present worth of the interest that is missed: 90,000 × 1 % ÷ 12 a month at 3 % for a year', () => {
    const month = (90_000 * 0.01) / 12
    expect(calculatePenaltyAt(3).value).toBeCloseTo((month * (1 - 1.0025 ** -12)) / 0.0025, 6)
  })

  test.each([
    ['at the same rate', 4, {}],
    ['at a higher rate', 5, {}],
    ['after the fixed period', 3, { fixedMonths: 0 }],
    ['of a part that is paid off', 3, { debt: 0 }],
  ])('is nothing %s', (_, rate, more) => expect(calculatePenaltyAt(rate, more).value).toBe(0))
})
