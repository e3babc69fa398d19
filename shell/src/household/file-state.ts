import type { ReceivedGrant } from '@portal/contract/household'
import { createStore } from '@portal/remote-kit/store'

/** State of another person's file in this page. */
export type FileState =
  | { kind: 'waiting' }
  /** The grant is valid. */
  | { kind: 'open'; grant: ReceivedGrant; hasFile: boolean }
  /** There is no grant, or it has ended. */
  | { kind: 'over'; grant: ReceivedGrant | null; hasFile: boolean }

/** The file of this page and its grant, from the server's last response. */
export const fileState = createStore<FileState>({ kind: 'waiting' })

/** Requests a check of the granted rights, rate-limited. The page's session sets the function. */
export const grantWatch = { check: (): void => {} }

/** Whether a write was just rejected, until the message is dismissed. */
export const refused = createStore(false)

/** Whether the granted rights changed since the page started, until the message is dismissed. */
export const changed = createStore(false)
