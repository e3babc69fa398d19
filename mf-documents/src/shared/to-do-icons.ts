import type { ToDoKind } from '@portal/domain/to-do/to-do'
import type { IconName } from '@portal/ui'

/** What each kind of thing to do is drawn with. */
export const toDoIcons: Record<ToDoKind, IconName> = {
  task: 'task',
  document: 'document',
  damage: 'umbrella',
  answer: 'chat',
}
