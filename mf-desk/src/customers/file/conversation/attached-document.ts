import type { Id } from '@portal/contract/wire'

export interface AttachedDocument {
  id: Id
  name: string
}
