import type { Verdict } from '@portal/contract/desk/document'
import { and, eq, isNull, ne, or } from 'drizzle-orm'
import { damageProgress } from '../database/tables/damage.ts'
import { documents } from '../database/tables/document.ts'
import { mortgageProgress } from '../database/tables/mortgage.ts'
import { tasks } from '../database/tables/task.ts'
import { takeBackNews } from '../news/record.ts'
import { waitsForSignature } from '../signing/awaited-signature.ts'
import type { CommandContext } from './command-context.ts'
import type { Actions } from './commands.ts'
import { decidedByColleague } from './decided-by-colleague.ts'
import { firstRow } from './records.ts'
import { writeNote } from './write-note.ts'

type Document = typeof documents.$inferSelect

/** Commands to accept or reject customers' documents. A later decision is rejected with the first decider's name. */
export function verdicts(work: CommandContext): Pick<Actions, 'accept' | 'reject'> {
  const { db, clock, person } = work

  async function decide(id: number, verdict: Verdict, reason: string | null): Promise<Document> {
    await work.record(documents, id)
    const undecided = and(eq(documents.id, id), isNull(documents.verdict))
    const decided = { verdict, verdictReason: reason, reviewedAt: clock(), reviewedBy: person.name }
    const [row] = await db.update(documents).set(decided).where(undecided).returning()
    if (row) return row
    const first = firstRow(await db.select().from(documents).where(eq(documents.id, id)))
    throw decidedByColleague(first.reviewedBy)
  }

  return {
    accept: async ({ document }) => {
      const row = await decide(document, 'accepted', null)
      const done = {
        completed: true,
        received: true,
        rejected: null,
        adviserSeenAt: clock(),
        updatedAt: clock(),
      }
      for (const [table, id] of requestsOf(row)) await db.update(table).set(done).where(eq(table.id, id))
      if (row.taskId !== null && !(await isWaitedFor(work, row.taskId)))
        await db.update(tasks).set({ status: 'done', adviserSeenAt: clock() }).where(eq(tasks.id, row.taskId))
      return { document, verdict: row.verdict }
    },
    reject: async ({ document, reason }) => {
      const row = await decide(document, 'rejected', reason)
      const anew = {
        completed: false,
        received: false,
        rejected: reason,
        adviserSeenAt: clock(),
        updatedAt: clock(),
      }
      for (const [table, id] of requestsOf(row)) await db.update(table).set(anew).where(eq(table.id, id))
      if (row.taskId !== null)
        await db
          .update(tasks)
          .set({ status: 'open', adviserSeenAt: clock(), seenAt: null })
          .where(eq(tasks.id, row.taskId))
      await takeBackNews(work, {
        task: row.taskId,
        mortgage_progress: row.mortgageProgressId,
        damage_progress: row.damageProgressId,
      })
      await writeNote(work, {
        customerId: row.customerId ?? 0,
        title: `Niet goedgekeurd: ${row.name}`,
        content: reason,
        wantsAnswer: true,
      })
      return { document, verdict: row.verdict }
    },
  }
}

/** Requests that a document answers. */
function requestsOf({ mortgageProgressId, damageProgressId }: Document) {
  return [
    [mortgageProgress, mortgageProgressId] as const,
    [damageProgress, damageProgressId] as const,
  ].flatMap(([table, id]) => (id === null ? [] : [[table, id] as const]))
}

/** Whether a task still has an undecided or rejected document, or requests a signature. */
async function isWaitedFor({ db }: CommandContext, taskId: number): Promise<boolean> {
  if (await waitsForSignature(db, taskId)) return true
  const open = or(isNull(documents.verdict), ne(documents.verdict, 'accepted'))
  return (await db.$count(documents, and(eq(documents.taskId, taskId), open))) > 0
}
