import { createHash } from 'node:crypto'
import type { PushNotice } from '@portal/contract/push-notice'
import { and, eq, isNull } from 'drizzle-orm'
import webPush from 'web-push'
import type { Context } from '../context.ts'
import { customers } from '../database/tables/customer.ts'
import { news } from '../database/tables/news.ts'
import { pushDevices, pushNotices } from '../database/tables/push.ts'
import type { JobData } from '../jobs/job-data.ts'
import { readNotificationPreferences } from '../news/notification-preferences.ts'
import { getSecondsToEvening, postponeAtNight } from '../news/quiet-hours.ts'
import { isUnseenNews } from '../news/unseen-news.ts'
import {
  formatPostOutcome,
  isPostAccepted,
  type PostOutcome,
  postToReceiver,
} from '../outgoing-requests/post-to-receiver.ts'

/** All notices have the same length, which therefore does not reveal their kind. */
const noticeLengthBytes = 80

/** Returns the kind of the news, and the path of its page. */
function toPushNotice(rows: readonly Pick<typeof news.$inferSelect, 'kind' | 'day'>[]): PushNotice | null {
  const [kind, ...more] = new Set(rows.map((one) => (one.day === null ? one.kind : 'reminder')))
  if (!kind) return null
  if (more.length > 0) return { kind: 'several', path: '/dashboard' }
  return { kind, path: kind === 'message' ? '/berichten' : '/dashboard' }
}

const toPaddedPlaintext = (notice: PushNotice): string => JSON.stringify(notice).padEnd(noticeLengthBytes)

/**
 * Returns the topic of a message: a newer message replaces an undelivered one with the same topic (RFC 8030). The topic
 * differs per device, since the push service can read it.
 */
const getPushTopic = ({ kind }: PushNotice, authSecret: string): string =>
  createHash('sha256').update(`${authSecret} ${kind}`).digest('base64url').slice(0, 32)

/** Codes of errors that occur before data is sent. */
const connectionErrorCodes = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
])

/** Whether a message was certainly not delivered, so that it can be sent again. */
const isRetryable = (outcome: PostOutcome): boolean =>
  'status' in outcome
    ? outcome.status === 429 || outcome.status >= 500
    : connectionErrorCodes.has(outcome.fault)

type PushDevice = typeof pushDevices.$inferSelect

/**
 * Sends a queued message if its news is still unseen. The push service keeps it until the evening. An expired
 * subscription is removed.
 * @throws Error to try again, if the push service is temporarily unavailable
 */
export async function sendPushNotice(context: Context, job: JobData['push-message']): Promise<void> {
  const { db, clock, log } = context
  if (await postponeAtNight(context, 'push-message', job)) return
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
    .where(and(unsent, isUnseenNews(db)))
  const times = await readNotificationPreferences(db, device.device.customerId)
  const notice = toPushNotice(waiting.filter(({ kind }) => times[kind] !== 'off'))
  if (!notice) return
  const marked = await db
    .update(pushNotices)
    .set({ sentAt: clock() })
    .where(unsent)
    .returning({ newsId: pushNotices.newsId })
  if (marked.length === 0) return
  const outcome = await deliverNotice(context, device.device, notice)
  if (isPostAccepted(outcome)) return
  if ('status' in outcome && (outcome.status === 404 || outcome.status === 410)) {
    await db.delete(pushDevices).where(eq(pushDevices.id, job.deviceId))
    return
  }
  if (isRetryable(outcome)) {
    await db.update(pushNotices).set({ sentAt: null }).where(eq(pushNotices.sending, job.sending))
    throw Object.assign(new Error('no notice was taken'), {
      name: 'PushError',
      code: formatPostOutcome(outcome),
    })
  }
  log.warn({ device: job.deviceId, outcome: formatPostOutcome(outcome) }, 'push message not delivered')
}

async function deliverNotice(
  { config, clock, pushKey }: Pick<Context, 'config' | 'clock' | 'pushKey'>,
  { endpoint, publicKey, authSecret }: PushDevice,
  notice: NonNullable<ReturnType<typeof toPushNotice>>,
): Promise<PostOutcome> {
  if (!pushKey) return { fault: 'no key' }
  const { headers, body } = webPush.generateRequestDetails(
    { endpoint, keys: { p256dh: publicKey, auth: authSecret } },
    toPaddedPlaintext(notice),
    {
      vapidDetails: { subject: `mailto:${config.mailFrom}`, ...pushKey },
      TTL: getSecondsToEvening(clock()),
      urgency: notice.kind === 'file' ? 'low' : 'normal',
      topic: getPushTopic(notice, authSecret),
    },
  )
  return postToReceiver(endpoint, {
    headers: { ...(headers as Record<string, string | number>), 'user-agent': 'portal' },
    body: body ?? Buffer.alloc(0),
    localToo: config.demo,
  })
}
