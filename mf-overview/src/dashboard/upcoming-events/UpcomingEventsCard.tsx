import { QueryView, usePermissions } from '@portal/remote-kit'
import { Button, Card, chakra, Heading, Loading, Notice, Skeleton } from '@portal/ui'
import { useDeferredValue, useState } from 'react'
import { useText } from '../../texts.ts'
import { UpcomingEventItem } from './UpcomingEventItem.tsx'
import { useUpcomingEvents } from './use-upcoming-events.ts'

function UpcomingEventsSkeleton() {
  return (
    <Card minH="380px">
      <Loading>
        <Skeleton h="28px" w="200px" />
        <Skeleton h="52px" mt="4" />
        <Skeleton h="52px" mt="3" />
        <Skeleton h="52px" mt="3" />
        <Skeleton h="52px" mt="3" />
      </Loading>
    </Card>
  )
}

const maxInitialEvents = 3

const eventsCardCss = {
  display: 'flex',
  flexDirection: 'column',
  gap: '1',
  containerType: 'inline-size',
  p: { base: '4', md: '5' },
}
const eventsListCss = {
  '@container (min-width: 560px)': { display: 'grid', gridTemplateColumns: 'repeat(3,minmax(0,1fr))' },
}

/** Upcoming events of the customer file and the mortgages, on a timeline. Renders nothing if there are none. */
export function UpcomingEventsCard() {
  const text = useText()
  const { pathOf } = usePermissions()
  const coming = useUpcomingEvents()
  const [all, setAll] = useState(false)
  /** Collapsed events are rendered too, because print shows them, but only after the first render. */
  const whole = useDeferredValue(true, false)
  return (
    <QueryView
      read={coming}
      placeholder={<UpcomingEventsSkeleton />}
      error={[text('coming_error'), text('error_hint')]}
    >
      {({ all: events, partial }) => {
        if (events.length === 0 && !partial) return null
        const more = events.length - maxInitialEvents
        return (
          <Card css={eventsCardCss}>
            <Heading level={2} textStyle="subsection">
              {text('coming_question')}
            </Heading>
            <chakra.ol css={eventsListCss}>
              {(whole ? events : events.slice(0, maxInitialEvents)).map((event, index) => (
                <UpcomingEventItem
                  key={`${event.kind} ${event.of} ${event.date} ${event.open}`}
                  event={event}
                  collapsed={!all && index >= maxInitialEvents}
                  getPath={pathOf}
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
