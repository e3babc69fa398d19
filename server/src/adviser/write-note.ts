import { notes } from '../database/tables/note.ts'
import { recordNews } from '../news/record-news.ts'
import type { CommandContext } from './command-context.ts'
import { getFirstRow } from './first-row.ts'

/** Sends a customer a message in the name of the staff member. */
export async function insertNote(
  work: CommandContext,
  note: Pick<typeof notes.$inferInsert, 'customerId' | 'title' | 'content' | 'wantsAnswer' | 'documentIds'>,
): Promise<{ id: number }> {
  const values = { ...note, createdBy: work.person.name, createdAt: work.clock() }
  const { id } = getFirstRow(await work.db.insert(notes).values(values).returning({ id: notes.id }))
  await recordNews(work, 'note', [{ ...note, id }])
  return { id }
}
