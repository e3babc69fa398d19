import { eq } from 'drizzle-orm'
import type { Context } from '../context.ts'
import type { Database } from '../database/database.ts'
import { customers, relatives } from '../database/tables/customer.ts'
import { firmInbox } from '../database/tables/firm-inbox.ts'
import { Refusal } from '../http/refusal.ts'
import type { SignedIn } from '../sessions/reader.ts'

const forbidden = (whose: string) =>
  new Refusal(403, { error: 'forbidden', message: `The ${whose} file cannot be changed here.` })

/** What an edit touches besides the customer's own way to be reached. */
export interface Edit {
  /** Name of the form. */
  form: string
  /** Changes the customer's own file (EDIT-03). */
  self: boolean
  /** Changes the partner's (PERSONALIA-03). */
  partner: boolean
}

async function refuseUnlessAllowed(db: Database, customer: SignedIn, edit: Edit): Promise<void> {
  const [row] = await db
    .select({ locked: customers.locked })
    .from(customers)
    .where(eq(customers.id, customer.id))
    .for('update')
  if (row?.locked) throw new Refusal(409, { error: 'locked', message: 'Could not persist model Customer' })
  if (edit.self && !customer.canUpdateSelf) throw forbidden("customer's")
  if (!edit.partner) return
  const family = await db
    .select({ kind: relatives.kind })
    .from(relatives)
    .where(eq(relatives.customerId, customer.id))
  if (!customer.canUpdatePartner || !family.some(({ kind }) => kind === 'partner'))
    throw forbidden("partner's")
}

/**
 * Saves an edit and tells the firm of it, all or nothing.
 * @throws Refusal 403 when the customer may not (ROLE-03), 409 while the adviser has the file (EDIT-10)
 */
export const saveEdit = (
  { db, clock }: Context,
  customer: SignedIn,
  edit: Edit,
  body: object,
  write: (transaction: Database) => Promise<void>,
): Promise<{ data: { success: boolean } }> =>
  db.transaction(async (transaction) => {
    await refuseUnlessAllowed(transaction, customer, edit)
    await write(transaction)
    await transaction.insert(firmInbox).values({
      customerId: customer.id,
      kind: 'edit',
      screen: edit.form,
      content: JSON.stringify(body),
      createdAt: clock(),
    })
    return { data: { success: true } }
  })
