import type { ReceivedGrant } from '@portal/contract/household'
import { createStore } from '@portal/remote-kit/store'

export type FileState =
  | { kind: 'waiting' }
  | { kind: 'open'; grant: ReceivedGrant; hasFile: boolean }
  /** There is no grant, or it has ended. */
  | { kind: 'over'; grant: ReceivedGrant | null; hasFile: boolean }

export const customerFileAccess = createStore<FileState>({ kind: 'waiting' })

/** Requests a rate-limited check of the granted rights. The page's session sets the function. */
export const grantChecker = { check: (): void => {} }

export const isWriteRejected = createStore(false)

export const hasChangedRights = createStore(false)
