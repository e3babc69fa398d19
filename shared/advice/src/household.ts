import type { AdvicePerson } from '@portal/contract/advice'
import { addMonths, countMonthsUntil } from '@portal/contract/calendar-day'
import { type Amount, createFigure, type Figure, sumAmounts } from './figure.ts'
import type { YearlyEarnings } from './income-tax.ts'
import type { Norms } from './norms.ts'
import { calculateStatePension, convertToSingleStatePension, findAowDate } from './pension-age.ts'

/** A person of a household, with the dates of their coming years. */
export interface HouseholdMember {
  person: AdvicePerson
  employment: number
  /** Months until the state pension age, including a partial month; 0 once it is reached. */
  untilAow: number
  /** Months until the person's wage ends: at the state pension age, or earlier if they stop working. */
  untilStop: number
  /** Whether the person has reached the state pension age. */
  isAow: boolean
}

/** Date on which a person reaches the age at which they stop working; null if not given. */
export const getStopWorkingDate = ({
  date_of_birth,
  stops_working_at_age: age,
}: AdvicePerson): string | null => (age == null ? null : addMonths(date_of_birth, age * 12))

function monthsUntilStop(person: AdvicePerson, today: string): number {
  const date = getStopWorkingDate(person)
  return date === null ? Number.POSITIVE_INFINITY : Math.max(1, countMonthsUntil(today, date))
}

export function createMember(norms: Norms, person: AdvicePerson, today: string): HouseholdMember {
  const aow = findAowDate(norms, person.date_of_birth)
  const untilAow = countMonthsUntil(today, aow)
  return {
    person,
    employment: person.income.annual_employment_income ?? 0,
    untilAow,
    untilStop: Math.min(untilAow, monthsUntilStop(person, today)),
    isAow: untilAow === 0,
  }
}

/** Whether a member has reached the state pension age after `months` months. */
export const isRetired = (member: HouseholdMember, months: number): boolean =>
  member.isAow || months >= member.untilAow

/**
 * Pensions of a member: the state pension, in full if not given, and their own.
 * @param isSingle whether the member lives alone at that time; `wasSingle` whether the given amount is already for a
 * single person
 */
export function calculatePensions(
  norms: Norms,
  { person }: HouseholdMember,
  isSingle: boolean,
  wasSingle: boolean,
): Amount[] {
  const { state_pension_income: state, old_age_pension_income: own } = person.income
  const ofState =
    state == null
      ? calculateStatePension(norms, isSingle)
      : isSingle && !wasSingle
        ? convertToSingleStatePension(norms, state)
        : createFigure('state_pension', state, { amount: state })
  return [ofState, ...(own ? [own] : [])]
}

/** Lasting part of earnings: excludes wage after the state pension age (Trhk art. 2(5)). */
export const toLastingEarnings = (earnings: YearlyEarnings): YearlyEarnings =>
  earnings.isAow && earnings.labour.length > 0 ? { ...earnings, labour: [] } : earnings

/**
 * Yearly earnings of a member after `months` months without other events. Current work beyond the state pension age
 * continues.
 */
export function calculateOrdinaryEarnings(
  norms: Norms,
  member: HouseholdMember,
  months: number,
  isSingle: boolean,
  wasSingle = isSingle,
): YearlyEarnings {
  const retired = isRetired(member, months)
  const works = member.isAow || (!retired && months < member.untilStop)
  return {
    labour: works && member.employment > 0 ? [member.employment] : [],
    benefits: [],
    pensions: retired ? calculatePensions(norms, member, isSingle, wasSingle) : [],
    isAow: retired,
    isSingle,
  }
}

/** Gross yearly test income by the lending norms. */
export const calculateTestIncome = ({ labour, benefits, pensions }: YearlyEarnings): Figure =>
  createFigure('gross_income', sumAmounts([...labour, ...benefits, ...pensions]), {
    employment_income: labour,
    benefit_income: benefits,
    pension_income: pensions,
  })

export const toYearlyAmount = (monthly: Figure): Figure =>
  createFigure('yearly_amount', monthly.value * 12, { [monthly.rule]: monthly })
