import { getQueue } from '@portal/contract/desk/queue'
import { QueryView, useCurrent } from '@portal/remote-kit'
import { Outline } from '@portal/remote-kit/outline'
import { Card, EmptyState, Grid, Page, Text } from '@portal/ui'
import { cardsOutline } from '../shared/outline.ts'
import { refreshEvery } from '../shared/refresh.ts'
import { useFirm } from '../shared/use-firm.ts'
import { useText } from '../texts.ts'
import { QueueCard } from './QueueCard.tsx'

/** One below the other, and two beside each other where there is room: each as high as what is in it. */
const columns = { base: 'minmax(0,1fr)', lg: 'repeat(2, minmax(0,1fr))' }

/** What came in and waits, the most urgent first; what has nothing is named in one line. */
export default function TodayScreen() {
  const text = useText()
  const firm = useFirm()
  const queue = useCurrent(getQueue, { params: { firm } }, { every: refreshEvery })
  return (
    <QueryView read={queue} waiting={<Outline of={cardsOutline} />} error={[text('today_error')]}>
      {({ data }) => {
        const waiting = data.filter(({ count }) => count > 0)
        const nothing = data.filter(({ count }) => count === 0)
        if (waiting.length === 0)
          return (
            <Page>
              <Card>
                <EmptyState title={text('today_empty')}>{text('today_empty_hint')}</EmptyState>
              </Card>
            </Page>
          )
        return (
          <Page>
            <Grid gridTemplateColumns={columns} gap="5" alignItems="start">
              {waiting.map((part) => (
                <QueueCard key={part.kind} part={part} />
              ))}
            </Grid>
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
