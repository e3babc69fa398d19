import * as v from '@portal/contract/valibot'
import { defineGet, definePost } from '../call.ts'
import { createRequiredLineField } from '../input-field.ts'
import { CreatedResult, dataEnvelope, Id, WriteResult } from '../wire.ts'
import { deskCallOptions, TenantCode } from './desk-call.ts'
import { customerFilters } from './desk-customer.ts'

export const maxListViewNameLength = 60
export const maxSavedListViews = 50

const listViewNameFields = {
  name: createRequiredLineField(maxListViewNameLength),
  /** True if all staff of the tenant see the view. Staff with the role 'reader' cannot share a view. */
  shared: v.boolean(),
}

export const SavedCustomerListView = v.object({
  id: Id,
  ...listViewNameFields,
  q: v.string(),
  filter: v.picklist(customerFilters),
  by: v.string(),
  own: v.boolean(),
  /** True if the requester may change the view: for their own views, and for owners also shared ones. */
  changeable: v.boolean(),
  /** Number of customers in the view. */
  count: v.number(),
})
export type SavedCustomerListView = v.InferOutput<typeof SavedCustomerListView>

export const getCustomerListViews = defineGet('/desk/{tenant}/views', {
  ...deskCallOptions,
  key: 'DESK',
  params: { tenant: TenantCode },
  response: dataEnvelope(v.array(SavedCustomerListView)),
  summary: 'Saved views of the customer list: own views, and shared views of colleagues.',
})

/**
 * Responds with 403 if a reader shares a view, and with 422 if the name is in use or the person has {@link
 * maxSavedListViews} views.
 */
export const saveCustomerListView = definePost('/desk/{tenant}/views', {
  ...deskCallOptions,
  params: { tenant: TenantCode },
  body: v.object({
    ...listViewNameFields,
    q: v.pipe(v.string(), v.maxLength(100)),
    filter: v.picklist(customerFilters),
  }),
  response: CreatedResult,
  summary: 'Saves a filter of the customer list as a view.',
})

export const changeCustomerListView = definePost('/desk/{tenant}/views/{id}', {
  ...deskCallOptions,
  params: { tenant: TenantCode, id: Id },
  body: v.object(listViewNameFields),
  response: WriteResult,
  summary: 'Renames a view of the customer list, or changes whether it is shared.',
})

export const removeCustomerListView = definePost('/desk/{tenant}/views/{id}/removed', {
  ...deskCallOptions,
  params: { tenant: TenantCode, id: Id },
  response: WriteResult,
  summary: 'Removes a view of the customer list.',
})
