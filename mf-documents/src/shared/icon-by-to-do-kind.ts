import type { ToDoKind } from '@portal/domain/to-do/to-do'
import type { IconName } from '@portal/ui'

export const iconByToDoKind: Record<ToDoKind, IconName> = {
  task: 'task',
  document: 'document',
  damage: 'umbrella',
  answer: 'chat',
}
