import { dayAt } from '@portal/contract/clock'
import { formatDate } from '@portal/domain/format/date'
import { type ToDo, urgencyOf } from '@portal/domain/to-do/to-do'
import { useLanguage } from '@portal/remote-kit'
import { Badge, Box } from '@portal/ui'
import { useText } from '../../texts.ts'

/** Marks an overdue item or one due today; nothing otherwise. */
export function DueBadge({ toDo }: { toDo: ToDo }) {
  const text = useText()
  const { language } = useLanguage()
  const urgency = urgencyOf(toDo, dayAt(new Date()))
  if (urgency !== 'overdue' && urgency !== 'today') return null
  return (
    <Box>
      {urgency === 'overdue' ? (
        <Badge status="bad" icon="warning">
          {text('next_late', { date: formatDate(toDo.due, language) ?? '' })}
        </Badge>
      ) : (
        <Badge status="warn">{text('next_today')}</Badge>
      )}
    </Box>
  )
}
