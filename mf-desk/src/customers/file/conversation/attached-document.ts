import type { Id } from '@portal/contract/wire'

/** A document attached to a message. */
export interface AttachedDocument {
  id: Id
  name: string
}
