import type { QueueItem, QueueKind } from '@portal/contract/desk/queue'
import { itemPath } from '@portal/remote-kit'
import { agendaPath, customerPath, documentsPath, editsPath, inboxPath } from '../shared/paths.ts'

const lists: Partial<Record<QueueKind, string>> = {
  damage: inboxPath,
  message: inboxPath,
  lead: inboxPath,
  document: documentsPath,
  edit: editsPath,
  appointment: agendaPath,
}

/** Address of the list of items of a kind that wait; undefined if they are shown in customers' files only. */
export const listOf = (kind: QueueKind): string | undefined => lists[kind]

/** Path where an open item is handled. */
export function leadsTo(kind: QueueKind, { id, customer, due }: QueueItem): string {
  switch (kind) {
    case 'document':
      return itemPath(documentsPath, id)
    case 'edit':
      return `${editsPath}#${encodeURIComponent(id)}`
    case 'message':
    case 'damage':
      return customerPath(customer.id, 'conversation')
    case 'lead':
      return customerPath(customer.id, 'advice')
    case 'overdue':
    case 'signing':
      return customerPath(customer.id, 'requests')
    case 'appointment':
      return due ? `${agendaPath}?week=${due.slice(0, 10)}` : agendaPath
    case 'coming':
      return customerPath(customer.id)
  }
}
