import { notes } from '../database/tables/note.ts'
import { recordNews } from '../news/record-news.ts'
import type { CommandContext } from './command-context.ts'
import { getFirstRow } from './first-row.ts'

/** Sends a message to a customer, in the name of the staff member. */
export async function insertNote(
  context: CommandContext,
  note: Pick<typeof notes.$inferInsert, 'customerId' | 'title' | 'content' | 'wantsAnswer' | 'documentIds'>,
): Promise<{ id: number }> {
  const values = { ...note, createdBy: context.person.name, createdAt: context.clock() }
  const { id } = getFirstRow(await context.db.insert(notes).values(values).returning({ id: notes.id }))
  await recordNews(context, 'note', [{ ...note, id }])
  return { id }
}
