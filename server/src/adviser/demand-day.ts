import { addDays } from '@portal/contract/day'
import { demandNoticeDays } from '@portal/contract/desk/settings'
import { invalid } from '../http/http-error.ts'

/**
 * Lets the day from which a firm demands a passkey or an app be another only where customers have time to set one up (KEYS-10): it
 * may go, be put off, or be announced.
 * @throws HttpError 422 for a day that is too soon
 */
export function refuseTooSoon(day: string | null, before: string | null, today: string): void {
  if (day === null || day === before) return
  if (before !== null && before > today && day > before) return
  if (day >= addDays(today, demandNoticeDays)) return
  throw invalid({ strong_sign_in_from: `must be ${demandNoticeDays} days from now or later` })
}
