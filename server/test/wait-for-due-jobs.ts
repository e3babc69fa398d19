import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { Database } from '../src/database/database.ts'

/** Waits until all due jobs have finished, or have failed and wait for a retry. */
export async function waitForDueJobs(db: Database): Promise<void> {
  const due = sql`select 1 from jobs.job where state in ('created', 'retry', 'active') and start_after <= now() and name in ('asked-mail', 'mail', 'dossier', 'news', 'push', 'push-message', 'morning') limit 1`
  while (((await db.execute(due)) as unknown as { rows: object[] }).rows.length > 0) await sleep(5)
}
