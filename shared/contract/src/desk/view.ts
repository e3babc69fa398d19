import * as v from '@portal/contract/schema'
import { get, post } from '../call.ts'
import { required } from '../sent.ts'
import { Created, Done, data, Id } from '../wire.ts'
import { customerFilters } from './customer.ts'
import { FirmCode, ofFirm } from './of-firm.ts'

/** Longest name of a view, in signs. */
export const longestViewName = 60
/** Most views that a person keeps at a firm. */
export const mostViews = 50

const named = {
  name: required(longestViewName),
  /** Whether everybody of the firm finds it; readers keep views for themselves alone. */
  shared: v.boolean(),
}

/** What is asked of the list of customers, kept under a name. */
export const CustomerView = v.object({
  id: Id,
  ...named,
  q: v.string(),
  filter: v.picklist(customerFilters),
  /** Who made it. */
  by: v.string(),
  /** Whether who asks made it. */
  own: v.boolean(),
  /** Whether who asks may change or remove it: those of one's own, and for owners what is shared. */
  changeable: v.boolean(),
  /** Customers in it; 1,000 for so many or more. */
  count: v.number(),
})
export type CustomerView = v.InferOutput<typeof CustomerView>

/** The views that somebody keeps at a firm, and those that colleagues share, by name. */
export const getCustomerViews = get('/desk/{firm}/views', {
  ...ofFirm,
  key: 'DESK_VIEWS',
  params: { firm: FirmCode },
  answer: data(v.array(CustomerView)),
  summary: 'Kept views of the list of customers: one’s own, and those that colleagues share.',
})

/** Keeps a view. 422 for a name that one has already, and beyond {@link mostViews}; 403 for a reader who shares. */
export const postCustomerView = post('/desk/{firm}/views', {
  ...ofFirm,
  params: { firm: FirmCode },
  body: v.object({
    ...named,
    q: v.pipe(v.string(), v.maxLength(100)),
    filter: v.picklist(customerFilters),
  }),
  answer: Created,
  summary: 'Keeps what is asked of the list of customers under a name.',
})

/** Renames a view, shares it or keeps it for oneself. 404 for one that is not there or not one's own; 403 and 422 as for a new one. */
export const postCustomerViewChanged = post('/desk/{firm}/views/{id}', {
  ...ofFirm,
  params: { firm: FirmCode, id: Id },
  body: v.object(named),
  answer: Done,
  summary: 'Renames a view of the list of customers, or shares it.',
})

/** Removes a view. 404 for one that is not there or not one's own. */
export const postCustomerViewRemoved = post('/desk/{firm}/views/{id}/removed', {
  ...ofFirm,
  params: { firm: FirmCode, id: Id },
  answer: Done,
  summary: 'Removes a view of the list of customers.',
})
