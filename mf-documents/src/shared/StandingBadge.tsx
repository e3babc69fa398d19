import { dayAt } from '@portal/contract/clock'
import { type ToDo, urgencyOf } from '@portal/domain/to-do/to-do'
import { Badge } from '@portal/ui'
import { useText } from '../texts.ts'
import { useDue } from './use-due.ts'

/** Where something stands: how pressing it is while it is open, and how far it came once it was sent. */
export function StandingBadge({ toDo }: { toDo: ToDo }) {
  const text = useText()
  const due = useDue(toDo)
  switch (toDo.standing) {
    case 'done':
      return <Badge status="good">{text('to_do_done')}</Badge>
    case 'sent':
    case 'seen':
      return <Badge icon={toDo.standing === 'sent' ? 'clock' : 'eye'}>{text(`to_do_${toDo.standing}`)}</Badge>
  }
  switch (urgencyOf(toDo, dayAt(new Date()))) {
    case 'overdue':
      return (
        <Badge status="bad" icon="warning">
          {text('to_do_overdue', { due: due ?? '' })}
        </Badge>
      )
    case 'today':
      return <Badge status="warn">{text('to_do_today')}</Badge>
    case 'soon':
      return (
        <Badge status="warn" icon="calendar">
          {due}
        </Badge>
      )
    case 'later':
      return <Badge icon="calendar">{due}</Badge>
  }
  return null
}
