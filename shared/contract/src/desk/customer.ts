import * as v from '@portal/contract/schema'
import { get } from '../call.ts'
import { Id, IsoDate, IsoMoment, PageMeta, pageNumber, perPage } from '../wire.ts'
import { FirmCode, ofFirm } from './of-firm.ts'

/** A customer as lists of the desk name one. */
export const CustomerName = v.object({ id: Id, name: v.string() })
export type CustomerName = v.InferOutput<typeof CustomerName>

/** A customer in the list of a firm. */
export const ListedCustomer = v.object({
  ...CustomerName.entries,
  username: v.string(),
  email: v.nullable(v.string()),
  date_of_birth: v.nullable(IsoDate),
  city: v.nullable(v.string()),
  /** Messages, documents, changes and requests for advice of this customer that wait for the firm. */
  waiting: v.number(),
  /** When the customer was in the portal last; null for never. */
  last_seen_at: v.nullable(IsoMoment),
  /** The file is open for work, so that the customer cannot save (EDIT-10). */
  locked: v.boolean(),
})
export type ListedCustomer = v.InferOutput<typeof ListedCustomer>

/** Which customers are listed: all, those of whom something waits, those who never signed in, those whose file is open for work. */
export const customerFilters = ['all', 'waiting', 'never', 'locked'] as const
export type CustomerFilter = (typeof customerFilters)[number]

/** Customers of a firm by name, or those whose name, user name, e-mail address or town begins with each word of `q`. */
export const getDeskCustomers = get('/desk/{firm}/customers', {
  ...ofFirm,
  key: 'DESK_CUSTOMERS',
  params: { firm: FirmCode },
  query: {
    q: v.optional(v.pipe(v.string(), v.maxLength(100)), ''),
    filter: v.optional(v.picklist(customerFilters), 'all'),
    page: pageNumber,
    per_page: perPage(50),
  },
  answer: v.object({ data: v.array(ListedCustomer), meta: PageMeta }),
  summary: 'Customers of a firm, found by what their names begin with.',
})
