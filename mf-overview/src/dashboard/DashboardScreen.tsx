import { Slot, usePermissions } from '@portal/remote-kit'
import { ScreenSkeleton } from '@portal/remote-kit/skeleton'
import { Box, Flex, Grid, Page } from '@portal/ui'
import { useDeferredValue } from 'react'
import { gates } from '../shared/gates.ts'
import { FileCard } from './cards/FileCard.tsx'
import { FillInCard } from './cards/FillInCard.tsx'
import { IncomeCard } from './cards/IncomeCard.tsx'
import { MoneyCard } from './cards/MoneyCard.tsx'
import { PensionCard } from './cards/PensionCard.tsx'
import { useFirstVisit } from './first-visit.ts'
import { useGreeting } from './greeting.ts'
import { Hero } from './Hero.tsx'
import { feedCss, figures, halves, homeCss, notOnPaper, row } from './layout.ts'
import { NextCard } from './next/NextCard.tsx'
import { useArrival } from './next/use-next-step.ts'
import { Quick } from './Quick.tsx'
import { SlotPlace } from './SlotPlace.tsx'
import { dashboardSkeleton } from './skeleton.ts'
import { UpcomingEventsCard } from './upcoming-events/UpcomingEventsCard.tsx'

/**
 * The overview: next step, the customer's file, upcoming events and calculators (DASH). Other remotes contribute
 * through slots.
 */
export default function DashboardScreen() {
  const { isAllowed } = usePermissions()
  const isNew = useFirstVisit()
  const { pending, customer, mortgages, step, retry } = useArrival()
  const greeting = useGreeting(customer)
  const waiting = useDeferredValue(pending)
  /** Content further down renders after the rest. */
  const below = useDeferredValue(!waiting, false)
  if (waiting) return <ScreenSkeleton of={dashboardSkeleton} />
  const applies = mortgages.some(({ status }) => status !== 0)
  return (
    <Page gap={{ base: '3', md: '4' }}>
      <Hero
        customer={customer}
        welcome={isNew ? greeting.name : null}
        table={
          <Grid
            gap={{ base: '2', md: '3' }}
            gridTemplateColumns="minmax(0,1fr)"
            css={{ '&:empty': { display: 'none' } }}
          >
            {applies && <SlotPlace slot="dashboard.application" minH={{ base: '180px', md: '190px' }} />}
            <SlotPlace slot="dashboard.counters" minH={{ base: '64px', md: '48px' }} />
          </Grid>
        }
      >
        <NextCard
          step={step}
          by={customer?.advisor ? 'adviser' : 'tenant'}
          greeting={isNew ? null : greeting.line}
          onRetry={retry}
        />
      </Hero>
      <Flex css={row}>
        <Box css={homeCss}>
          <Slot name="dashboard.home" minHeight="440px" />
        </Box>
        <Quick />
        <Box css={feedCss}>
          <Slot name="dashboard.feed" minHeight="440px" />
        </Box>
      </Flex>
      {below && (
        <>
          <Flex css={figures}>
            {isAllowed(gates.income) && (
              <>
                <IncomeCard />
                <PensionCard />
              </>
            )}
            <Slot name="dashboard.policies" minHeight="400px" />
            <MoneyCard />
            <FillInCard />
          </Flex>
          <Flex css={halves}>
            <UpcomingEventsCard />
            <Box css={notOnPaper}>
              <Slot name="dashboard.scenarios" minHeight="300px" />
            </Box>
          </Flex>
          <FileCard customer={customer} />
        </>
      )}
    </Page>
  )
}
