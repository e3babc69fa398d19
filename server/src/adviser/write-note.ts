import { notes } from '../database/tables/note.ts'
import { putNews } from '../news/record.ts'
import type { CommandContext } from './command-context.ts'
import { firstRow } from './records.ts'

/** Sends a customer a message in the name of the staff member. */
export async function writeNote(
  work: CommandContext,
  note: Pick<typeof notes.$inferInsert, 'customerId' | 'title' | 'content' | 'wantsAnswer' | 'documentIds'>,
): Promise<{ id: number }> {
  const values = { ...note, createdBy: work.person.name, createdAt: work.clock() }
  const { id } = firstRow(await work.db.insert(notes).values(values).returning({ id: notes.id }))
  await putNews(work, 'note', [{ ...note, id }])
  return { id }
}
