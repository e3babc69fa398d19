import { appCodeDigits } from '@portal/contract/authenticator'
import { Secret, TOTP } from 'otpauth'

const codePeriodSeconds = 30
/** Tolerated clock difference in steps, each way. */
const allowedClockSteps = 1
/** Clock difference in steps up to which it is reported: five minutes. */
const maxReportedSteps = 10

/** Creates a TOTP generator for a secret (RFC 6238): six digits, SHA-1, 30 seconds, which all apps support. */
export const createTotp = (secret: string, issuer = '', label = ''): TOTP =>
  new TOTP({
    issuer,
    label,
    algorithm: 'SHA1',
    digits: appCodeDigits,
    period: codePeriodSeconds,
    secret: Secret.fromBase32(secret),
  })

/** Generates a secret of 160 bits as base32. */
export const generateSecret = (): string => new Secret({ size: 20 }).base32

/** A valid code. `step` is its half minute since 1970, `off` the clock difference in half minutes. */
export interface MatchedCode {
  step: number
  off: number
}

/**
 * Finds the half minute to which a code belongs.
 * @returns null if the code matches none near now; `off` beyond ±1 means a wrong clock
 */
export function matchCode(secret: string, code: string, now: Date): MatchedCode | null {
  const token = code.replace(/\s/g, '')
  if (!/^\d{6}$/.test(token)) return null
  const maker = createTotp(secret)
  const timestamp = now.getTime()
  const off =
    maker.validate({ token, timestamp, window: allowedClockSteps }) ??
    maker.validate({ token, timestamp, window: maxReportedSteps })
  return off === null ? null : { step: maker.counter({ timestamp }) + off, off }
}

export const isClockTolerated = ({ off }: MatchedCode): boolean => Math.abs(off) <= allowedClockSteps

/** Clock difference in whole minutes, at least one; positive if the clock is ahead. */
export const calculateClockMinutes = ({ off }: MatchedCode): number =>
  Math.sign(off) * Math.max(1, Math.round((Math.abs(off) * codePeriodSeconds) / 60))
