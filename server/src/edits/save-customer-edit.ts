import { eq } from 'drizzle-orm'
import type { Context } from '../context.ts'
import type { Database } from '../database/database.ts'
import { customers } from '../database/tables/customer.ts'
import { tenantInbox } from '../database/tables/tenant-inbox.ts'
import { type CustomerFilePart, canChangeCustomerFilePart } from '../household/customer-file-parts.ts'
import { createNotSharedError, createPartnerOnlyError } from '../household/household-scope.ts'
import type { ValidatedInput } from '../http/call-routes.ts'
import { matchesIfMatchHeader } from '../http/etag.ts'
import { HttpError } from '../http/http-error.ts'
import { runOncePerIdempotencyKey } from '../http/idempotency.ts'
import { refuseAboveQuotaWithLock } from '../quotas/quotas.ts'
import type { SignedInSession } from '../sessions/session-reader.ts'
import type { KnownTenant } from '../tenants/find-tenant.ts'
import { findRowChanges, readCustomerFileState } from './customer-file-state.ts'
import type { RowState } from './row-change.ts'

const createForbiddenError = (whose: string) =>
  new HttpError(403, { error: 'forbidden', message: `The ${whose} file cannot be changed here.` })

export interface EditScope {
  form: string
  /** Whether the edit changes the customer's own data (EDIT-03). */
  self: boolean
  /** Whether the edit changes the partner's data (PERSONALIA-03). */
  partner: boolean
  /** Parts of the customer's data that the sender must be allowed to change (HOUSE-03, HOUSE-04). */
  parts?: readonly CustomerFilePart[]
}

interface EditRequest {
  readonly tenant: KnownTenant
  readonly customer: SignedInSession
  readonly request: ValidatedInput['request']
  readonly body: object
}

async function refuseForbiddenEdit(
  db: Database,
  { customer, request }: EditRequest,
  edit: EditScope,
): Promise<void> {
  const [row] = await db
    .select({ locked: customers.locked, revision: customers.revision })
    .from(customers)
    .where(eq(customers.id, customer.id))
    .for('update')
  if (row?.locked) throw new HttpError(409, { error: 'locked', message: 'Could not persist model Customer' })
  if (row && !matchesIfMatchHeader(request, row.revision))
    throw new HttpError(412, { error: 'changed', message: 'The file has changed since it was read.' })
  const foreign = edit.parts?.find((part) => !canChangeCustomerFilePart(part))
  if (foreign !== undefined)
    throw foreign.startsWith('partner_') ? createPartnerOnlyError() : createNotSharedError()
  if (edit.self && !customer.canUpdateSelf) throw createForbiddenError("customer's")
}

function refuseWithoutPartnerRecord({ customer }: EditRequest, before: ReadonlyMap<string, RowState>): void {
  const hasPartner = [...before].some(([row, { kind }]) => row.startsWith('relative/') && kind === 'partner')
  if (!customer.canUpdatePartner || !hasPartner) throw createForbiddenError("partner's")
}

/**
 * Saves an edit and notifies the tenant, in one transaction and once per Idempotency-Key. A retry is recognised even if
 * the data has changed since.
 * @throws HttpError 403 without permission (ROLE-03), 409 while the adviser is editing the customer's data (EDIT-10),
 * 412 if the stored data differs from the data that the caller read, 429 after too many edits per day
 */
export const saveCustomerEdit = (
  context: Context,
  save: EditRequest,
  edit: EditScope,
  write: (transaction: Database) => Promise<void>,
): Promise<{ data: { success: boolean } }> =>
  runOncePerIdempotencyKey(
    { ...context, request: save.request, body: save.body },
    save.customer.id,
    undefined,
    async (transaction) => {
      await refuseForbiddenEdit(transaction, save, edit)
      const before = await readCustomerFileState(transaction, save.customer.id)
      if (edit.partner) refuseWithoutPartnerRecord(save, before)
      await refuseAboveQuotaWithLock(context, transaction, save, 'messages')
      await write(transaction)
      const changes = findRowChanges(before, await readCustomerFileState(transaction, save.customer.id))
      await transaction.insert(tenantInbox).values({
        customerId: save.customer.id,
        kind: 'edit',
        screen: edit.form,
        content: JSON.stringify(save.body),
        changes,
        createdAt: context.clock(),
      })
      return { data: { success: true } }
    },
  )
