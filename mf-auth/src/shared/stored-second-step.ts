import type { Credentials } from '@portal/remote-kit/portal'
import { runWithTabStorage } from './tab-storage.ts'

const secondStepKey = 'second-step'
/** How long a mailed code and the second step are valid, in milliseconds. */
const secondStepLifetimeMs = 10 * 60 * 1000

/** Second step of sign-in as stored in this tab for a reload; the password is never stored. */
interface StoredSecondStep {
  credentials: Omit<Credentials, 'password'>
  byApp: boolean
}

export const storeSecondStep = ({ password: _, ...credentials }: Credentials, byApp: boolean): void => {
  const kept = { credentials, byApp, until: Date.now() + secondStepLifetimeMs }
  runWithTabStorage((storage) => storage.setItem(secondStepKey, JSON.stringify(kept)))
}

export const forgetSecondStep = (): void => {
  runWithTabStorage((storage) => storage.removeItem(secondStepKey))
}

/** The stored step of this tab; null if there is none or its code has expired. */
export function readSecondStep(): StoredSecondStep | null {
  const kept = runWithTabStorage((storage) => JSON.parse(storage.getItem(secondStepKey) ?? 'null'))
  return kept?.until > Date.now() ? kept : null
}
