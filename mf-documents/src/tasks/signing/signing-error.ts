import { parseClockDifference } from '@portal/contract/authenticator'
import { ApiError } from '@portal/contract/error'
import type { SigningText } from './use-signing-text.ts'

/** Text ids for rejections that the customer can act on, by error code. */
const textIdByErrorCode = {
  signed: 'sign_error_decided',
  declined: 'sign_error_decided',
  withdrawn: 'sign_error_decided',
  changed: 'sign_error_changed',
  not_read: 'sign_read_hint',
  no_certificate: 'sign_error_certificate',
  under_way: 'sign_error_under_way',
  too_many_mails: 'sign_error_mails',
  too_many_attempts: 'sign_error_often',
  busy: 'sign_error_failed',
} as const

/** Formats a signing error as a message that states that nothing was signed; null without an error. */
export function formatSigningError(error: unknown, text: SigningText, tenant: string): string | null {
  if (!error) return null
  if (!(error instanceof ApiError)) return text('sign_error_passkey')
  const { errors, error: name = '' } = error.body
  if (name in textIdByErrorCode)
    return text(textIdByErrorCode[name as keyof typeof textIdByErrorCode], { tenant })
  const off = parseClockDifference(errors?.code)
  if (off !== null)
    return text(off > 0 ? 'sign_error_clock_ahead' : 'sign_error_clock_behind', {
      minutes: `${Math.abs(off)}`,
    })
  if (errors?.code) return text(errors.code === 'is over' ? 'sign_error_over' : 'sign_error_code')
  if (errors?.passkey) return text('sign_error_passkey')
  return text(error.status === 429 ? 'sign_error_often' : 'sign_error_failed')
}
