import { and, eq } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { signings } from '../database/tables/signing.ts'

/** Whether a task can only be completed by signing, declining or withdrawing. */
export const isWaitingForSignature = async (db: Database, taskId: number): Promise<boolean> =>
  (await db.$count(signings, and(eq(signings.taskId, taskId), eq(signings.state, 'asked')))) > 0
