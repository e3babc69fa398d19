import type { Credentials } from '@portal/remote-kit/portal'
import { withTabStorage } from './tab-storage.ts'

const key = 'second-step'
/** Milliseconds that a mailed code is valid, and the step with it. */
const lifetime = 10 * 60 * 1000

/** The second step of signing in, as this tab keeps it over a reload: without the password. */
interface KeptSecondStep {
  credentials: Omit<Credentials, 'password'>
  byApp: boolean
}

/** Keeps the step for this tab until it ends, for ten minutes. */
export const keepSecondStep = ({ password: _, ...credentials }: Credentials, byApp: boolean): void => {
  const kept = { credentials, byApp, until: Date.now() + lifetime }
  withTabStorage((storage) => storage.setItem(key, JSON.stringify(kept)))
}

export const forgetSecondStep = (): void => {
  withTabStorage((storage) => storage.removeItem(key))
}

/** The step that this tab was in before a reload; null if there was none or its code is too old. */
export function keptSecondStep(): KeptSecondStep | null {
  const kept = withTabStorage((storage) => JSON.parse(storage.getItem(key) ?? 'null'))
  return kept?.until > Date.now() ? kept : null
}
