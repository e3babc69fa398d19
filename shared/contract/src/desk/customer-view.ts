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
  /** Whether all staff see the view; readers cannot share views. */
  shared: v.boolean(),
}

export const CustomerView = v.object({
  id: Id,
  ...viewNameFields,
  q: v.string(),
  filter: v.picklist(customerFilters),
  by: v.string(),
  /** Whether the signed-in staff member created the view. */
  own: v.boolean(),
  /** Whether the signed-in staff member may change or remove the view: their own views, and for owners shared views. */
  changeable: v.boolean(),
  /** Number of customers in the view; 1,000 means that many or more. */
  count: v.number(),
})
export type CustomerView = v.InferOutput<typeof CustomerView>

export const getCustomerViews = get('/desk/{tenant}/views', {
  ...deskCall,
  key: 'DESK_VIEWS',
  params: { tenant: TenantCode },
  answer: dataEnvelope(v.array(CustomerView)),
  summary: 'Kept views of the list of customers: one’s own, and those that colleagues share.',
})

/** Saves a view. 422 for a name in use or more than {@link maxCustomerViews}; 403 for a reader who shares. */
export const postCustomerView = post('/desk/{tenant}/views', {
  ...deskCall,
  params: { tenant: TenantCode },
  body: v.object({
    ...viewNameFields,
    q: v.pipe(v.string(), v.maxLength(100)),
    filter: v.picklist(customerFilters),
  }),
  answer: CreatedResult,
  summary: 'Keeps what is asked of the list of customers under a name.',
})

/**
 * Renames, shares or unshares a view. 404 if it does not exist or belongs to someone else; 403 and 422 as for saving a
 * new view.
 */
export const postCustomerViewChanged = post('/desk/{tenant}/views/{id}', {
  ...deskCall,
  params: { tenant: TenantCode, id: Id },
  body: v.object(viewNameFields),
  answer: WriteResult,
  summary: 'Renames a view of the list of customers, or shares it.',
})

/** Removes a view. 404 if it does not exist or belongs to someone else. */
export const postCustomerViewRemoved = post('/desk/{tenant}/views/{id}/removed', {
  ...deskCall,
  params: { tenant: TenantCode, id: Id },
  answer: WriteResult,
  summary: 'Removes a view of the list of customers.',
})
