import { getWorkQueue, type WorkQueueItemsOfKind } from '@portal/contract/desk/work-queue'
import { QueryView } from '@portal/remote-kit'
import { Card, CardFoot, CountBadge, chakra, Page, Section, Text } from '@portal/ui'
import { cardColumnsCss } from '../shared/desk-styles.ts'
import { cardsPlaceholder } from '../shared/placeholders.tsx'
import { polled, useDeskData } from '../shared/use-desk-data.ts'
import { useLiveUpdates } from '../shared/use-live-updates.ts'
import { useText } from '../texts.ts'
import { QueueRow } from './QueueRow.tsx'
import { getQueueListPath } from './queue-paths.ts'

const queueListCss = { display: 'grid', gap: '0' }

/** Card with the open items of one kind: their number, the first items, and a link to all. */
function QueueCard({ itemsOfKind: { kind, count, items } }: { itemsOfKind: WorkQueueItemsOfKind }) {
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

/** Screen with open items, most urgent first; kinds without items are named on one line. */
export default function TodayScreen() {
  const text = useText()
  useLiveUpdates()
  const queue = useDeskData(getWorkQueue, {}, polled)
  return (
    <QueryView
      read={queue}
      placeholder={cardsPlaceholder}
      error={[text('today_error')]}
      empty={{ title: text('today_empty'), children: text('today_empty_hint') }}
    >
      {({ data }) => {
        const waiting = data.filter(({ count }) => count > 0)
        const nothing = data.filter(({ count }) => count === 0)
        if (waiting.length === 0) return null
        return (
          <Page>
            <chakra.div css={cardColumnsCss}>
              {waiting.map((part) => (
                <QueueCard key={part.kind} itemsOfKind={part} />
              ))}
            </chakra.div>
            {nothing.length > 0 && (
              <Text color="ink2">
                {text('today_nothing', { kinds: nothing.map(({ kind }) => text(`kind_${kind}`)).join(', ') })}
              </Text>
            )}
          </Page>
        )
      }}
    </QueryView>
  )
}
