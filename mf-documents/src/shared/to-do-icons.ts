import type { ToDoKind } from '@portal/domain/to-do/to-do'
import type { IconName } from '@portal/ui'

/** Icon of each kind of request. */
export const toDoIcons: Record<ToDoKind, IconName> = {
  task: 'task',
  document: 'document',
  damage: 'umbrella',
  answer: 'chat',
}
