import type { Norms } from '../../src/norms.ts'
import { calculateSurvivorBenefit, hasSurvivorBenefit } from '../../src/survivor-benefit.ts'
import {
  calculateIncapacityIncome,
  calculateMonthlyWage,
  calculateUnemploymentBenefit,
  calculateUnemploymentMonths,
} from '../../src/work-benefits.ts'
import { type ExampleInput, type ExampleOutcome, UnknownInputError } from './example-input.ts'

const getExampleWage = (norms: Norms, given: ExampleInput) =>
  calculateMonthlyWage(norms, given.getNumber('sv_wage_year'))

export const calculateExampleUnemploymentBenefit = (norms: Norms, given: ExampleInput): ExampleOutcome => ({
  benefit: calculateUnemploymentBenefit(norms, getExampleWage(norms, given), given.getNumber('month')).value,
})

export function calculateExampleUnemploymentMonths(norms: Norms, given: ExampleInput): ExampleOutcome {
  const years = given.getNumber('years')
  const before = given.getNumber('pre2016_above10', 0)
  const after = Math.max(0, years - 10 - before)
  if (given.getNumber('from2016_above10', after) !== after)
    throw new UnknownInputError(`"from2016_above10" of other than the ${after} years that are left`)
  return { months: calculateUnemploymentMonths(norms, years, before) }
}

const incapacityPhaseChecks = {
  'wage related': () => true,
  'wage supplement': (use: number, least: number) => use >= least,
  'follow-up': (use: number, least: number) => use < least,
} as const

export function calculateExampleIncapacityIncome(norms: Norms, given: ExampleInput): ExampleOutcome {
  const minimum = given.getNumber('minimum_wage', norms['minimum-wage'].monthly.value)
  const ofExample: Norms = {
    ...norms,
    'minimum-wage': { monthly: { ...norms['minimum-wage'].monthly, value: minimum } },
  }
  const capacityUse = given.getNumber('capacity_used_pct', 0)
  const phase = given.getText('phase')
  if (phase !== null) {
    const isIn = incapacityPhaseChecks[phase as keyof typeof incapacityPhaseChecks]
    if (!isIn?.(capacityUse, norms['work-benefits'].incapacity.value.capacity_use_percent))
      throw new UnknownInputError(`"phase": "${phase}" with ${capacityUse} % of the capacity used`)
  }
  const { benefit, wage } = calculateIncapacityIncome(ofExample, given.getNumber('sv_wage_year'), {
    percent: given.getNumber('ao'),
    isDurable: given.getFlag('durable'),
    capacityUse,
    month: given.getNumber('month', 3),
    phase: phase === null || phase === 'wage related' ? 'wage_related' : 'follow_up',
  })
  return { benefit: benefit.value, wage: wage.value, total: benefit.value + wage.value }
}

export function calculateExampleSurvivorBenefit(norms: Norms, given: ExampleInput): ExampleOutcome {
  const today = norms.anw.monthly.source.valid_from ?? '2026-01-01'
  const ofTen = `${Number(today.slice(0, 4)) - 10}${today.slice(4)}`
  const has = hasSurvivorBenefit(
    norms,
    given.getFlag('child_under_18') ? ofTen : null,
    given.getFlag('aow'),
    today,
  )
  const whole = calculateSurvivorBenefit(norms, given.getNumber('earned_month')).value / 12
  return { gross_incl_holiday: has ? whole : 0 }
}
