import type { AdvicePerson } from '@portal/contract/advice'
import { addMonths, countMonthsUntil } from '@portal/time/calendar-day'
import { type Amount, createFigure, type Figure, sumAmounts } from './figure.ts'
import type { YearlyEarnings } from './income-tax.ts'
import type { Norms } from './norms.ts'
import { calculateStatePension, convertToSingleStatePension, findStatePensionDate } from './pension-age.ts'

export interface HouseholdMember {
  person: AdvicePerson
  employment: number
  /**
   * Months until the state pension age; a partial month counts as a whole month. The value is 0 if the age is reached.
   */
  monthsUntilStatePension: number
  /** Months until the wage ends: at the state pension age, or earlier if the person stops earlier. */
  monthsUntilStop: number
  hasReachedPensionAge: boolean
}

export const getStopWorkingDate = ({
  date_of_birth,
  stops_working_at_age: age,
}: AdvicePerson): string | null => (age == null ? null : addMonths(date_of_birth, age * 12))

function countMonthsUntilWorkStop(person: AdvicePerson, today: string): number {
  const date = getStopWorkingDate(person)
  return date === null ? Number.POSITIVE_INFINITY : Math.max(1, countMonthsUntil(today, date))
}

export function createMember(norms: Norms, person: AdvicePerson, today: string): HouseholdMember {
  const aow = findStatePensionDate(norms, person.date_of_birth)
  const monthsUntilStatePension = countMonthsUntil(today, aow)
  return {
    person,
    employment: person.income.annual_employment_income ?? 0,
    monthsUntilStatePension,
    monthsUntilStop: Math.min(monthsUntilStatePension, countMonthsUntilWorkStop(person, today)),
    hasReachedPensionAge: monthsUntilStatePension === 0,
  }
}

export const isRetired = (member: HouseholdMember, months: number): boolean =>
  member.hasReachedPensionAge || months >= member.monthsUntilStatePension

/**
 * Yearly pensions of a member: the state pension (the full amount if none was entered) and the entered old-age pension.
 * @param isSingle whether the member lives alone when the pensions are paid
 * @param wasSingle whether the entered state pension is already that of a single person
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

/** Removes wages earned after the state pension age, because they do not count as lasting (Trhk art. 2(5)). */
export const toLastingEarnings = (earnings: YearlyEarnings): YearlyEarnings =>
  earnings.hasReachedPensionAge && earnings.labour.length > 0 ? { ...earnings, labour: [] } : earnings

/**
 * Calculates a member's yearly earnings after `months` months if no event happens. A member who still works after the
 * state pension age is assumed to continue working.
 */
export function calculateEarningsWithoutEvents(
  norms: Norms,
  member: HouseholdMember,
  months: number,
  isSingle: boolean,
  wasSingle = isSingle,
): YearlyEarnings {
  const retired = isRetired(member, months)
  const works = member.hasReachedPensionAge || (!retired && months < member.monthsUntilStop)
  return {
    labour: works && member.employment > 0 ? [member.employment] : [],
    benefits: [],
    pensions: retired ? calculatePensions(norms, member, isSingle, wasSingle) : [],
    hasReachedPensionAge: retired,
    isSingle,
  }
}

/** Calculates the gross yearly income by the lending norms. */
export const calculateTestIncome = ({ labour, benefits, pensions }: YearlyEarnings): Figure =>
  createFigure('gross_income', sumAmounts([...labour, ...benefits, ...pensions]), {
    employment_income: labour,
    benefit_income: benefits,
    pension_income: pensions,
  })

export const toYearlyAmount = (monthly: Figure): Figure =>
  createFigure('yearly_amount', monthly.value * 12, { [monthly.rule]: monthly })
