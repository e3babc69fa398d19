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

const amountNames = Object.keys(grossAnnualAmountFields)
const nameFields = ['id', 'full_name', 'first_name', 'suffix', 'last_name']

/** Fields that a guest without access to personal data gets. */
const guestFields = [
  ...nameFields,
  ...amountNames,
  'username',
  'product_labels',
  'advisor',
  'account_manager',
  'office_id',
  'file_locked',
  'keys_wanted',
  'can_update_self',
  'can_update_partner',
]

const pickFields = <T extends object>(value: T, isPicked: (name: string) => boolean): T =>
  Object.fromEntries(Object.entries(value).filter(([name]) => isPicked(name))) as T

const omitHiddenAmounts = <T extends object>(value: T, whose: OwnerPrefix): T =>
  pickFields(
    value,
    (name) => !amountNames.includes(name) || canReadCustomerFilePart(getCustomerFilePart(name, whose)),
  )

/**
 * Removes fields that the current reader may not see (HOUSE-03). A guest never gets data about sign-in and retrieval.
 */
export function filterCustomer(customer: CustomerResponse): CustomerResponse {
  const { actor, withheld, readOnly } = getCurrentRestrictions()
  if (withheld.length === 0 && readOnly.length === 0 && actor === null) return customer
  const shown = omitHiddenAmounts(customer, '')
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
  return canReadCustomerFilePart('personal')
    ? visible
    : pickFields(visible, (name) => guestFields.includes(name))
}

function filterPartner(partner: PartnerResponse): PartnerResponse {
  const shown = omitHiddenAmounts(partner, 'partner_')
  return canReadCustomerFilePart('partner_personal')
    ? shown
    : pickFields(shown, (name) => nameFields.includes(name) || amountNames.includes(name))
}

/**
 * Removes persons and fields that the current reader may not see (HOUSE-03, HOUSE-04). Children belong to the
 * customer's personal part.
 */
export function filterFamily({ partner, children }: FamilyResponse): FamilyResponse {
  return {
    partner: partner ? filterPartner(partner) : null,
    children: canReadCustomerFilePart('personal') ? (children ?? []) : [],
  }
}
