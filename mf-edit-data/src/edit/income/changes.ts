import { type Change, changesIn, changesOf, type Told } from '../../shared/edit/change.ts'
import { amountsAsked, type EarnerValues, type IncomeValues, isRetired } from './values.ts'

/** How the income form is told, and of whom. */
export interface IncomeWords {
  told: readonly Told<EarnerValues>[]
  /** The customer, said where there is a partner too. */
  own: string | undefined
  partner: string
}

/**
 * What is different in the income form, of the customer and the partner. What went out of sight is not told, as it is
 * not sent either.
 */
export function incomeChanges(
  { told, own, partner }: IncomeWords,
  was: IncomeValues,
  now: IncomeValues,
  today: string,
): Change[] {
  const askedOf = (earner: EarnerValues, withPartner: boolean) => {
    const asked: readonly string[] = amountsAsked(isRetired(earner.retirement_date, today), withPartner)
    return told.filter(({ field }) => field === 'retirement_date' || asked.includes(field))
  }
  return [
    ...changesOf(own, changesIn(askedOf(now, now.partner !== null), was, now)),
    ...(was.partner && now.partner
      ? changesOf(partner, changesIn(askedOf(now.partner, true), was.partner, now.partner))
      : []),
  ]
}
