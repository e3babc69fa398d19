import type { AdvicePerson } from '@portal/contract/advice'
import type { ScenarioInput } from '@portal/contract/scenario'
import { calculateOrdinaryEarnings, type HouseholdMember, toLastingEarnings } from '../household.ts'
import type { YearlyEarnings } from '../income-tax.ts'
import type { Norms } from '../norms.ts'

/** A household today: the member that an event concerns, and the other if there is one. */
export interface Household {
  norms: Norms
  today: string
  self: HouseholdMember
  other: HouseholdMember | null
  youngestChild: ScenarioInput['youngest_child_date_of_birth']
}

/** A household at a moment, with its members' earnings. */
export interface HouseholdMoment {
  /** Months from today. */
  months: number
  /** Date of the moment, if it is not a whole number of months from today. */
  date?: string
  members: readonly { person: AdvicePerson; earnings: YearlyEarnings }[]
  /** Other incomes that a lender also tests, such as after an imminent pension; the lowest outcome counts. */
  alsoTested?: readonly (readonly YearlyEarnings[])[]
  /** Person who left the household, with only the debts that the other member keeps. */
  gone?: AdvicePerson
}

/** A member with their earnings. */
export const toMemberMoment = ({ person }: HouseholdMember, earnings: YearlyEarnings) => ({
  person,
  earnings,
})

/** The other member after `months` months without other events. */
export const getOtherMemberAt = ({ norms, other }: Household, months: number): HouseholdMoment['members'] =>
  other ? [toMemberMoment(other, calculateOrdinaryEarnings(norms, other, months, false))] : []

/** The household after `months` months without other events. */
export const getOrdinaryMoment = (household: Household, months: number): HouseholdMoment => {
  const { norms, self, other } = household
  const own = toMemberMoment(self, calculateOrdinaryEarnings(norms, self, months, other === null))
  return { months, members: [own, ...getOtherMemberAt(household, months)] }
}

/** All sets of earnings that a lender tests at a moment: actual, lasting, and after imminent pensions. */
export function listTestedEarnings({
  members,
  alsoTested = [],
}: HouseholdMoment): (readonly YearlyEarnings[])[] {
  const now = members.map(({ earnings }) => earnings)
  const lasting = now.map(toLastingEarnings)
  const ends = lasting.some((one, place) => one !== now[place])
  return [now, ...(ends ? [lasting] : []), ...alsoTested]
}

/** Today, also tested with state pensions that start within ten years (Trhk art. 2(5)). */
export function getMomentToday(household: Household): HouseholdMoment {
  const { norms, self, other } = household
  const near = norms.lending.months_before_aow.value
  const alsoTested = [self, other]
    .filter((member) => member !== null)
    .filter(({ isAow, untilAow }) => !isAow && untilAow <= near)
    .map(({ untilAow }) =>
      getOrdinaryMoment(household, untilAow).members.map(({ earnings }) => toLastingEarnings(earnings)),
    )
  const now = getOrdinaryMoment(household, 0)
  return { ...now, alsoTested: [...listTestedEarnings(now).slice(1), ...alsoTested] }
}
