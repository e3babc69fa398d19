import * as v from '@portal/contract/schema'
import { get, post } from '../call.ts'
import { required } from '../sent.ts'
import { Created, Done, data, Id } from '../wire.ts'
import { customerFilters } from './customer.ts'
import { deskCall, TenantCode } from './desk-call.ts'

/** Maximum length of a view's name. */
export const maxViewNameLength = 60
/** Maximum number of views per person. */
export const maxViews = 50

const named = {
  name: required(maxViewNameLength),
  /** Whether all staff see it; readers cannot share. */
  shared: v.boolean(),
}

/** A saved filter of the customer list. */
export const CustomerView = v.object({
  id: Id,
  ...named,
  q: v.string(),
  filter: v.picklist(customerFilters),
  /** Author. */
  by: v.string(),
  /** Whether the reader made it. */
  own: v.boolean(),
  /** Whether the reader may change or remove it: own views, and for owners shared ones. */
  changeable: v.boolean(),
  /** Number of customers in it; 1,000 means that many or more. */
  count: v.number(),
})
export type CustomerView = v.InferOutput<typeof CustomerView>

/** Own and shared views, by name. */
export const getCustomerViews = get('/desk/{tenant}/views', {
  ...deskCall,
  key: 'DESK_VIEWS',
  params: { tenant: TenantCode },
  answer: data(v.array(CustomerView)),
  summary: 'Kept views of the list of customers: one’s own, and those that colleagues share.',
})

/** Saves a view. 422 for a name in use or more than {@link maxViews}; 403 for a reader who shares. */
export const postCustomerView = post('/desk/{tenant}/views', {
  ...deskCall,
  params: { tenant: TenantCode },
  body: v.object({
    ...named,
    q: v.pipe(v.string(), v.maxLength(100)),
    filter: v.picklist(customerFilters),
  }),
  answer: Created,
  summary: 'Keeps what is asked of the list of customers under a name.',
})

/** Renames, shares or unshares a view. 404 if it does not exist or is not one's own; 403 and 422 as for a new one. */
export const postCustomerViewChanged = post('/desk/{tenant}/views/{id}', {
  ...deskCall,
  params: { tenant: TenantCode, id: Id },
  body: v.object(named),
  answer: Done,
  summary: 'Renames a view of the list of customers, or shares it.',
})

/** Removes a view. 404 if it does not exist or is not one's own. */
export const postCustomerViewRemoved = post('/desk/{tenant}/views/{id}/removed', {
  ...deskCall,
  params: { tenant: TenantCode, id: Id },
  answer: Done,
  summary: 'Removes a view of the list of customers.',
})
