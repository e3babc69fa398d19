import type { Id } from '@portal/contract/wire'

/** A document attached to a message. */
export interface Chosen {
  id: Id
  name: string
}
