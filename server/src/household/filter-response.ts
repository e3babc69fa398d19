import type { Customer } from '@portal/contract/customer'
import type { Family } from '@portal/contract/family'
import { grossAnnualAmountFields } from '@portal/contract/person'
import type { InferInput } from 'valibot'
import { getCurrentRestrictions } from '../database/tenant-scope.ts'
import {
  type CustomerFilePart,
  canChangeCustomerFilePart,
  canReadCustomerFilePart,
} from './customer-file-parts.ts'

type CustomerResponse = InferInput<typeof Customer>
type FamilyResponse = InferInput<typeof Family>
type PartnerResponse = NonNullable<FamilyResponse['partner']>
type OwnerPrefix = '' | 'partner_'

export const getCustomerFilePart = (name: string, whose: OwnerPrefix): CustomerFilePart =>
  `${whose}${name === 'gross_annual_income' ? 'income' : 'pension'}` as CustomerFilePart

const listHiddenAmounts = (whose: OwnerPrefix): readonly string[] =>
  Object.keys(grossAnnualAmountFields).filter(
    (name) => !canReadCustomerFilePart(getCustomerFilePart(name, whose)),
  )

function omitFields<T extends object>(value: T, names: readonly string[]): T {
  return Object.fromEntries(Object.entries(value).filter(([name]) => !names.includes(name))) as T
}

const pickNameFields = ({
  id,
  full_name,
  first_name,
  suffix,
  last_name,
}: PartnerResponse): PartnerResponse => ({
  ...{ id, full_name, first_name, suffix, last_name },
})

/**
 * Removes fields that the current reader may not see (HOUSE-03). A guest never gets data about sign-in and retrieval.
 */
export function filterCustomer(customer: CustomerResponse): CustomerResponse {
  const { actor, withheld, readOnly } = getCurrentRestrictions()
  if (withheld.length === 0 && readOnly.length === 0 && actor === null) return customer
  const shown = omitFields(customer, listHiddenAmounts(''))
  const may = {
    can_update_self:
      shown.can_update_self === true &&
      (['personal', 'income', 'pension', 'home'] as const).some(canChangeCustomerFilePart),
    can_update_partner:
      shown.can_update_partner === true &&
      (['partner_personal', 'partner_income', 'partner_pension'] as const).some(canChangeCustomerFilePart),
  }
  if (actor === null) return { ...shown, ...may }
  const visible = { ...shown, ...may, username: '', keys_wanted: false, invitation: null }
  if (canReadCustomerFilePart('personal')) return visible
  const { product_labels, advisor, account_manager, office_id, file_locked, keys_wanted } = visible
  return {
    ...pickNameFields(visible),
    ...{ username: '', product_labels, advisor, account_manager, office_id, file_locked, keys_wanted },
    ...may,
    ...Object.fromEntries(
      Object.keys(grossAnnualAmountFields).map((name) => [name, visible[name as keyof typeof visible]]),
    ),
  }
}

function filterPerson(
  person: PartnerResponse,
  whose: OwnerPrefix,
  personal: CustomerFilePart,
): PartnerResponse {
  const shown = omitFields(person, listHiddenAmounts(whose))
  if (canReadCustomerFilePart(personal)) return shown
  const amounts = Object.keys(grossAnnualAmountFields).filter((name) => name in shown)
  return {
    ...pickNameFields(shown),
    ...Object.fromEntries(amounts.map((name) => [name, shown[name as keyof PartnerResponse]])),
  }
}

/**
 * Removes persons and fields that the current reader may not see (HOUSE-03, HOUSE-04). Children belong to the
 * customer's personal part.
 */
export function filterFamily({ partner, children }: FamilyResponse): FamilyResponse {
  return {
    partner: partner ? filterPerson(partner, 'partner_', 'partner_personal') : null,
    children: canReadCustomerFilePart('personal') ? (children ?? []) : [],
  }
}
