import { QueryView, usePermissions } from '@portal/remote-kit'
import { Button, Card, chakra, Heading, Notice } from '@portal/ui'
import { useDeferredValue, useState } from 'react'
import { useText } from '../../texts.ts'
import { ComingItem } from './ComingItem.tsx'
import { ComingLoading } from './ComingLoading.tsx'
import { useComing } from './use-coming.ts'

/** Events that show at first. */
const shownAtFirst = 3

const css = {
  display: 'flex',
  flexDirection: 'column',
  gap: '1',
  containerType: 'inline-size',
  p: { base: '4', md: '5' },
}
const line = {
  '@container (min-width: 560px)': { display: 'grid', gridTemplateColumns: 'repeat(3,minmax(0,1fr))' },
}

/** What is ahead in life and mortgage, on one line of time. Nothing where nothing is. */
export function ComingCard() {
  const text = useText()
  const { pathOf } = usePermissions()
  const coming = useComing()
  const [all, setAll] = useState(false)
  /** What is folded is drawn, for paper, once the rest stands. */
  const whole = useDeferredValue(true, false)
  return (
    <QueryView read={coming} waiting={<ComingLoading />} error={[text('coming_error'), text('error_hint')]}>
      {({ all: events, partial }) => {
        if (events.length === 0 && !partial) return null
        const more = events.length - shownAtFirst
        return (
          <Card css={css}>
            <Heading level={2} look="question">
              {text('coming_question')}
            </Heading>
            <chakra.ol css={line}>
              {(whole ? events : events.slice(0, shownAtFirst)).map((event, index) => (
                <ComingItem
                  key={`${event.kind} ${event.of} ${event.date} ${event.open}`}
                  event={event}
                  folded={!all && index >= shownAtFirst}
                  pathOf={pathOf}
                />
              ))}
            </chakra.ol>
            {partial && <Notice status="warn">{text('coming_partial')}</Notice>}
            {more > 0 && (
              <Button
                kind="quiet"
                small
                ml="-3"
                mt="auto"
                mb="-2"
                alignSelf="start"
                aria-expanded={all}
                onClick={() => setAll(!all)}
                _print={{ display: 'none' }}
              >
                {all ? text('coming_less') : text('coming_more', { count: more })}
              </Button>
            )}
          </Card>
        )
      }}
    </QueryView>
  )
}
