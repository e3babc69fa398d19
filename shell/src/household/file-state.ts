import type { ReceivedGrant } from '@portal/contract/household'
import { createStore } from '@portal/remote-kit/store'

/** What this page knows of the file of somebody else that it shows. */
export type FileState =
  | { kind: 'waiting' }
  /** Something is granted of it. */
  | { kind: 'open'; grant: ReceivedGrant; hasFile: boolean }
  /** Nothing is, or not any more. */
  | { kind: 'over'; grant: ReceivedGrant | null; hasFile: boolean }

/** Whose file this page shows and what of it is granted, as the server last said. */
export const fileState = createStore<FileState>({ kind: 'waiting' })

/** Asks anew what is granted, and not more often than it makes sense; of the session of the page. */
export const grantWatch = { look: (): void => {} }

/** Whether somebody just tried to change what they may not, until they read that. */
export const refused = createStore(false)

/** Whether less or more is granted than when the page began, until that was read. */
export const changed = createStore(false)
