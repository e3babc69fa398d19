import type { Id } from '@portal/contract/wire'
import type { ToDo } from '@portal/domain/to-do/to-do'
import { itemPath } from '@portal/remote-kit'

/** Address of the documents. */
export const documentsPath = '/documenten'

/** Address of the inbox. */
export const inboxPath = '/berichten'

/** Address of the tasks. */
export const tasksPath = '/taken'

/** Address of one message, by its kind and identifier. */
export const messagePath = (key: string): string => itemPath(inboxPath, key)

/** Address of one task. */
export const taskPath = (id: Id): string => itemPath(tasksPath, id)

/** Address of a mortgage's details, where its documents are asked for; as every version of its remote understands it. */
export const mortgagePath = (id: Id): string => `/hypotheek?id=${encodeURIComponent(id)}`

/** Address of a damage's details, where its documents are asked for. */
export const damagePath = (id: Id): string => itemPath('/schades', id)

/** Where something that the firm asks can be answered. */
export function toDoPath({ kind, id, of }: Pick<ToDo, 'kind' | 'id' | 'of'>): string {
  switch (kind) {
    case 'task':
      return taskPath(id)
    case 'document':
      return mortgagePath(of ?? '')
    case 'damage':
      return damagePath(of ?? '')
    case 'answer':
      return messagePath(`note-${id}`)
  }
}

/** Address of one document of the customer. */
export const documentPath = (id: Id): string => itemPath(documentsPath, id)
