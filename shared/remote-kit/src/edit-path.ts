import { getCustomer } from '@portal/contract/customer'
import { useRoutePath } from './context.tsx'
import { useRead } from './read.ts'

export type EditCategory = 'income' | 'mortgage' | 'living' | 'contactDetails' | 'personalia'

interface EditTarget {
  /**
   * Id of a field ('market_value', 'partner.mobile') or record ('income-12'). For an unknown id the form shows all
   * fields.
   */
  item?: string | number | null
  /** Number of the loan part within the mortgage. */
  part?: string | number
  /** Whether the data belongs to the partner. If so, the permission to edit the partner's data applies. */
  ofPartner?: boolean
}

/**
 * Returns the path of the form that edits the target. Null if the customer may not edit it (EDIT-02) or no remote has
 * the form; undefined while the customer is unknown.
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

/** Path of the form if the customer may edit it, else of the contact screen; null if neither exists. */
export function useAddDataPath(category?: EditCategory): string | null {
  const contact = useRoutePath('contact')
  const form = useEditPath(category ?? 'contactDetails')
  return (category && form) ?? contact
}
