import { appCodeDigits } from '@portal/contract/authenticator'
import { Secret, TOTP } from 'otpauth'

/** Validity of a code in seconds. */
const period = 30
/** Tolerated clock difference in steps, each way. */
const allowed = 1
/** Clock difference in steps up to which it is reported: five minutes. */
const maxReportedSteps = 10

/** TOTP generator for a secret (RFC 6238): six digits, SHA-1, half a minute, which all apps support. */
export const makerOf = (secret: string, issuer = '', label = ''): TOTP =>
  new TOTP({
    issuer,
    label,
    algorithm: 'SHA1',
    digits: appCodeDigits,
    period,
    secret: Secret.fromBase32(secret),
  })

/** A new secret: 160 bits as base32. */
export const newSecret = (): string => new Secret({ size: 20 }).base32

/** A valid code: its half minute since 1970, and the clock difference. */
export interface ReadCode {
  step: number
  off: number
}

/**
 * Finds the half minute of a code.
 * @returns null if it matches none near now; `off` above one each way means a wrong clock
 */
export function readCode(secret: string, code: string, now: Date): ReadCode | null {
  const token = code.replace(/\s/g, '')
  if (!/^\d{6}$/.test(token)) return null
  const maker = makerOf(secret)
  const timestamp = now.getTime()
  const off =
    maker.validate({ token, timestamp, window: allowed }) ??
    maker.validate({ token, timestamp, window: maxReportedSteps })
  return off === null ? null : { step: maker.counter({ timestamp }) + off, off }
}

/** Whether a clock difference is tolerated. */
export const isInTime = ({ off }: ReadCode): boolean => Math.abs(off) <= allowed

/** Clock difference in whole minutes, at least one; positive is ahead. */
export const minutesOff = ({ off }: ReadCode): number =>
  Math.sign(off) * Math.max(1, Math.round((Math.abs(off) * period) / 60))
