import { monthsBetween } from '@portal/contract/day'
import type { ScenarioInput, ScenarioResult, ScenarioSet } from '@portal/contract/scenario'
import { numberOf } from '../figure.ts'
import { memberOf } from '../household.ts'
import { type LoanPart, planPart } from '../loan-part.ts'
import type { Basis, Norms } from '../norms.ts'
import { percentOf } from '../percent.ts'
import { makeTracer } from '../trace.ts'
import { assess, householdIncome, type Moment, partsAt, type Reading, type Setting } from './assess.ts'
import {
  today as asToday,
  breakUp,
  death,
  type Household,
  incapacity,
  incapacityShares,
  interestOnlyLimit,
  newInterestOnly,
  ordinaryMoment,
  retirement,
  unemployment,
} from './events.ts'

/** A part as it was sent, as the engine has it. Without an end of deduction that of the norms counts (SCEN-24). */
export function loanPartOf(norms: Norms, sent: ScenarioInput['loan_parts'][number], today: string): LoanPart {
  const untilEnd = Math.max(0, monthsBetween(today, norms.refinance.assumed_deduction_end.value))
  return {
    type: sent.repayment_type,
    debt: sent.current_amount,
    original: sent.current_amount,
    saved: sent.first_deposit_amount ?? 0,
    premium: sent.premium ?? null,
    interest: percentOf(sent.interest_rate),
    returnRate: sent.return_rate == null ? null : percentOf(sent.return_rate),
    months: sent.duration_in_months,
    deductibleMonths: sent.deductible_period_in_months ?? untilEnd,
    fixedMonths: sent.remaining_interest_period_in_months,
  }
}

/**
 * Every scenario of a household. A pure function of its input and basis.
 */
export function scenarioSet(input: ScenarioInput, { norms, today }: Basis): ScenarioSet {
  const tracer = makeTracer(true)
  const setting: Setting = {
    norms,
    today,
    parts: input.loan_parts.map((part) => planPart(loanPartOf(norms, part, today), today)),
    label: input.energy_label ?? null,
    propertyValue: input.property_tax_value,
    tracer,
    seen: new Map(),
  }
  const applicant = memberOf(norms, input.applicant, today)
  const partner = input.partner ? memberOf(norms, input.partner, today) : null
  const youngestChild = input.youngest_child_date_of_birth
  const ofApplicant: Household = { norms, today, self: applicant, other: partner, youngestChild }
  const ofPartner = partner && { ...ofApplicant, self: partner, other: applicant }

  const incomeToday = householdIncome(setting, ordinaryMoment(ofApplicant, 0).members, partsAt(setting, 0))
  const result = (moment: Moment | null, reading?: Reading): ScenarioResult | null =>
    moment && assess(setting, moment, incomeToday, reading)
  const each = (event: (household: Household) => Moment | null) => ({
    applicant: result(event(ofApplicant)),
    partner: ofPartner && result(event(ofPartner)),
  })

  const incapacitated = (percent: number) => each((household) => incapacity(household, percent))
  const prolonging = newInterestOnly(
    ofApplicant,
    setting.parts.map(({ part }) => part),
  )
  const limit = (moment: Moment) => {
    if (input.property_tax_value === null) return undefined
    const repaid = partsAt(setting, moment.months)
      .filter(({ type }) => type !== 'interest_only')
      .reduce((sum, { debt }) => sum + numberOf(debt), 0)
    return interestOnlyLimit(norms, input.property_tax_value, repaid)
  }
  const moving = asToday(ofApplicant)
  return {
    retirement: each(retirement),
    death: each(death),
    incapacitated: {
      '50': incapacitated(50),
      '80': incapacitated(80),
      shares: input.every_incapacity_share
        ? incapacityShares(norms).map((percent) => ({ percent, ...incapacitated(percent) }))
        : null,
    },
    unemployment: each(unemployment),
    break_up: each(breakUp),
    new_interest_only: { applicant: result(prolonging, prolonging ? { limit: limit(prolonging) } : {}) },
    move: {
      box1: { applicant: result(moving) },
      box3: { applicant: result(moving, { box: 'box3' }) },
    },
    trace: tracer.trace,
  }
}
