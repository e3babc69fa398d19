import { createHmac } from 'node:crypto'
import type { SessionKeys } from '../session-keys.ts'
import { isSame } from './same.ts'

const minute = 60_000
/** Minutes that a nonce is taken. */
export const nonceMinutes = 10

const make = (key: Uint8Array, at: number) =>
  `${at.toString(36)}.${createHmac('sha256', key).update(`nonce\n${at}`).digest('base64url')}`

/**
 * A nonce (RFC 9449, 8) tells a device with a wrong clock what time it is here: the minute, signed, so that nothing has to
 * be kept and every process knows it.
 */
export const makeNonce = ({ sign }: Pick<SessionKeys, 'sign'>, now: Date): string =>
  make(sign, Math.floor(now.getTime() / minute))

/** Whether this server made a nonce, at most ten minutes ago. */
export function isNonce({ accepted }: Pick<SessionKeys, 'accepted'>, nonce: string, now: Date): boolean {
  const at = Number.parseInt(nonce, 36)
  const age = Math.floor(now.getTime() / minute) - at
  return age >= 0 && age < nonceMinutes && accepted.some((key) => isSame(make(key, at), nonce))
}
