import * as v from '@portal/contract/valibot'
import { defineGet } from '../call.ts'
import { createPerPageParam, Id, IsoDate, IsoMoment, PaginationMeta, pageNumberParam } from '../wire.ts'
import { deskCallOptions, TenantCode } from './desk-call.ts'

export const CustomerName = v.object({ id: Id, name: v.string() })
export type CustomerName = v.InferOutput<typeof CustomerName>

export const ListedCustomer = v.object({
  ...CustomerName.entries,
  username: v.string(),
  email: v.nullable(v.string()),
  date_of_birth: v.nullable(IsoDate),
  city: v.nullable(v.string()),
  /** Number of messages, documents, changes and requests that staff have to handle. */
  waiting: v.number(),
  last_seen_at: v.nullable(IsoMoment),
  /** True while staff edit the customer's data, so the customer cannot save (EDIT-10). */
  locked: v.boolean(),
})
export type ListedCustomer = v.InferOutput<typeof ListedCustomer>

/**
 * 'waiting' selects customers with items for staff, 'never' those who have never signed in, 'locked' those whose data
 * staff are editing.
 */
export const customerFilters = ['all', 'waiting', 'never', 'locked'] as const
export type CustomerFilter = (typeof customerFilters)[number]

/** Each word of `q` must be the start of a word in the name, user name, e-mail address or town. */
export const getDeskCustomers = defineGet('/desk/{tenant}/customers', {
  ...deskCallOptions,
  key: 'DESK',
  params: { tenant: TenantCode },
  query: {
    q: v.optional(v.pipe(v.string(), v.maxLength(100)), ''),
    filter: v.optional(v.picklist(customerFilters), 'all'),
    page: pageNumberParam,
    per_page: createPerPageParam(50),
  },
  response: v.object({ data: v.array(ListedCustomer), meta: PaginationMeta }),
  summary: 'The customers of a tenant, by name.',
})
