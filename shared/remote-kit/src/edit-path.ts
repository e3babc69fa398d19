import { getCustomer } from '@portal/contract/customer'
import { useRoutePath } from './permissions.ts'
import { useRead } from './read.ts'

/** A kind of data that customers change themselves, as the address of its form names it. */
export type EditCategory = 'income' | 'mortgage' | 'living'

/** Address of the form in which a customer changes a kind of data; null for who may not (EDIT-02), or where nobody fills that form. */
export function useEditPath(category: EditCategory): string | null {
  const form = useRoutePath('editInfo')
  const customer = useRead(getCustomer).data?.data
  return form && customer?.can_update_self ? `${form}/${category}` : null
}
