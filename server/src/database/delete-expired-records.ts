import { and, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
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

const dayMs = 86_400_000

/**
 * Deletes expired and ended sessions, used codes and links, old stored responses of idempotent requests, old records of
 * sent mails, and other expired records.
 */
export async function deleteExpiredRecords({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<void> {
  const now = clock()
  const getDateBefore = (days: number) => new Date(now.getTime() - days * dayMs)
  await db
    .delete(sessions)
    .where(
      or(
        lt(sessions.expiresAt, now),
        and(isNotNull(sessions.revokedAt), lt(sessions.revokedAt, getDateBefore(1))),
      ),
    )
  await db.delete(signInFailures).where(lt(signInFailures.until, now))
  await db.delete(codeSignIns).where(lt(codeSignIns.expiresAt, getDateBefore(1)))
  await db.delete(passkeyChallenges).where(lt(passkeyChallenges.expiresAt, now))
  await db.delete(signedInDevices).where(lt(signedInDevices.usedAt, getDateBefore(400)))
  await db.delete(assessments).where(lt(assessments.expiresAt, getDateBefore(1)))
  await db.delete(mailedTokens).where(lt(mailedTokens.expiresAt, getDateBefore(30)))
  await db.delete(idempotentResponses).where(lt(idempotentResponses.createdAt, getDateBefore(1)))
  await db.delete(sentMails).where(lt(sentMails.sentAt, getDateBefore(1)))
  await db
    .delete(quotaCounts)
    .where(sql`${quotaCounts.period} < ${getDateBefore(2).toISOString()}::timestamptz`)
  await db
    .delete(tenantImports)
    .where(and(isNotNull(tenantImports.endedAt), lt(tenantImports.endedAt, getDateBefore(90))))
  await db.delete(tenantEvents).where(lt(tenantEvents.at, getDateBefore(30)))
  await db.delete(news).where(lt(news.at, getDateBefore(90)))
  await db
    .delete(pushDevices)
    .where(and(isNull(pushDevices.sessionId), lt(pushDevices.createdAt, getDateBefore(400))))
  await db.delete(outbox).where(lt(outbox.createdAt, getDateBefore(30)))
}

/** Deletes the mails that were stored while this installation ran as a demo, since they may contain valid links. */
export const deleteStoredMails = async (db: Context['db']): Promise<void> => void (await db.delete(outbox))
