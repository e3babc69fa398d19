import type { QueueItem, QueueKind } from '@portal/contract/desk/queue'
import { Dutch } from '@portal/remote-kit/dutch'
import { actingRow } from '@portal/remote-kit/staff'
import { Badge, Box, chakra, Link, Text } from '@portal/ui'
import { useFormName } from '../shared/use-form-name.ts'
import { leadText } from '../shared/use-lead-name.ts'
import { useMoment } from '../shared/use-moment.ts'
import { Waited } from '../shared/Waited.tsx'
import { type TextId, useText } from '../texts.ts'
import { leadsTo } from './leads-to.ts'

interface Props {
  kind: QueueKind
  item: QueueItem
}

/** An open item: customer, subject, and waiting time or deadline. */
export function QueueRow({ kind, item }: Props) {
  const text = useText()
  const moment = useMoment()
  return (
    <chakra.li css={actingRow}>
      <Box minW="0" flex="1 1 12em">
        <Link href={leadsTo(kind, item)} fontWeight={600}>
          {item.customer.name}
        </Link>
        <About kind={kind} title={item.title} />
      </Box>
      {item.taken_by && <Badge icon="user">{text('lead_taken_by', { name: item.taken_by })}</Badge>}
      {item.at && <Waited since={item.at} />}
      {item.due && (
        <Text as="span" textStyle="meta" color="ink2">
          {moment(item.due)}
        </Text>
      )}
    </chakra.li>
  )
}

/** Subject of an item: its author's words, or a text of ours for a wire code. */
function About({ kind, title }: { kind: QueueKind; title: string | null }) {
  const text = useText()
  const formName = useFormName()
  if (title === null) return null
  if (kind === 'edit') return <Text color="ink2">{formName(title)}</Text>
  if (kind === 'lead') return <Text color="ink2">{text(leadText(title))}</Text>
  if (kind === 'coming') return <Text color="ink2">{text(`coming_${title}` as TextId)}</Text>
  return (
    <Text color="ink2" lineClamp={1}>
      <Dutch>{title}</Dutch>
    </Text>
  )
}
