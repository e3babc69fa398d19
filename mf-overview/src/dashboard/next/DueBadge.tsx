import { toTenantDay } from '@portal/contract/clock'
import { formatDate } from '@portal/domain/format/date'
import { getUrgency, type ToDo } from '@portal/domain/to-do/to-do'
import { useLanguage } from '@portal/remote-kit'
import { Badge, Box } from '@portal/ui'
import { useText } from '../../texts.ts'

/** Badge of an item that is overdue or due today. Renders nothing otherwise. */
export function DueBadge({ toDo }: { toDo: ToDo }) {
  const text = useText()
  const { language } = useLanguage()
  const urgency = getUrgency(toDo, toTenantDay(new Date()))
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
