import * as v from '@portal/contract/schema'
import { get } from '../call.ts'
import { Id, IsoDate, IsoMoment, PageMeta, pageNumberParam, perPageParam } from '../wire.ts'
import { deskCall, TenantCode } from './desk-call.ts'

export const CustomerName = v.object({ id: Id, name: v.string() })
export type CustomerName = v.InferOutput<typeof CustomerName>

export const ListedCustomer = v.object({
  ...CustomerName.entries,
  username: v.string(),
  email: v.nullable(v.string()),
  date_of_birth: v.nullable(IsoDate),
  city: v.nullable(v.string()),
  /** Number of messages, documents, changes and requests of this customer that wait for the tenant. */
  waiting: v.number(),
  last_seen_at: v.nullable(IsoMoment),
  /** Whether staff are editing the file, so that the customer cannot save (EDIT-10). */
  locked: v.boolean(),
})
export type ListedCustomer = v.InferOutput<typeof ListedCustomer>

/** Filters of the customer list: all, with waiting items, never signed in, or file being edited. */
export const customerFilters = ['all', 'waiting', 'never', 'locked'] as const
export type CustomerFilter = (typeof customerFilters)[number]

/**
 * Customers by name. With `q`: customers whose name, user name, e-mail address or town starts with each word of `q`.
 */
export const getDeskCustomers = get('/desk/{tenant}/customers', {
  ...deskCall,
  key: 'DESK_CUSTOMERS',
  params: { tenant: TenantCode },
  query: {
    q: v.optional(v.pipe(v.string(), v.maxLength(100)), ''),
    filter: v.optional(v.picklist(customerFilters), 'all'),
    page: pageNumberParam,
    per_page: perPageParam(50),
  },
  answer: v.object({ data: v.array(ListedCustomer), meta: PageMeta }),
  summary: 'Customers of a tenant, found by what their names begin with.',
})
