import type { AdvicePerson } from '@portal/contract/advice'
import type { ScenarioInput } from '@portal/contract/scenario'
import { calculateEarningsWithoutEvents, type HouseholdMember, toLastingEarnings } from '../household.ts'
import type { YearlyEarnings } from '../income-tax.ts'
import type { Norms } from '../norms.ts'

/** A household today. `self` is the member that an event concerns. */
export interface Household {
  norms: Norms
  today: string
  self: HouseholdMember
  other: HouseholdMember | null
  youngestChild: ScenarioInput['youngest_child_date_of_birth']
}

/** A household in a month, with its members' earnings. */
export interface HouseholdState {
  /** Months from today. */
  months: number
  /** Exact date of the state if that is not a whole number of months from today. */
  date?: string
  members: readonly { person: AdvicePerson; earnings: YearlyEarnings }[]
  /** Other earnings that a lender tests, such as an imminent pension; the lowest result counts. */
  otherTestedEarnings?: readonly (readonly YearlyEarnings[])[]
  /** Person who left the household or died, with only the debts that the other keeps. */
  departedPerson?: AdvicePerson
}

export const createMemberState = ({ person }: HouseholdMember, earnings: YearlyEarnings) => ({
  person,
  earnings,
})

export const getOtherMemberState = (
  { norms, other }: Household,
  months: number,
): HouseholdState['members'] =>
  other ? [createMemberState(other, calculateEarningsWithoutEvents(norms, other, months, false))] : []

/** Returns the state of a household after `months` months if no event happens. */
export const getStateWithoutEvents = (household: Household, months: number): HouseholdState => {
  const { norms, self, other } = household
  const own = createMemberState(self, calculateEarningsWithoutEvents(norms, self, months, other === null))
  return { months, members: [own, ...getOtherMemberState(household, months)] }
}

/** Lists all earnings that a lender tests: current earnings, lasting earnings, and earnings with imminent pensions. */
export function listTestedEarnings({
  members,
  otherTestedEarnings = [],
}: HouseholdState): (readonly YearlyEarnings[])[] {
  const now = members.map(({ earnings }) => earnings)
  const lasting = now.map(toLastingEarnings)
  const ends = lasting.some((one, place) => one !== now[place])
  return [now, ...(ends ? [lasting] : []), ...otherTestedEarnings]
}

/**
 * Returns today's state. If a member's state pension starts within ten years, affordability is also tested with the
 * earnings from that moment (Trhk art. 2(5)).
 */
export function getHouseholdStateToday(household: Household): HouseholdState {
  const { norms, self, other } = household
  const near = norms.lending.months_before_aow.value
  const otherTestedEarnings = [self, other]
    .filter((member) => member !== null)
    .filter(
      ({ hasReachedPensionAge, monthsUntilStatePension }) =>
        !hasReachedPensionAge && monthsUntilStatePension <= near,
    )
    .map(({ monthsUntilStatePension }) =>
      getStateWithoutEvents(household, monthsUntilStatePension).members.map(({ earnings }) =>
        toLastingEarnings(earnings),
      ),
    )
  const now = getStateWithoutEvents(household, 0)
  return { ...now, otherTestedEarnings: [...listTestedEarnings(now).slice(1), ...otherTestedEarnings] }
}
