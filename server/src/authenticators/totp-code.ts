import { authenticatorCodeDigits } from '@portal/contract/authenticator'
import { Secret, TOTP } from 'otpauth'

const codePeriodSeconds = 30
/** Tolerated clock difference in both directions, in steps of 30 seconds. */
const allowedClockSteps = 1
/** Largest clock difference that is reported to the customer, in steps of 30 seconds: five minutes. */
const maxReportedSteps = 10

/** Creates a TOTP generator (RFC 6238) with settings that all apps support: six digits, SHA-1, 30 seconds. */
export const createTotp = (secret: string, issuer = '', label = ''): TOTP =>
  new TOTP({
    issuer,
    label,
    algorithm: 'SHA1',
    digits: authenticatorCodeDigits,
    period: codePeriodSeconds,
    secret: Secret.fromBase32(secret),
  })

/** A secret of 160 bits, base32. */
export const generateTotpSecret = (): string => new Secret({ size: 20 }).base32

/**
 * A valid code. `step` is the number of the code's half minute, counted from 1970; `offset` is the clock difference in
 * half minutes.
 */
export interface MatchedCode {
  step: number
  offset: number
}

/**
 * Finds the half minute to which a code belongs.
 * @returns null for a wrong code; `offset` beyond ±1 means that the clock of the phone is wrong
 */
export function matchTotpCode(secret: string, code: string, now: Date): MatchedCode | null {
  const token = code.replace(/\s/g, '')
  if (!/^\d{6}$/.test(token)) return null
  const maker = createTotp(secret)
  const timestamp = now.getTime()
  const offset =
    maker.validate({ token, timestamp, window: allowedClockSteps }) ??
    maker.validate({ token, timestamp, window: maxReportedSteps })
  return offset === null ? null : { step: maker.counter({ timestamp }) + offset, offset }
}

export const isClockTolerated = ({ offset }: MatchedCode): boolean => Math.abs(offset) <= allowedClockSteps

/** Clock difference in whole minutes, at least one; positive if the phone's clock is ahead. */
export const calculateClockMinutes = ({ offset }: MatchedCode): number =>
  Math.sign(offset) * Math.max(1, Math.round((Math.abs(offset) * codePeriodSeconds) / 60))
