import type { ScenarioInput } from '@portal/contract/scenario'
import { figure } from '../figure.ts'
import { isRetired, type Member, ordinaryEarnings, pensionsOf, yearly } from '../household.ts'
import type { Earnings } from '../income-tax.ts'
import type { Norms } from '../norms.ts'
import { pensionDate } from '../pension-age.ts'
import { hasSurvivorBenefit, survivorBenefit } from '../survivor.ts'
import { incapacityIncome, monthWage, unemploymentBenefit } from '../work-benefits.ts'
import type { Moment } from './assess.ts'

/** A household as it is today: the member that something happens to, and the other, if any. */
export interface Household {
  norms: Norms
  today: string
  self: Member
  other: Member | null
  youngestChild: ScenarioInput['youngest_child_date_of_birth']
}

/** Month of the benefit that scenarios look at (SCEN-25). */
const benefitMonth = 3

const memberMoment = ({ person }: Member, earnings: Earnings) => ({ person, earnings })

const othersAt = ({ norms, other }: Household, months: number): Moment['members'] =>
  other ? [memberMoment(other, ordinaryEarnings(norms, other, months, false))] : []

/** The household so many months on, when nothing else happens. */
export const ordinaryMoment = (household: Household, months: number): Moment => {
  const { norms, self, other } = household
  const own = memberMoment(self, ordinaryEarnings(norms, self, months, other === null))
  return { months, members: [own, ...othersAt(household, months)] }
}

/** The member stops working and lives on pensions. */
export function retirement(household: Household): Moment {
  const { norms, self, other, today } = household
  const months = self.untilPension
  const isSingle = other === null
  const earnings: Earnings = {
    labour: [],
    benefits: [],
    pensions: pensionsOf(norms, self, isSingle, isSingle),
    isAow: true,
    isSingle,
  }
  const date = months === 0 ? today : pensionDate(norms, self.person.date_of_birth)
  return { months, date, members: [memberMoment(self, earnings), ...othersAt(household, months)] }
}

/** The member dies: the other goes on with a survivor's pension, and the benefit where there is a right to it. */
export function death({ norms, today, self, other, youngestChild }: Household): Moment | null {
  if (!other) return null
  const alone = ordinaryEarnings(norms, other, 0, true, false)
  const pension = self.person.income.survivor_pension_income
  const hasBenefit = hasSurvivorBenefit(norms, youngestChild, other.isAow, today)
  const earnings: Earnings = {
    ...alone,
    pensions: [
      ...alone.pensions,
      ...(pension ? [pension] : []),
      ...(hasBenefit ? [survivorBenefit(norms, other.employment / 12)] : []),
    ],
  }
  return { months: 0, members: [memberMoment(other, earnings)] }
}

/** The member stays in the home alone. */
export const breakUp = ({ norms, self, other }: Household): Moment | null =>
  other ? { months: 0, members: [memberMoment(self, ordinaryEarnings(norms, self, 0, true, false))] } : null

/** The member loses the work: the benefit of the third month; null without work. */
export function unemployment(household: Household): Moment | null {
  const { norms, self, other } = household
  if (self.employment === 0 || isRetired(self, benefitMonth)) return null
  const wage = monthWage(norms, self.employment)
  const earnings: Earnings = {
    labour: [],
    benefits: [yearly(unemploymentBenefit(norms, wage, benefitMonth))],
    pensions: [],
    isAow: false,
    isSingle: other === null,
  }
  return {
    months: benefitMonth,
    members: [memberMoment(self, earnings), ...othersAt(household, benefitMonth)],
  }
}

/** The member can work less after the waiting time; null without work, or when retired by then. */
export function incapacity(household: Household, percent: number): Moment | null {
  const { norms, self, other } = household
  const { waiting_weeks, capacity_use_percent } = norms['work-benefits'].incapacity.value
  const months = Math.round((waiting_weeks / 52) * 12)
  if (self.employment === 0 || isRetired(self, months)) return null
  const given = { percent, capacityUse: capacity_use_percent, month: benefitMonth }
  const { benefit, wage } = incapacityIncome(norms, monthWage(norms, self.employment), given)
  const earnings: Earnings = {
    labour: wage.value > 0 ? [yearly(wage)] : [],
    benefits: [yearly(benefit)],
    pensions: [],
    isAow: false,
    isSingle: other === null,
  }
  return { months, members: [memberMoment(self, earnings), ...othersAt(household, months)] }
}

/** Percents between two shares of incapacity that are looked at. */
const shareStep = 5

/** Shares of incapacity in percent, from the least that gives a benefit to the one that counts as full (SCEN-30). */
export function incapacityShares(norms: Norms): number[] {
  const { min_percent, full_percent } = norms['work-benefits'].incapacity.value
  const count = Math.floor((full_percent - min_percent) / shareStep) + 1
  return Array.from({ length: count }, (_, index) => min_percent + index * shareStep)
}

/** Today, tested with the incomes of pensions that begin within ten years as well (Trhk art. 2(5)). */
export function today(household: Household): Moment {
  const { norms, self, other } = household
  const near = norms.lending.months_before_aow.value
  const alsoTested = [self, other]
    .filter((member) => member !== null)
    .filter(({ isAow, untilAow }) => !isAow && untilAow <= near)
    .map(({ untilPension }) =>
      ordinaryMoment(household, untilPension).members.map(({ earnings }) => earnings),
    )
  return { ...ordinaryMoment(household, 0), alsoTested }
}

/** The first interest-only part ends and is to be lent anew; null without such a part. */
export function newInterestOnly(household: Household, parts: readonly { type: string; months: number }[]) {
  const ends = parts.filter(({ type }) => type === 'interest_only').map(({ months }) => months)
  return ends.length > 0 ? ordinaryMoment(household, Math.min(...ends)) : null
}

/** What a home of a value may be lent for without repaying: a share of that value. */
export const interestOnlyLimit = ({ lending }: Norms, propertyValue: number, repaid: number) =>
  figure(
    'interest_only_maximum',
    (propertyValue * lending.interest_only_value_percent.value) / 100 + repaid,
    { property_value: propertyValue, percent: lending.interest_only_value_percent.value, amount: repaid },
    lending.interest_only_value_percent.source,
  )
