import { setTimeout as sleep } from 'node:timers/promises'
import { inArray, sql } from 'drizzle-orm'
import type { Database } from '../src/database/database.ts'
import type { JobName } from '../src/jobs/job-data.ts'

/**
 * Queues of mails. Tests of mails wait for these only, because a dossier is created at the lowest priority, which takes
 * long on a busy machine.
 */
export const mailQueues = ['asked-mail', 'mail'] as const satisfies readonly JobName[]
const defaultAwaitedQueues: readonly JobName[] = [
  ...mailQueues,
  'dossier',
  'news',
  'push',
  'push-message',
  'morning',
]

/** Waits until all due jobs have finished, or have failed and wait for a retry. */
export async function waitForDueJobs(
  db: Database,
  queues: readonly JobName[] = defaultAwaitedQueues,
): Promise<void> {
  const dueJobsQuery = sql`select 1 from jobs.job where state in ('created', 'retry', 'active') and start_after <= now() and ${inArray(sql`name`, queues)} limit 1`
  while (((await db.execute(dueJobsQuery)) as unknown as { rows: object[] }).rows.length > 0) await sleep(5)
}
