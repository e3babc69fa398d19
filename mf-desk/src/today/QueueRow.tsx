import type { WorkQueueItem, WorkQueueItemKind } from '@portal/contract/desk/work-queue'
import { DutchText } from '@portal/remote-kit/dutch'
import { staffActionRowCss } from '@portal/remote-kit/staff'
import { Badge, Box, chakra, Link, Text } from '@portal/ui'
import { useFormName } from '../shared/use-form-name.ts'
import { useFormatDateTime } from '../shared/use-format-date-time.ts'
import { getLeadTextId } from '../shared/use-lead-name.ts'
import { WaitingTime } from '../shared/WaitingTime.tsx'
import { type TextId, useText } from '../texts.ts'
import { getQueueItemPath } from './queue-paths.ts'

interface QueueRowProps {
  kind: WorkQueueItemKind
  item: WorkQueueItem
}

export function QueueRow({ kind, item }: QueueRowProps) {
  const text = useText()
  const formatDateTime = useFormatDateTime()
  return (
    <chakra.li css={staffActionRowCss}>
      <Box minW="0" flex="1 1 12em">
        <Link href={getQueueItemPath(kind, item)} fontWeight={600}>
          {item.customer.name}
        </Link>
        <QueueItemSubject kind={kind} title={item.title} />
      </Box>
      {item.taken_by && <Badge icon="user">{text('lead_taken_by', { name: item.taken_by })}</Badge>}
      {item.at && <WaitingTime since={item.at} />}
      {item.due && (
        <Text as="span" textStyle="meta" color="ink2">
          {formatDateTime(item.due)}
        </Text>
      )}
    </chakra.li>
  )
}

/** Subject of an open item: the text that its author typed, or this remote's text for a code from the API. */
function QueueItemSubject({ kind, title }: { kind: WorkQueueItemKind; title: string | null }) {
  const text = useText()
  const getFormName = useFormName()
  if (title === null) return null
  if (kind === 'edit') return <Text color="ink2">{getFormName(title)}</Text>
  if (kind === 'lead') return <Text color="ink2">{text(getLeadTextId(title))}</Text>
  if (kind === 'coming') return <Text color="ink2">{text(`coming_${title}` as TextId)}</Text>
  return (
    <Text color="ink2" lineClamp={1}>
      <DutchText>{title}</DutchText>
    </Text>
  )
}
