import type { WorkQueueItem, WorkQueueItemKind } from '@portal/contract/desk/work-queue'
import { getListItemPath } from '@portal/remote-kit'
import { agendaPath, documentsPath, editsPath, getCustomerPath, inboxPath } from '../shared/desk-paths.ts'

const listPathByKind: Partial<Record<WorkQueueItemKind, string>> = {
  damage: inboxPath,
  message: inboxPath,
  lead: inboxPath,
  document: documentsPath,
  edit: editsPath,
  appointment: agendaPath,
}

/** Path of the list with all items of a kind; undefined if only the customers' files show them. */
export const getQueueListPath = (kind: WorkQueueItemKind): string | undefined => listPathByKind[kind]

/** Path of the screen on which an open item is handled. */
export function getQueueItemPath(kind: WorkQueueItemKind, { id, customer, due }: WorkQueueItem): string {
  switch (kind) {
    case 'document':
      return getListItemPath(documentsPath, id)
    case 'edit':
      return `${editsPath}#${encodeURIComponent(id)}`
    case 'message':
    case 'damage':
      return getCustomerPath(customer.id, 'conversation')
    case 'lead':
      return getCustomerPath(customer.id, 'advice')
    case 'overdue':
    case 'signing':
      return getCustomerPath(customer.id, 'requests')
    case 'appointment':
      return due ? `${agendaPath}?week=${due.slice(0, 10)}` : agendaPath
    case 'coming':
      return getCustomerPath(customer.id)
  }
}
