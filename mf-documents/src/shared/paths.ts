import type { Id } from '@portal/contract/wire'
import type { ToDo } from '@portal/domain/to-do/to-do'
import { getListItemPath } from '@portal/remote-kit'

export const documentsPath = '/documenten'

export const inboxPath = '/berichten'

export const tasksPath = '/taken'

export const messagePath = (key: string): string => getListItemPath(inboxPath, key)

export const taskPath = (id: Id): string => getListItemPath(tasksPath, id)

/**
 * Path of a mortgage's details with its required documents. The id is a query parameter, which every version of the
 * mortgage remote understands.
 */
export const mortgagePath = (id: Id): string => `/hypotheek?id=${encodeURIComponent(id)}`

/** Path of a damage's details with its required documents. */
export const damagePath = (id: Id): string => getListItemPath('/schades', id)

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

export const documentPath = (id: Id): string => getListItemPath(documentsPath, id)
