import type { Credentials } from '@portal/remote-kit/portal'
import { runWithTabStorage } from './tab-storage.ts'

const secondStepStorageKey = 'second-step'
/** Milliseconds for which a mailed code and the stored second step are valid. */
const secondStepLifetimeMs = 10 * 60 * 1000

/** Second step of sign-in as stored in this tab for a reload; the password is never stored. */
interface StoredSecondStep {
  credentials: Omit<Credentials, 'password'>
  byApp: boolean
}

export const storeSecondStep = ({ password: _, ...credentials }: Credentials, byApp: boolean): void => {
  const kept = { credentials, byApp, until: Date.now() + secondStepLifetimeMs }
  runWithTabStorage((storage) => storage.setItem(secondStepStorageKey, JSON.stringify(kept)))
}

export const forgetSecondStep = (): void => {
  runWithTabStorage((storage) => storage.removeItem(secondStepStorageKey))
}

/** Reads the second step that is stored in this tab; null if there is none or its code has expired. */
export function readSecondStep(): StoredSecondStep | null {
  const kept = runWithTabStorage((storage) => JSON.parse(storage.getItem(secondStepStorageKey) ?? 'null'))
  return kept?.until > Date.now() ? kept : null
}
