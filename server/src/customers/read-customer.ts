import type { Customer } from '@portal/contract/customer'
import { toTenantDay } from '@portal/time/clock'
import { eq } from 'drizzle-orm'
import type { InferInput } from 'valibot'
import type { Context } from '../context.ts'
import { getFirstRow } from '../database/first-row.ts'
import { customers } from '../database/tables/customer.ts'
import { getFormerCustomerLastAccessDay } from '../erasure/former-customer-access.ts'
import { filterCustomer } from '../household/filter-response.ts'
import { toWireDateTime } from '../wire-date-time.ts'
import { derivePersonFacts } from './derived-facts.ts'

type CustomerResponse = InferInput<typeof Customer>
type CustomerRow = typeof customers.$inferSelect

/** Picks the parts of a customer that are sent only if `include` names them (API-16, API-17). */
function pickIncludableParts(customer: CustomerRow) {
  return {
    addresses: customer.facts.addresses,
    nationality: customer.facts.nationality,
    avatar: customer.avatar,
    avatar_thumb: customer.avatarThumb ?? customer.avatar,
    advisor: customer.advisor,
    account_manager: customer.accountManager,
    invitation: customer.invitationToken === null ? null : { token: customer.invitationToken },
    product_labels: customer.productLabels,
  } satisfies Partial<CustomerResponse>
}

/** Reads a customer in wire format, without fields that the current user may not see. */
export async function readCustomer(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  customerId: number,
  include: string,
): Promise<CustomerResponse> {
  const customer = getFirstRow(await db.select().from(customers).where(eq(customers.id, customerId)))
  const wanted = new Set(include.split(','))
  const parts = pickIncludableParts(customer)
  const { addresses: _, nationality: __, ...facts } = customer.facts
  return filterCustomer({
    ...facts,
    ...derivePersonFacts(customer.facts, toTenantDay(clock())),
    id: customer.id,
    username: customer.username,
    email_address: customer.email,
    office_id: customer.officeId,
    can_update_self: customer.canUpdateSelf && customer.leftAt === null,
    can_update_partner: customer.canUpdatePartner && customer.leftAt === null,
    access_until: customer.leftAt && getFormerCustomerLastAccessDay(customer.leftAt),
    file_locked: customer.locked,
    has_file: customer.hasFile,
    last_submitted_portal_invitation_date: toWireDateTime(customer.lastSubmittedAt),
    ...Object.fromEntries(Object.entries(parts).filter(([name]) => wanted.has(name))),
  })
}
