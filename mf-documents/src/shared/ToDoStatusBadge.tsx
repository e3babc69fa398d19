import { getUrgency, type ToDo } from '@portal/domain/to-do/to-do'
import { toTenantDay } from '@portal/time/clock'
import { Badge } from '@portal/ui'
import { useText } from '../texts.ts'
import { useDeadlineText } from './use-deadline-text.ts'

/**
 * Badge of a request: its urgency while the request is open, otherwise how far the tenant has handled the customer's
 * answer.
 */
export function ToDoStatusBadge({ toDo }: { toDo: ToDo }) {
  const text = useText()
  const due = useDeadlineText(toDo)
  switch (toDo.status) {
    case 'done':
      return <Badge status="good">{text('to_do_done')}</Badge>
    case 'sent':
    case 'seen':
      return <Badge icon={toDo.status === 'sent' ? 'clock' : 'eye'}>{text(`to_do_${toDo.status}`)}</Badge>
  }
  switch (getUrgency(toDo, toTenantDay(new Date()))) {
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
