import { getCustomer } from '@portal/contract/customer'
import { useRoutePath } from './permissions.ts'
import { useRead } from './read.ts'

/** A kind of data that customers change themselves, as the address of its form names it. */
export type EditCategory = 'income' | 'mortgage' | 'living' | 'contactDetails' | 'personalia'

/** What is to be changed. */
interface Asked {
  /**
   * What the form calls it: a field ('market_value', 'partner.mobile'), or a record ('income-12', 'pension-7'; of a
   * mortgage its number). A form that does not know it is shown whole.
   */
  item?: string | number | null
  /** Loan part of the mortgage that is named. */
  part?: string | number
  /** It is the partner's, which is for who may change those. */
  ofPartner?: boolean
}

/**
 * Address of the form in which a customer changes a kind of data, at an item of it (EDIT-16); null for who may not change
 * it (EDIT-02, PERSONALIA-03), or where nobody fills that form; undefined while it is not known who this is.
 */
export function useEditPath(
  category: EditCategory,
  { item = null, part, ofPartner = false }: Asked = {},
): string | null | undefined {
  const form = useRoutePath('editInfo')
  const { data, isPending } = useRead(getCustomer)
  if (isPending) return form && undefined
  const customer = data?.data
  const mayChange = category === 'contactDetails' || customer?.can_update_self
  if (!form || !mayChange || (ofPartner && !customer?.can_update_partner)) return null
  const asked = new URLSearchParams({
    ...(item !== null && { id: String(item) }),
    ...(part !== undefined && { part: String(part) }),
  }).toString()
  return `${form}/${category}${asked && `?${asked}`}`
}

/** Where a customer tells of what the file does not have: the form, for who may fill it in, else the firm; null where neither is there. */
export function useTellPath(category?: EditCategory): string | null {
  const contact = useRoutePath('contact')
  const form = useEditPath(category ?? 'contactDetails')
  return (category && form) ?? contact
}
