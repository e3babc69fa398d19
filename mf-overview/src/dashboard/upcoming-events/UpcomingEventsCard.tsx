import { getAppointments } from '@portal/contract/appointment'
import { getCustomer } from '@portal/contract/customer'
import { getFamily } from '@portal/contract/family'
import { getLivingDetails } from '@portal/contract/living-details'
import { getMortgages } from '@portal/contract/mortgage'
import { getPolicies } from '@portal/contract/policy'
import { getUpcomingEvents } from '@portal/contract/upcoming-events'
import { listUpcomingCustomerEvents } from '@portal/domain/customer-events'
import {
  hasFailedWithoutData,
  isFirstResponsePending,
  QueryView,
  useIsAllowed,
  usePermissions,
  useRead,
  useToDos,
} from '@portal/remote-kit'
import { ScreenSkeleton } from '@portal/remote-kit/skeleton'
import { bar, card, repeatPart } from '@portal/remote-kit/skeleton-parts'
import { getToday } from '@portal/time/clock'
import { Button, Card, chakra, Heading, Notice } from '@portal/ui'
import { useDeferredValue, useState } from 'react'
import { overviewAccessGates } from '../../shared/overview-access-gates.ts'
import { useText } from '../../texts.ts'
import { UpcomingEventItem } from './UpcomingEventItem.tsx'

const eventsSkeleton = [card([bar('200px', '28px'), ...repeatPart(4, bar(undefined, '52px'))], '380px')]

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
      placeholder={<ScreenSkeleton of={eventsSkeleton} />}
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

/**
 * Returns the upcoming events of all parts of the customer file that the tenant shows. Ignores parts that fail to load.
 */
function useUpcomingEvents() {
  const withMortgages = useIsAllowed(overviewAccessGates.mortgages)
  const withPolicies = useIsAllowed(overviewAccessGates.policies)
  const withAppointments = useIsAllowed(overviewAccessGates.appointments)
  const customer = useRead(getCustomer)
  const family = useRead(getFamily)
  const living = useRead(getLivingDetails)
  const mortgages = useRead(getMortgages, undefined, { enabled: withMortgages })
  const policies = useRead(getPolicies, undefined, { enabled: withPolicies })
  const appointments = useRead(getAppointments, undefined, { enabled: withAppointments })
  const upcomingEvents = useRead(getUpcomingEvents, undefined, { enabled: withMortgages })
  const toDos = useToDos()
  const reads = [
    ...[customer, family, living],
    ...(withMortgages ? [mortgages] : []),
    ...(withPolicies ? [policies] : []),
    ...(withAppointments ? [appointments] : []),
  ]
  const missing = reads.filter(hasFailedWithoutData)
  const all = listUpcomingCustomerEvents(
    {
      customer: customer.data?.data,
      partner: family.data?.data.partner,
      home: living.data?.data?.property,
      mortgages: mortgages.data?.data,
      policies: policies.data?.data,
      appointments: appointments.data?.data,
      toDos: toDos.all,
      upcomingEvents: upcomingEvents.data?.data,
    },
    getToday(),
  )
  const failed = missing.length === reads.length
  return {
    data: failed ? undefined : { all, partial: missing.length > 0 || toDos.partial },
    isPending:
      toDos.pending || [...reads, ...(withMortgages ? [upcomingEvents] : [])].some(isFirstResponsePending),
    refetch: () => {
      missing.forEach((read) => void read.refetch())
      toDos.refetch()
    },
  }
}
