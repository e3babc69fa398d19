import { getCustomer } from '@portal/contract/customer'
import { useRoutePath } from './permissions.ts'
import { useRead } from './read.ts'

/** A category of data that customers can edit, as used in form paths. */
export type EditCategory = 'income' | 'mortgage' | 'living' | 'contactDetails' | 'personalia'

/** What to edit. */
interface EditTarget {
  /**
   * Field ('market_value', 'partner.mobile') or record ('income-12', 'pension-7'; a mortgage's number) of the form. The
   * form shows everything if it does not know the item.
   */
  item?: string | number | null
  /** Loan part of the mortgage. */
  part?: string | number
  /** Belongs to the partner, so that the permission to edit the partner's data applies. */
  ofPartner?: boolean
}

/**
 * Path of the form for a category and item (EDIT-16). Null if the customer may not edit it (EDIT-02, PERSONALIA-03) or
 * no remote has the form; undefined while the customer is unknown.
 */
export function useEditPath(
  category: EditCategory,
  { item = null, part, ofPartner = false }: EditTarget = {},
): string | null | undefined {
  const form = useRoutePath('editInfo')
  const { data, isPending } = useRead(getCustomer)
  if (isPending) return form && undefined
  const customer = data?.data
  const mayChange = category === 'contactDetails' || customer?.can_update_self
  if (!form || !mayChange || (ofPartner && !customer?.can_update_partner)) return null
  const query = new URLSearchParams({
    ...(item !== null && { id: String(item) }),
    ...(part !== undefined && { part: String(part) }),
  }).toString()
  return `${form}/${category}${query && `?${query}`}`
}

/**
 * Path where a customer can report missing data: the form if it may be edited, else the contact screen; null if neither
 * exists.
 */
export function useAddDataPath(category?: EditCategory): string | null {
  const contact = useRoutePath('contact')
  const form = useEditPath(category ?? 'contactDetails')
  return (category && form) ?? contact
}
