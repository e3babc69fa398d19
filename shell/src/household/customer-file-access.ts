import type { ReceivedAccessGrant } from '@portal/contract/household'
import { createStore } from '@portal/remote-kit/store'

export type CustomerFileAccess =
  | { kind: 'waiting' }
  | { kind: 'open'; grant: ReceivedAccessGrant; hasFile: boolean }
  /** The person has no grant for this customer file, or the grant has ended. */
  | { kind: 'over'; grant: ReceivedAccessGrant | null; hasFile: boolean }

export const customerFileAccess = createStore<CustomerFileAccess>({ kind: 'waiting' })

/** Checks the granted rights, at most once per `grantCheckPauseMs`. The page's session sets `check`. */
export const grantChecker = { check: (): void => {} }

export const isWriteRejected = createStore(false)

export const hasChangedRights = createStore(false)
