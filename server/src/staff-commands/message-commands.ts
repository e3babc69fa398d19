import { and, desc, eq, isNull } from 'drizzle-orm'
import { getFirstRow } from '../database/first-row.ts'
import { customers } from '../database/tables/customer.ts'
import { internalNotes } from '../database/tables/note.ts'
import { tenantInbox } from '../database/tables/tenant-inbox.ts'
import { undoCustomerEdit } from '../edits/undo-customer-edit.ts'
import type { CommandContext } from './command-context.ts'
import { createDecidedByColleagueError } from './decided-by-colleague-error.ts'
import { insertNote } from './inbox-commands.ts'
import { insertLeadStep } from './lead-commands.ts'
import { createSeenTimeRecorder } from './record-seen-times.ts'
import type { CommandActions } from './staff-commands.ts'

export function createMessageCommands(context: CommandContext) {
  const { db, clock, person } = context

  async function markMessageHandled(id: number): Promise<typeof tenantInbox.$inferSelect> {
    await context.requirePermittedRecord(tenantInbox, id)
    const open = and(eq(tenantInbox.id, id), isNull(tenantInbox.handledAt))
    const handled = { handledAt: clock(), handledBy: person.name }
    const [row] = await db.update(tenantInbox).set(handled).where(open).returning()
    if (!row) {
      const first = getFirstRow(await db.select().from(tenantInbox).where(eq(tenantInbox.id, id)))
      throw createDecidedByColleagueError(first.handledBy)
    }
    await createSeenTimeRecorder(context).recordMessagesSeen([row])
    if (row.kind === 'lead') await insertLeadStep(context, row, { status: 'done' })
    return row
  }

  return {
    read: async ({ tenant, kind }) => {
      const tenantRow = await context.findPermittedTenant(tenant)
      const rows = await db
        .select({ customer: customers.username, item: tenantInbox })
        .from(tenantInbox)
        .innerJoin(customers, eq(customers.id, tenantInbox.customerId))
        .where(and(eq(customers.tenantId, tenantRow.id), kind && eq(tenantInbox.kind, kind)))
        .orderBy(desc(tenantInbox.id))
        .limit(50)
      context.addAuditedCustomers(rows.map(({ item }) => item.customerId))
      await createSeenTimeRecorder(context).recordMessagesSeen(rows.map(({ item }) => item))
      return rows
    },
    handle: async ({ item }) => {
      const { id, kind, handledBy } = await markMessageHandled(item)
      return { item: id, kind, handledBy }
    },
    'send-back': async ({ item, reason }) => {
      const { customerId, changes } = await markMessageHandled(item)
      await undoCustomerEdit(db, customerId, changes ?? [])
      await insertNote(context, {
        customerId,
        title: 'Je wijziging is niet overgenomen',
        content: reason,
        wantsAnswer: true,
      })
      return { item }
    },
    remark: async ({ tenant, customer: name, content }) => {
      const { customer } = await context.findPermittedCustomer(tenant, name)
      return getFirstRow(
        await db
          .insert(internalNotes)
          .values({ customerId: customer.id, content, createdBy: person.name, createdAt: clock() })
          .returning({ id: internalNotes.id }),
      )
    },
  } satisfies Partial<CommandActions>
}
