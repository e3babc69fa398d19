import type { AdvicePerson } from '@portal/contract/advice'
import type { ScenarioInput } from '@portal/contract/scenario'
import { lastingOf, type Member, ordinaryEarnings } from '../household.ts'
import type { Earnings } from '../income-tax.ts'
import type { Norms } from '../norms.ts'

/** A household as it is today: the member that something happens to, and the other, if any. */
export interface Household {
  norms: Norms
  today: string
  self: Member
  other: Member | null
  youngestChild: ScenarioInput['youngest_child_date_of_birth']
}

/** A household at a moment: its members with their earnings then. */
export interface Moment {
  /** Months from today. */
  months: number
  /** Date of the moment, where it is not just that many months from today. */
  date?: string
  members: readonly { person: AdvicePerson; earnings: Earnings }[]
  /** Other incomes that a lender tests as well, such as those after a pension that is near; the lowest outcome decides. */
  alsoTested?: readonly (readonly Earnings[])[]
  /** Person that is no longer in the household, with only those debts that the other member keeps. */
  gone?: AdvicePerson
}

/** A member with what the member has. */
export const memberMoment = ({ person }: Member, earnings: Earnings) => ({ person, earnings })

/** The other member after `months` months, if nothing happens to that person. */
export const othersAt = ({ norms, other }: Household, months: number): Moment['members'] =>
  other ? [memberMoment(other, ordinaryEarnings(norms, other, months, false))] : []

/** The household after `months` months, if nothing else happens. */
export const ordinaryMoment = (household: Household, months: number): Moment => {
  const { norms, self, other } = household
  const own = memberMoment(self, ordinaryEarnings(norms, self, months, other === null))
  return { months, members: [own, ...othersAt(household, months)] }
}

/** Every set of earnings that a lender tests at a moment: as they are, as far as they last, and those of pensions that are near. */
export function testedEarnings({ members, alsoTested = [] }: Moment): (readonly Earnings[])[] {
  const now = members.map(({ earnings }) => earnings)
  const lasting = now.map(lastingOf)
  const ends = lasting.some((one, place) => one !== now[place])
  return [now, ...(ends ? [lasting] : []), ...alsoTested]
}

/** Today, tested with the incomes of state pensions that begin within ten years as well (Trhk art. 2(5)). */
export function today(household: Household): Moment {
  const { norms, self, other } = household
  const near = norms.lending.months_before_aow.value
  const alsoTested = [self, other]
    .filter((member) => member !== null)
    .filter(({ isAow, untilAow }) => !isAow && untilAow <= near)
    .map(({ untilAow }) =>
      ordinaryMoment(household, untilAow).members.map(({ earnings }) => lastingOf(earnings)),
    )
  const now = ordinaryMoment(household, 0)
  return { ...now, alsoTested: [...testedEarnings(now).slice(1), ...alsoTested] }
}
