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
  /** Messages, documents, changes and requests that wait for the tenant. */
  waiting: v.number(),
  last_seen_at: v.nullable(IsoMoment),
  /** Staff are editing the file, so the customer cannot save (EDIT-10). */
  locked: v.boolean(),
})
export type ListedCustomer = v.InferOutput<typeof ListedCustomer>

/** `waiting`: with waiting items; `never`: never signed in; `locked`: file is being edited. */
export const customerFilters = ['all', 'waiting', 'never', 'locked'] as const
export type CustomerFilter = (typeof customerFilters)[number]

/** `q`: start of each word in name, user name, e-mail address or town. */
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
  response: v.object({ data: v.array(ListedCustomer), meta: PageMeta }),
  summary: 'The customers of a tenant, by name.',
})
