import type { AdvicePerson } from '@portal/contract/advice'
import type { ScenarioInput } from '@portal/contract/scenario'
import { lastingEarnings, type Member, ordinaryEarnings } from '../household.ts'
import type { Earnings } from '../income-tax.ts'
import type { Norms } from '../norms.ts'

/** A household today: the member that an event concerns, and the other if there is one. */
export interface Household {
  norms: Norms
  today: string
  self: Member
  other: Member | null
  youngestChild: ScenarioInput['youngest_child_date_of_birth']
}

/** A household at a moment, with its members' earnings. */
export interface Moment {
  /** Months from today. */
  months: number
  /** Date of the moment, if it is not a whole number of months from today. */
  date?: string
  members: readonly { person: AdvicePerson; earnings: Earnings }[]
  /** Other incomes that a lender also tests, such as after an imminent pension; the lowest outcome counts. */
  alsoTested?: readonly (readonly Earnings[])[]
  /** Person who left the household, with only the debts that the other member keeps. */
  gone?: AdvicePerson
}

/** A member with their earnings. */
export const memberMoment = ({ person }: Member, earnings: Earnings) => ({ person, earnings })

/** The other member after `months` months without other events. */
export const othersAt = ({ norms, other }: Household, months: number): Moment['members'] =>
  other ? [memberMoment(other, ordinaryEarnings(norms, other, months, false))] : []

/** The household after `months` months without other events. */
export const ordinaryMoment = (household: Household, months: number): Moment => {
  const { norms, self, other } = household
  const own = memberMoment(self, ordinaryEarnings(norms, self, months, other === null))
  return { months, members: [own, ...othersAt(household, months)] }
}

/** All sets of earnings that a lender tests at a moment: actual, lasting, and after imminent pensions. */
export function testedEarnings({ members, alsoTested = [] }: Moment): (readonly Earnings[])[] {
  const now = members.map(({ earnings }) => earnings)
  const lasting = now.map(lastingEarnings)
  const ends = lasting.some((one, place) => one !== now[place])
  return [now, ...(ends ? [lasting] : []), ...alsoTested]
}

/** Today, also tested with state pensions that start within ten years (Trhk art. 2(5)). */
export function momentToday(household: Household): Moment {
  const { norms, self, other } = household
  const near = norms.lending.months_before_aow.value
  const alsoTested = [self, other]
    .filter((member) => member !== null)
    .filter(({ isAow, untilAow }) => !isAow && untilAow <= near)
    .map(({ untilAow }) =>
      ordinaryMoment(household, untilAow).members.map(({ earnings }) => lastingEarnings(earnings)),
    )
  const now = ordinaryMoment(household, 0)
  return { ...now, alsoTested: [...testedEarnings(now).slice(1), ...alsoTested] }
}
