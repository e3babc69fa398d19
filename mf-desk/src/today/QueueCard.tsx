import type { QueueItemsOfKind } from '@portal/contract/desk/work-queue'
import { Card, CardFoot, CountBadge, chakra, Section } from '@portal/ui'
import { useText } from '../texts.ts'
import { QueueRow } from './QueueRow.tsx'
import { getQueueListPath } from './queue-paths.ts'

const queueListCss = { display: 'grid', gap: '0' }

/** Card with the open items of one kind: their number, the first items, and a link to all. */
export function QueueCard({ itemsOfKind: { kind, count, items } }: { itemsOfKind: QueueItemsOfKind }) {
  const text = useText()
  const all = getQueueListPath(kind)
  return (
    <Card>
      <Section title={text(`kind_${kind}`)} aside={<CountBadge count={count} />}>
        <chakra.ul css={queueListCss}>
          {items.map((item) => (
            <QueueRow key={item.id} kind={kind} item={item} />
          ))}
        </chakra.ul>
        {all && count > items.length && <CardFoot href={all}>{text('see_all', { count })}</CardFoot>}
      </Section>
    </Card>
  )
}
