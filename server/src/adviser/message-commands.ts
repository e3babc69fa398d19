import { and, eq, isNull } from 'drizzle-orm'
import { internalNotes } from '../database/tables/note.ts'
import { tenantInbox } from '../database/tables/tenant-inbox.ts'
import { undoEdit } from '../edits/undo.ts'
import type { CommandContext } from './command-context.ts'
import type { Actions } from './commands.ts'
import { decidedByColleague } from './decided-by-colleague.ts'
import { addLeadStep } from './lead-work.ts'
import { viewRecorder } from './record-view.ts'
import { firstRow } from './records.ts'
import { writeNote } from './write-note.ts'

/** Commands for handled messages and internal notes. */
export function messageCommands(work: CommandContext): Pick<Actions, 'handle' | 'send-back' | 'remark'> {
  const { db, clock, person } = work

  async function handle(id: number): Promise<typeof tenantInbox.$inferSelect> {
    await work.record(tenantInbox, id)
    const open = and(eq(tenantInbox.id, id), isNull(tenantInbox.handledAt))
    const handled = { handledAt: clock(), handledBy: person.name }
    const [row] = await db.update(tenantInbox).set(handled).where(open).returning()
    if (!row) {
      const first = firstRow(await db.select().from(tenantInbox).where(eq(tenantInbox.id, id)))
      throw decidedByColleague(first.handledBy)
    }
    await viewRecorder(work).written([row])
    if (row.kind === 'lead') await addLeadStep(work, row, { status: 'done' })
    return row
  }

  return {
    handle: async ({ item }) => {
      const { id, kind, handledBy } = await handle(item)
      return { item: id, kind, handledBy }
    },
    'send-back': async ({ item, reason }) => {
      const { customerId, changes } = await handle(item)
      await undoEdit(db, customerId, changes ?? [])
      await writeNote(work, {
        customerId,
        title: 'Je wijziging is niet overgenomen',
        content: reason,
        wantsAnswer: true,
      })
      return { item }
    },
    remark: async ({ tenant, customer: name, content }) => {
      const { customer } = await work.customer(tenant, name)
      return firstRow(
        await db
          .insert(internalNotes)
          .values({ customerId: customer.id, content, createdBy: person.name, createdAt: clock() })
          .returning({ id: internalNotes.id }),
      )
    },
  }
}
