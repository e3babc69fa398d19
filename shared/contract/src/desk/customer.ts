import * as v from '@portal/contract/schema'
import { get } from '../call.ts'
import { Id, IsoDate, IsoMoment, PageMeta, pageNumber, perPage } from '../wire.ts'
import { deskCall, TenantCode } from './desk-call.ts'

/** A customer in lists of the desk. */
export const CustomerName = v.object({ id: Id, name: v.string() })
export type CustomerName = v.InferOutput<typeof CustomerName>

/** A customer in the tenant's list. */
export const ListedCustomer = v.object({
  ...CustomerName.entries,
  username: v.string(),
  email: v.nullable(v.string()),
  date_of_birth: v.nullable(IsoDate),
  city: v.nullable(v.string()),
  /** Number of this customer's messages, documents, changes and requests waiting for the tenant. */
  waiting: v.number(),
  /** When the customer last used the portal; null if never. */
  last_seen_at: v.nullable(IsoMoment),
  /** Staff are editing the file, so that the customer cannot save (EDIT-10). */
  locked: v.boolean(),
})
export type ListedCustomer = v.InferOutput<typeof ListedCustomer>

/** Filters of the list: all, with waiting items, never signed in, file being edited. */
export const customerFilters = ['all', 'waiting', 'never', 'locked'] as const
export type CustomerFilter = (typeof customerFilters)[number]

/** Customers by name, or those whose name, user name, e-mail address or town starts with each word of `q`. */
export const getDeskCustomers = get('/desk/{tenant}/customers', {
  ...deskCall,
  key: 'DESK_CUSTOMERS',
  params: { tenant: TenantCode },
  query: {
    q: v.optional(v.pipe(v.string(), v.maxLength(100)), ''),
    filter: v.optional(v.picklist(customerFilters), 'all'),
    page: pageNumber,
    per_page: perPage(50),
  },
  answer: v.object({ data: v.array(ListedCustomer), meta: PageMeta }),
  summary: 'Customers of a tenant, found by what their names begin with.',
})
