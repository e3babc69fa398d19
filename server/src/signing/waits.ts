import { and, eq } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { signings } from '../database/tables/signing.ts'

/** Whether a task stands for a signature that is still asked: it is done by signing, declining or withdrawing, and by nothing else. */
export const waitsForSignature = async (db: Database, taskId: number): Promise<boolean> =>
  (await db.$count(signings, and(eq(signings.taskId, taskId), eq(signings.state, 'asked')))) > 0
