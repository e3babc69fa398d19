import type { Id } from '@portal/contract/wire'

/** A document that is to go along with a message. */
export interface Chosen {
  id: Id
  name: string
}
