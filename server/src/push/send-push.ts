import { createHash } from 'node:crypto'
import type { PushNotice } from '@portal/contract/push'
import { and, eq, isNull } from 'drizzle-orm'
import webPush from 'web-push'
import type { Context } from '../context.ts'
import { customers } from '../database/tables/customer.ts'
import { news } from '../database/tables/news.ts'
import { pushDevices, pushNotices } from '../database/tables/push.ts'
import type { JobData } from '../jobs/job-data.ts'
import { preferencesOf } from '../news/preferences.ts'
import { isQuiet, nextMorning, secondsToEvening } from '../news/quiet.ts'
import { isUnseen } from '../news/unseen.ts'
import { isTaken, type Outcome, post, wordOf } from '../outside/post.ts'

/** Bytes of every notice, so that its length does not tell of what kind it is. */
const length = 80

/** Push notice for news: its kind, and the path that opens it. */
function noticeOf(rows: readonly Pick<typeof news.$inferSelect, 'kind' | 'day'>[]): PushNotice | null {
  const [kind, ...more] = new Set(rows.map((one) => (one.day === null ? one.kind : 'reminder')))
  if (!kind) return null
  if (more.length > 0) return { kind: 'several', path: '/dashboard' }
  return { kind, path: kind === 'message' ? '/berichten' : '/dashboard' }
}

/** Plaintext of a notification. */
const plainOf = (notice: PushNotice): string => JSON.stringify(notice).padEnd(length)

/**
 * Topic under which a notification replaces an undelivered one of its kind (RFC 8030): different for each device, since
 * the push service can read it.
 */
const topicOf = ({ kind }: PushNotice, authSecret: string): string =>
  createHash('sha256').update(`${authSecret} ${kind}`).digest('base64url').slice(0, 32)

/** Network errors before anything was sent. */
const connectionErrors = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH'])

/**
 * Whether a message was certainly not accepted and can be retried. A broken connection may have delivered it, so it is
 * not repeated.
 */
const mayBeTriedAgain = (outcome: Outcome): boolean =>
  'status' in outcome ? outcome.status === 429 || outcome.status >= 500 : connectionErrors.has(outcome.fault)

type Device = typeof pushDevices.$inferSelect

/**
 * Sends a queued message to a device if its news is still unseen and wanted. The push service keeps it until the
 * evening at most, so that none arrives at night. An expired subscription is removed.
 * @throws if the push service is temporarily unavailable, to retry
 */
export async function sendPush(context: Context, job: JobData['push-message']): Promise<void> {
  const { db, clock, jobs, log } = context
  if (isQuiet(clock())) {
    await jobs.add('push-message', job, undefined, { startAfter: nextMorning(clock()) })
    return
  }
  const [device] = await db
    .select({ device: pushDevices })
    .from(pushDevices)
    .innerJoin(customers, eq(customers.id, pushDevices.customerId))
    .where(and(eq(pushDevices.id, job.deviceId), eq(customers.hasAccess, true)))
  if (!device) return
  const unsent = and(eq(pushNotices.sending, job.sending), isNull(pushNotices.sentAt))
  const waiting = await db
    .select({ kind: news.kind, day: news.day })
    .from(pushNotices)
    .innerJoin(news, eq(news.id, pushNotices.newsId))
    .where(and(unsent, isUnseen(db)))
  const times = await preferencesOf(db, device.device.customerId)
  const notice = noticeOf(waiting.filter(({ kind }) => times[kind] !== 'off'))
  if (!notice) return
  const marked = await db
    .update(pushNotices)
    .set({ sentAt: clock() })
    .where(unsent)
    .returning({ newsId: pushNotices.newsId })
  if (marked.length === 0) return
  const outcome = await deliver(context, device.device, notice)
  if (isTaken(outcome)) return
  if ('status' in outcome && (outcome.status === 404 || outcome.status === 410)) {
    await db.delete(pushDevices).where(eq(pushDevices.id, job.deviceId))
    return
  }
  if (mayBeTriedAgain(outcome)) {
    await db.update(pushNotices).set({ sentAt: null }).where(eq(pushNotices.sending, job.sending))
    throw Object.assign(new Error('no notice was taken'), { name: 'PushError', code: wordOf(outcome) })
  }
  log.warn({ device: job.deviceId, outcome: wordOf(outcome) }, 'a notice was not taken')
}

async function deliver(
  { config, clock, pushKey }: Pick<Context, 'config' | 'clock' | 'pushKey'>,
  { endpoint, publicKey, authSecret }: Device,
  notice: NonNullable<ReturnType<typeof noticeOf>>,
): Promise<Outcome> {
  if (!pushKey) return { fault: 'no key' }
  const { headers, body } = webPush.generateRequestDetails(
    { endpoint, keys: { p256dh: publicKey, auth: authSecret } },
    plainOf(notice),
    {
      vapidDetails: { subject: `mailto:${config.mailFrom}`, ...pushKey },
      TTL: secondsToEvening(clock()),
      urgency: notice.kind === 'file' ? 'low' : 'normal',
      topic: topicOf(notice, authSecret),
    },
  )
  return post(endpoint, {
    headers: { ...(headers as Record<string, string | number>), 'user-agent': 'portal' },
    body: body ?? Buffer.alloc(0),
    localToo: config.demo,
  })
}
