import type { AdvicePerson } from '@portal/contract/advice'
import { addMonths, monthsUntil } from '@portal/contract/day'
import { type Amount, type Figure, figure, totalOf } from './figure.ts'
import type { Earnings } from './income-tax.ts'
import type { Norms } from './norms.ts'
import { aowDate, singleStatePension, statePension } from './pension-age.ts'

/** A person of a household with what the engine needs to know of the person's years to come. */
export interface Member {
  person: AdvicePerson
  employment: number
  /** Months until the state pension age, of which one that has begun counts; 0 when it is reached, and not before. */
  untilAow: number
  /** Months until the person has no wage any more: those until the state pension age, or fewer where the person stops before. */
  untilStop: number
  /** Whether the person has reached the state pension age today. */
  isAow: boolean
}

/** Date on which a person is as old as when that person stops working; null where nothing was said of it. */
export const stopDate = ({ date_of_birth, stops_working_at_age: age }: AdvicePerson): string | null =>
  age == null ? null : addMonths(date_of_birth, age * 12)

function monthsUntilStop(person: AdvicePerson, today: string): number {
  const date = stopDate(person)
  return date === null ? Number.POSITIVE_INFINITY : Math.max(1, monthsUntil(today, date))
}

/** Reads a person as of today. */
export function memberOf(norms: Norms, person: AdvicePerson, today: string): Member {
  const aow = aowDate(norms, person.date_of_birth)
  const untilAow = monthsUntil(today, aow)
  return {
    person,
    employment: person.income.annual_employment_income ?? 0,
    untilAow,
    untilStop: Math.min(untilAow, monthsUntilStop(person, today)),
    isAow: untilAow === 0,
  }
}

/** Whether a member has reached the state pension age after `months` months. */
export const isRetired = (member: Member, months: number): boolean =>
  member.isAow || months >= member.untilAow

/**
 * The pensions of a member: state pension and the person's own. A state pension that was not given is the full one.
 * @param isSingle whether the member lives alone then; `wasSingle` whether the given amount is already that of one alone
 */
export function pensionsOf(
  norms: Norms,
  { person }: Member,
  isSingle: boolean,
  wasSingle: boolean,
): Amount[] {
  const { state_pension_income: state, old_age_pension_income: own } = person.income
  const ofState =
    state == null
      ? statePension(norms, isSingle)
      : isSingle && !wasSingle
        ? singleStatePension(norms, state)
        : figure('state_pension', state, { amount: state })
  return [ofState, ...(own ? [own] : [])]
}

/** What of earnings lasts: wage after the state pension age does not (Trhk art. 2(5)). */
export const lastingOf = (earnings: Earnings): Earnings =>
  earnings.isAow && earnings.labour.length > 0 ? { ...earnings, labour: [] } : earnings

/** Yearly earnings of a member after `months` months if nothing else happens. Work beyond the state pension age today goes on. */
export function ordinaryEarnings(
  norms: Norms,
  member: Member,
  months: number,
  isSingle: boolean,
  wasSingle = isSingle,
): Earnings {
  const retired = isRetired(member, months)
  const works = member.isAow || (!retired && months < member.untilStop)
  return {
    labour: works && member.employment > 0 ? [member.employment] : [],
    benefits: [],
    pensions: retired ? pensionsOf(norms, member, isSingle, wasSingle) : [],
    isAow: retired,
    isSingle,
  }
}

/** Gross income of a year, as the norms test it. */
export const testIncomeOf = ({ labour, benefits, pensions }: Earnings): Figure =>
  figure('gross_income', totalOf([...labour, ...benefits, ...pensions]), {
    employment_income: labour,
    benefit_income: benefits,
    pension_income: pensions,
  })

/** An amount a month, as one of a year. */
export const yearly = (monthly: Figure): Figure =>
  figure('yearly_amount', monthly.value * 12, { [monthly.rule]: monthly })
