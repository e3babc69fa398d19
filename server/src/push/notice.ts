import { createHash } from 'node:crypto'
import type { PushNotice } from '@portal/contract/push'
import type { news } from '../database/tables/news.ts'

/** Bytes of every notice, so that its length does not tell of what kind it is. */
const length = 80

/** What a device is told of news: of what kind it is, and where it waits. */
export function noticeOf(told: readonly Pick<typeof news.$inferSelect, 'kind' | 'day'>[]): PushNotice | null {
  const [kind, ...more] = new Set(told.map((one) => (one.day === null ? one.kind : 'reminder')))
  if (!kind) return null
  if (more.length > 0) return { kind: 'several', path: '/dashboard' }
  return { kind, path: kind === 'message' ? '/berichten' : '/dashboard' }
}

/** A notice as it is encrypted. */
export const plainOf = (notice: PushNotice): string => JSON.stringify(notice).padEnd(length)

/**
 * Name under which a notice takes the place of one of its kind that the device did not get yet (RFC 8030, Topic): of this device
 * alone, since the maker of the browser reads it.
 */
export const topicOf = ({ kind }: PushNotice, authSecret: string): string =>
  createHash('sha256').update(`${authSecret} ${kind}`).digest('base64url').slice(0, 32)
