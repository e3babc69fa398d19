import * as v from '@portal/contract/schema'
import { get, post } from '../call.ts'
import { requiredLineField } from '../input-field.ts'
import { CreatedResult, dataEnvelope, Id, WriteResult } from '../wire.ts'
import { deskCall, TenantCode } from './desk-call.ts'
import { customerFilters } from './desk-customer.ts'

export const maxViewNameLength = 60
export const maxCustomerViews = 50

const viewNameFields = {
  name: requiredLineField(maxViewNameLength),
  /** Visible to all staff; readers cannot share. */
  shared: v.boolean(),
}

export const CustomerView = v.object({
  id: Id,
  ...viewNameFields,
  q: v.string(),
  filter: v.picklist(customerFilters),
  by: v.string(),
  own: v.boolean(),
  /** Own views; for owners also shared views. */
  changeable: v.boolean(),
  /** Number of customers; 1,000 means that many or more. */
  count: v.number(),
})
export type CustomerView = v.InferOutput<typeof CustomerView>

export const getCustomerViews = get('/desk/{tenant}/views', {
  ...deskCall,
  key: 'DESK_VIEWS',
  params: { tenant: TenantCode },
  response: dataEnvelope(v.array(CustomerView)),
  summary: 'Saved views of the customer list: own views, and shared views of colleagues.',
})

/** 403 for a reader who shares; 422 for a name in use or more than {@link maxCustomerViews}. */
export const postCustomerView = post('/desk/{tenant}/views', {
  ...deskCall,
  params: { tenant: TenantCode },
  body: v.object({
    ...viewNameFields,
    q: v.pipe(v.string(), v.maxLength(100)),
    filter: v.picklist(customerFilters),
  }),
  response: CreatedResult,
  summary: 'Saves a filter of the customer list as a view.',
})

export const postCustomerViewChanged = post('/desk/{tenant}/views/{id}', {
  ...deskCall,
  params: { tenant: TenantCode, id: Id },
  body: v.object(viewNameFields),
  response: WriteResult,
  summary: 'Renames a view of the customer list, or changes whether it is shared.',
})

export const postCustomerViewRemoved = post('/desk/{tenant}/views/{id}/removed', {
  ...deskCall,
  params: { tenant: TenantCode, id: Id },
  response: WriteResult,
  summary: 'Removes a view of the customer list.',
})
