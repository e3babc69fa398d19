import type { Id } from '@portal/contract/wire'
import type { ToDo } from '@portal/domain/to-do/to-do'
import { getListItemPath } from '@portal/remote-kit'

export const documentsPath = '/documenten'

export const inboxPath = '/berichten'

export const tasksPath = '/taken'

export const getMessagePath = (key: string): string => getListItemPath(inboxPath, key)

export const getTaskPath = (id: Id): string => getListItemPath(tasksPath, id)

/**
 * Path of a mortgage's details with its required documents. The id is a query parameter, which every version of the
 * mortgage remote understands.
 */
export const getMortgagePath = (id: Id): string => `/hypotheek?id=${encodeURIComponent(id)}`

/** Path of a damage's details with its required documents. */
export const getDamagePath = (id: Id): string => getListItemPath('/schades', id)

/** Path where a request of the tenant can be answered. */
export function getToDoPath({ kind, id, of }: Pick<ToDo, 'kind' | 'id' | 'of'>): string {
  switch (kind) {
    case 'task':
      return getTaskPath(id)
    case 'document':
      return getMortgagePath(of ?? '')
    case 'damage':
      return getDamagePath(of ?? '')
    case 'answer':
      return getMessagePath(`note-${id}`)
  }
}

export const getDocumentPath = (id: Id): string => getListItemPath(documentsPath, id)
