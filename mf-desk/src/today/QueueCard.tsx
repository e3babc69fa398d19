import type { QueuePart } from '@portal/contract/desk/queue'
import { Card, CardFoot, Counter, chakra, Section } from '@portal/ui'
import { useText } from '../texts.ts'
import { listOf } from './leads-to.ts'
import { QueueRow } from './QueueRow.tsx'

const list = { display: 'grid', gap: '0' }

/** Open items of one kind: number, the first ones, and a link to all. */
export function QueueCard({ part: { kind, count, items } }: { part: QueuePart }) {
  const text = useText()
  const all = listOf(kind)
  return (
    <Card>
      <Section title={text(`kind_${kind}`)} aside={<Counter count={count} />}>
        <chakra.ul css={list}>
          {items.map((item) => (
            <QueueRow key={item.id} kind={kind} item={item} />
          ))}
        </chakra.ul>
        {all && count > items.length && <CardFoot href={all}>{text('see_all', { count })}</CardFoot>}
      </Section>
    </Card>
  )
}
