import type { MaximumLoanInput } from './law/lending.ts'
import type { LoanInput } from './law/loan.ts'

export interface RandomHousehold {
  day: string
  persons: { wage: number; pension: number; hasReachedPensionAge: boolean }[]
  propertyValue: number
  interest: number
  loan: LoanInput
  passed: number
  maximumInput: Omit<MaximumLoanInput, 'incomes'>
  earned: number
  incapacity: number
  month: number
}

/** Random numbers from 0 to 1 (mulberry32), reproducible by seed. */
function createSeededRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

const exampleLabels = [
  'none',
  'g',
  'e',
  'd',
  'c',
  'b',
  'a',
  'a_plus',
  'a_plus_plus_plus',
  'a_plus_plus_plus_plus',
]
const exampleDays = ['2025-03-01', '2026-02-01', '2026-08-01', '2026-11-21']

export function createRandomHousehold(seed: number): RandomHousehold {
  const next = createSeededRandom(seed)
  const pickInteger = (least: number, most: number) => least + Math.floor(next() * (most - least + 1))
  const pickOne = <T>(of: readonly T[]): T => of[pickInteger(0, of.length - 1)] as T
  const createRandomPerson = () => {
    const hasReachedPensionAge = next() < 0.3
    return {
      hasReachedPensionAge,
      wage: hasReachedPensionAge && next() < 0.8 ? 0 : pickInteger(0, 140_000),
      pension: hasReachedPensionAge ? pickInteger(8000, 70_000) : 0,
    }
  }
  const percent = pickInteger(0, 7500) / 1000
  const months = pickInteger(12, 360)
  return {
    day: pickOne(exampleDays),
    persons: next() < 0.5 ? [createRandomPerson()] : [createRandomPerson(), createRandomPerson()],
    propertyValue: pickOne([
      0,
      pickInteger(10_000, 90_000),
      pickInteger(90_000, 900_000),
      pickInteger(900_000, 2_500_000),
    ]),
    interest: next() < 0.2 ? 0 : pickInteger(0, 30_000),
    loan: {
      type: pickOne(['annuity', 'linear', 'interest_only'] as const),
      debt: pickInteger(1000, 900_000),
      percent,
      months,
    },
    passed: pickInteger(0, months - 1),
    maximumInput: {
      percent: pickInteger(500, 7500) / 1000,
      fixedMonths: pickOne([12, 60, 119, 120, 240]),
      months: pickOne([360, pickInteger(60, 360)]),
      isBox3: next() < 0.25,
      label: pickOne(exampleLabels),
      measures: pickOne([0, 0, pickInteger(0, 30_000)]),
      creditLimit: pickOne([0, 0, pickInteger(0, 20_000)]),
    },
    earned: pickInteger(0, 5000),
    incapacity: pickInteger(0, 100),
    month: pickInteger(1, 24),
  }
}
