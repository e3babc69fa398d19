import type { Customer } from '@portal/contract/customer'
import type { Family } from '@portal/contract/family'
import { grossAnnualAmounts } from '@portal/contract/person'
import type { InferInput } from 'valibot'
import { currentRestrictions } from '../database/tenant-scope.ts'
import { mayChange, mayRead, type Part } from './parts.ts'

type CustomerAnswer = InferInput<typeof Customer>
type FamilyAnswer = InferInput<typeof Family>
type Person = NonNullable<FamilyAnswer['partner']>
type OwnerPrefix = '' | 'partner_'

/** Part of the file of a person's amount. */
export const partOfAmount = (name: string, whose: OwnerPrefix): Part =>
  `${whose}${name === 'gross_annual_income' ? 'income' : 'pension'}` as Part

/** Names of amounts that the reader may not see. */
const hiddenAmounts = (whose: OwnerPrefix): readonly string[] =>
  Object.keys(grossAnnualAmounts).filter((name) => !mayRead(partOfAmount(name, whose)))

function without<T extends object>(value: T, names: readonly string[]): T {
  return Object.fromEntries(Object.entries(value).filter(([name]) => !names.includes(name))) as T
}

const nameOf = ({ id, full_name, first_name, suffix, last_name }: Person): Person => ({
  ...{ id, full_name, first_name, suffix, last_name },
})

/**
 * The customer's data for the current reader (HOUSE-03): in another's file never sign-in or retrieval data; without the
 * personal part only the name and what the portal needs.
 */
export function shownCustomer(customer: CustomerAnswer): CustomerAnswer {
  const { actor, withheld, fixed } = currentRestrictions()
  if (withheld.length === 0 && fixed.length === 0 && actor === null) return customer
  const shown = without(customer, hiddenAmounts(''))
  const may = {
    can_update_self:
      shown.can_update_self === true && (['personal', 'income', 'pension', 'home'] as const).some(mayChange),
    can_update_partner:
      shown.can_update_partner === true &&
      (['partner_personal', 'partner_income', 'partner_pension'] as const).some(mayChange),
  }
  if (actor === null) return { ...shown, ...may }
  const theirs = { ...shown, ...may, username: '', keys_wanted: false, invitation: null }
  if (mayRead('personal')) return theirs
  const { product_labels, advisor, account_manager, office_id, file_locked, keys_wanted } = theirs
  return {
    ...nameOf(theirs),
    ...{ username: '', product_labels, advisor, account_manager, office_id, file_locked, keys_wanted },
    ...may,
    ...Object.fromEntries(
      Object.keys(grossAnnualAmounts).map((name) => [name, theirs[name as keyof typeof theirs]]),
    ),
  }
}

function shownPerson(person: Person, whose: OwnerPrefix, personal: Part): Person {
  const shown = without(person, hiddenAmounts(whose))
  if (mayRead(personal)) return shown
  const amounts = Object.keys(grossAnnualAmounts).filter((name) => name in shown)
  return {
    ...nameOf(shown),
    ...Object.fromEntries(amounts.map((name) => [name, shown[name as keyof Person]])),
  }
}

/**
 * The family's data for the current reader (HOUSE-03, HOUSE-04): without the partner's personal part only the name;
 * children belong to the customer's personal part.
 */
export function shownFamily({ partner, children }: FamilyAnswer): FamilyAnswer {
  return {
    partner: partner ? shownPerson(partner, 'partner_', 'partner_personal') : null,
    children: mayRead('personal') ? (children ?? []) : [],
  }
}
