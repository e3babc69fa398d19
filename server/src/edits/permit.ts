import { eq } from 'drizzle-orm'
import type { Context } from '../context.ts'
import type { Database } from '../database/database.ts'
import { customers } from '../database/tables/customer.ts'
import { tenantInbox } from '../database/tables/tenant-inbox.ts'
import { mayChange, type Part } from '../household/parts.ts'
import { notShared, ofPartner } from '../household/scope.ts'
import { isUpToDate } from '../http/etag.ts'
import { HttpError } from '../http/http-error.ts'
import { once } from '../http/idempotency.ts'
import type { Given } from '../http/register.ts'
import { refuseAboveLocked } from '../quotas/quotas.ts'
import type { SignedIn } from '../sessions/reader.ts'
import type { KnownTenant } from '../tenants/find.ts'
import { fileState } from './file-state.ts'
import { type RowState, rowChanges } from './row-change.ts'

const forbidden = (whose: string) =>
  new HttpError(403, { error: 'forbidden', message: `The ${whose} file cannot be changed here.` })

/** What an edit changes besides contact details. */
export interface Edit {
  form: string
  /** Changes the customer's file (EDIT-03). */
  self: boolean
  /** Changes the partner's data (PERSONALIA-03). */
  partner: boolean
  /** Parts of the file that it changes; the sender must be allowed to change each (HOUSE-03, HOUSE-04). */
  parts?: readonly Part[]
}

/** A save with its sender. */
interface Save {
  readonly tenant: KnownTenant
  readonly customer: SignedIn
  readonly request: Given['request']
  readonly body: object
}

async function refuseUnlessAllowed(db: Database, { customer, request }: Save, edit: Edit): Promise<void> {
  const [row] = await db
    .select({ locked: customers.locked, revision: customers.revision })
    .from(customers)
    .where(eq(customers.id, customer.id))
    .for('update')
  if (row?.locked) throw new HttpError(409, { error: 'locked', message: 'Could not persist model Customer' })
  if (row && !isUpToDate(request, row.revision))
    throw new HttpError(412, { error: 'changed', message: 'The file has changed since it was read.' })
  const foreign = edit.parts?.find((part) => !mayChange(part))
  if (foreign !== undefined) throw foreign.startsWith('partner_') ? ofPartner() : notShared()
  if (edit.self && !customer.canUpdateSelf) throw forbidden("customer's")
}

function refuseWithoutPartner({ customer }: Save, before: ReadonlyMap<string, RowState>): void {
  const hasPartner = [...before].some(([row, { kind }]) => row.startsWith('relative/') && kind === 'partner')
  if (!customer.canUpdatePartner || !hasPartner) throw forbidden("partner's")
}

/**
 * Saves an edit and notifies the tenant, atomically, once per Idempotency-Key, so that a retry after a lost response is
 * recognised although the file has changed.
 * @throws HttpError 403 without permission (ROLE-03), 409 while the adviser is editing the file (EDIT-10), 412 if the
 * file differs from what the caller read, 429 after too many per day
 */
export const saveEdit = (
  context: Context,
  save: Save,
  edit: Edit,
  write: (transaction: Database) => Promise<void>,
): Promise<{ data: { success: boolean } }> =>
  once(
    { ...context, request: save.request, body: save.body },
    save.customer.id,
    undefined,
    async (transaction) => {
      await refuseUnlessAllowed(transaction, save, edit)
      const before = await fileState(transaction, save.customer.id)
      if (edit.partner) refuseWithoutPartner(save, before)
      await refuseAboveLocked(context, transaction, save, 'messages')
      await write(transaction)
      const changes = rowChanges(before, await fileState(transaction, save.customer.id))
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
