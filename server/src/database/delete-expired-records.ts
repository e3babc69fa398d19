import { and, isNull, lt, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Context } from '../context.ts'
import { idempotentResponses } from './tables/document.ts'
import { news } from './tables/news.ts'
import { assessments, codeSignIns, mailedTokens } from './tables/one-time-secrets.ts'
import { outbox, sentMails } from './tables/outbox.ts'
import { passkeyChallenges } from './tables/passkey.ts'
import { pushDevices } from './tables/push.ts'
import { quotaCounts } from './tables/quota-count.ts'
import { sessions, signedInDevices, signInFailures } from './tables/session.ts'
import { tenantImports } from './tables/tenant-api.ts'
import { tenantEvents } from './tables/tenant-webhook.ts'

/** Days after the time in a column, after which a record is deleted. Records without the time stay. */
const retentionDays: readonly [column: PgColumn, days: number][] = [
  [sessions.expiresAt, 0],
  [sessions.revokedAt, 1],
  [signInFailures.until, 0],
  [codeSignIns.expiresAt, 1],
  [passkeyChallenges.expiresAt, 0],
  [signedInDevices.usedAt, 400],
  [assessments.expiresAt, 1],
  [mailedTokens.expiresAt, 30],
  [idempotentResponses.createdAt, 1],
  [sentMails.sentAt, 1],
  [quotaCounts.period, 2],
  [tenantImports.endedAt, 90],
  [tenantEvents.at, 30],
  [news.at, 90],
  [outbox.createdAt, 30],
]

/**
 * Deletes expired and ended sessions, used codes and links, old stored responses of idempotent requests, old records of
 * sent mails, and other expired records.
 */
export async function deleteExpiredRecords({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<void> {
  const getDateBefore = (days: number) => new Date(clock().getTime() - days * 86_400_000)
  for (const [column, days] of retentionDays)
    await db.delete(column.table).where(sql`${column} < ${getDateBefore(days).toISOString()}::timestamptz`)
  await db
    .delete(pushDevices)
    .where(and(isNull(pushDevices.sessionId), lt(pushDevices.createdAt, getDateBefore(400))))
}

/** Deletes the mails that were stored while this installation ran as a demo, since they may contain valid links. */
export const deleteStoredMails = async (db: Context['db']): Promise<void> => void (await db.delete(outbox))
