import { appCodeDigits } from '@portal/contract/authenticator'
import { Secret, TOTP } from 'otpauth'

/** Seconds for which a code stands. */
const period = 30
/** Steps that a clock may be off each way. */
const allowed = 1
/** Steps within which it is told that a clock is off: five minutes. */
const told = 10

/** How apps make codes of a secret (RFC 6238): six digits of SHA-1 each half minute, which all of them can. */
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

/** What a code is: of which half minute since 1970, and by how many the clock that made it is off. */
export interface ReadCode {
  step: number
  off: number
}

/**
 * Of which half minute a code is.
 * @returns null when it is of none near now; `off` above one each way is a clock that is wrong
 */
export function readCode(secret: string, code: string, now: Date): ReadCode | null {
  const token = code.replace(/\s/g, '')
  if (!/^\d{6}$/.test(token)) return null
  const maker = makerOf(secret)
  const timestamp = now.getTime()
  const off =
    maker.validate({ token, timestamp, window: allowed }) ??
    maker.validate({ token, timestamp, window: told })
  return off === null ? null : { step: maker.counter({ timestamp }) + off, off }
}

/** Whether a clock that is off by so many steps is one that is put up with. */
export const isInTime = ({ off }: ReadCode): boolean => Math.abs(off) <= allowed

/** Whole minutes that a clock is off, at least one; above zero it is ahead. */
export const minutesOff = ({ off }: ReadCode): number =>
  Math.sign(off) * Math.max(1, Math.round((Math.abs(off) * period) / 60))
