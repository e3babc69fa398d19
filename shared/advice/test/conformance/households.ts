import type { MaximumInput } from './law/lending.ts'
import type { Loan } from './law/loan.ts'

/** A random household with a home and a loan. */
export interface RandomHousehold {
  day: string
  persons: { wage: number; pension: number; isAow: boolean }[]
  propertyValue: number
  interest: number
  loan: Loan
  passed: number
  maximumInput: Omit<MaximumInput, 'incomes'>
  earned: number
  incapacity: number
  month: number
}

/** Seeded random numbers from 0 to 1 (mulberry32). */
function createSeededRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

const labels = ['none', 'g', 'e', 'd', 'c', 'b', 'a', 'a_plus', 'a_plus_plus_plus', 'a_plus_plus_plus_plus']
const days = ['2025-03-01', '2026-02-01', '2026-08-01', '2026-11-21']

/** Makes the household of a seed. */
export function createRandomHousehold(seed: number): RandomHousehold {
  const next = createSeededRandom(seed)
  const randomWhole = (least: number, most: number) => least + Math.floor(next() * (most - least + 1))
  const one = <T>(of: readonly T[]): T => of[randomWhole(0, of.length - 1)] as T
  const createRandomPerson = () => {
    const isAow = next() < 0.3
    return {
      isAow,
      wage: isAow && next() < 0.8 ? 0 : randomWhole(0, 140_000),
      pension: isAow ? randomWhole(8000, 70_000) : 0,
    }
  }
  const percent = randomWhole(0, 7500) / 1000
  const months = randomWhole(12, 360)
  return {
    day: one(days),
    persons: next() < 0.5 ? [createRandomPerson()] : [createRandomPerson(), createRandomPerson()],
    propertyValue: one([
      0,
      randomWhole(10_000, 90_000),
      randomWhole(90_000, 900_000),
      randomWhole(900_000, 2_500_000),
    ]),
    interest: next() < 0.2 ? 0 : randomWhole(0, 30_000),
    loan: {
      type: one(['annuity', 'linear', 'interest_only'] as const),
      debt: randomWhole(1000, 900_000),
      percent,
      months,
    },
    passed: randomWhole(0, months - 1),
    maximumInput: {
      percent: randomWhole(500, 7500) / 1000,
      fixedMonths: one([12, 60, 119, 120, 240]),
      months: one([360, randomWhole(60, 360)]),
      isBox3: next() < 0.25,
      label: one(labels),
      measures: one([0, 0, randomWhole(0, 30_000)]),
      creditLimit: one([0, 0, randomWhole(0, 20_000)]),
    },
    earned: randomWhole(0, 5000),
    incapacity: randomWhole(0, 100),
    month: randomWhole(1, 24),
  }
}
