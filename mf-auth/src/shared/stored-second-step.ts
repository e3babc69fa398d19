import type { Credentials } from '@portal/remote-kit/portal'
import { withTabStorage } from './tab-storage.ts'

const key = 'second-step'
/** How long a mailed code and the second step are valid, in milliseconds. */
const lifetime = 10 * 60 * 1000

/** The second step of sign-in as stored in this tab for a reload, without the password. */
interface StoredSecondStep {
  credentials: Omit<Credentials, 'password'>
  byApp: boolean
}

/** Stores the step in this tab for ten minutes. */
export const storeSecondStep = ({ password: _, ...credentials }: Credentials, byApp: boolean): void => {
  const kept = { credentials, byApp, until: Date.now() + lifetime }
  withTabStorage((storage) => storage.setItem(key, JSON.stringify(kept)))
}

export const forgetSecondStep = (): void => {
  withTabStorage((storage) => storage.removeItem(key))
}

/** The stored step of this tab; null if there is none or its code has expired. */
export function readSecondStep(): StoredSecondStep | null {
  const kept = withTabStorage((storage) => JSON.parse(storage.getItem(key) ?? 'null'))
  return kept?.until > Date.now() ? kept : null
}
