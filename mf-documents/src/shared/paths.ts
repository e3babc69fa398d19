import type { Id } from '@portal/contract/wire'
import type { ToDo } from '@portal/domain/to-do/to-do'
import { itemPath } from '@portal/remote-kit'

/** Path of the documents. */
export const documentsPath = '/documenten'

/** Path of the inbox. */
export const inboxPath = '/berichten'

/** Path of the tasks. */
export const tasksPath = '/taken'

/** Path of a message, by kind and id. */
export const messagePath = (key: string): string => itemPath(inboxPath, key)

/** Path of a task. */
export const taskPath = (id: Id): string => itemPath(tasksPath, id)

/**
 * Path of a mortgage's details, which list its required documents; in the query form that every version of its remote
 * understands.
 */
export const mortgagePath = (id: Id): string => `/hypotheek?id=${encodeURIComponent(id)}`

/** Path of a damage's details, which list its required documents. */
export const damagePath = (id: Id): string => itemPath('/schades', id)

/** Path where a request of the tenant can be answered. */
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

/** Path of one of the customer's documents. */
export const documentPath = (id: Id): string => itemPath(documentsPath, id)
