import { getDeskCustomers, type ListedCustomer } from '@portal/contract/desk/customer'
import {
  type CustomerView,
  getCustomerViews,
  postCustomerView,
  postCustomerViewChanged,
  postCustomerViewRemoved,
} from '@portal/contract/desk/view'
import { renderView } from '@portal/remote-kit/test'
import CustomersScreen from '../customers/CustomersScreen.tsx'
import '../customers/views/ViewDialog.tsx'
import { customersPath } from '../shared/paths.ts'
import { texts } from '../texts.ts'
import { deskPortal, done, type Role } from './desk.ts'
import { customers } from './example.ts'

interface Given {
  data?: readonly ListedCustomer[]
  total?: number
  views?: readonly CustomerView[]
  role?: Role
}

/** A saved view with given properties. */
export const exampleView = (given: Partial<CustomerView> = {}): CustomerView => ({
  id: 6,
  name: 'Nooit geweest',
  q: '',
  filter: 'never',
  shared: false,
  by: 'Sanne Vermeulen',
  own: true,
  changeable: true,
  count: 12,
  ...given,
})

/** Opens the list of customers at a query. */
export async function openCustomers(
  query = '',
  { data = customers, total = data.length, views = [], role }: Given = {},
) {
  const portal = deskPortal(role)
  portal.answer(getDeskCustomers, ({ query: { page = 1 } = {} }) => ({
    data: [...data],
    meta: { total, page: Number(page), per_page: 50 },
  }))
  portal.answer(getCustomerViews, { data: [...views] })
  portal.answer(postCustomerView, { data: { success: true, id: 7 } })
  for (const call of [postCustomerViewChanged, postCustomerViewRemoved]) portal.answer(call, done)
  await renderView(CustomersScreen, { portal, texts, path: `${customersPath}${query}` })
  return portal
}
