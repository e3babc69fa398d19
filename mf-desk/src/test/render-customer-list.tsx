import { getDeskCustomers, type ListedCustomer } from '@portal/contract/desk/desk-customer'
import {
  changeCustomerListView,
  getCustomerListViews,
  removeCustomerListView,
  type SavedCustomerListView,
  saveCustomerListView,
} from '@portal/contract/desk/saved-customer-list-view'
import { renderView } from '@portal/remote-kit/test'
import CustomersScreen from '../customers/CustomersScreen.tsx'
import '../customers/views/SaveViewDialog.tsx'
import { customersPath } from '../shared/desk-paths.ts'
import { texts } from '../texts.ts'
import { createDeskPortal, type DeskRole, successResponse } from './desk-portal.ts'
import { exampleCustomers } from './example-desk-data.ts'

interface RenderCustomerListOptions {
  data?: readonly ListedCustomer[]
  total?: number
  views?: readonly SavedCustomerListView[]
  role?: DeskRole
}

export const createExampleView = (given: Partial<SavedCustomerListView> = {}): SavedCustomerListView => ({
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

export async function renderCustomerList(
  query = '',
  { data = exampleCustomers, total = data.length, views = [], role }: RenderCustomerListOptions = {},
) {
  const portal = createDeskPortal(role)
  portal.answer(getDeskCustomers, ({ query: { page = 1 } = {} }) => ({
    data: [...data],
    meta: { total, page: Number(page), per_page: 50 },
  }))
  portal.answer(getCustomerListViews, { data: [...views] })
  portal.answer(saveCustomerListView, { data: { success: true, id: 7 } })
  for (const call of [changeCustomerListView, removeCustomerListView]) portal.answer(call, successResponse)
  await renderView(CustomersScreen, { portal, texts, path: `${customersPath}${query}` })
  return portal
}
