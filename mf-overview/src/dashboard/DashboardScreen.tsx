import { Slot, usePermissions } from '@portal/remote-kit'
import { ScreenSkeleton } from '@portal/remote-kit/skeleton'
import { Box, Flex, Grid, Page } from '@portal/ui'
import { useDeferredValue } from 'react'
import { overviewAccessGates } from '../shared/overview-access-gates.ts'
import { CustomerFileCard } from './cards/CustomerFileCard.tsx'
import { FillInDataCard } from './cards/FillInDataCard.tsx'
import { IncomeCard } from './cards/IncomeCard.tsx'
import { PensionCard } from './cards/PensionCard.tsx'
import { SavingsAndObligationsCard } from './cards/SavingsAndObligationsCard.tsx'
import { DashboardHero } from './DashboardHero.tsx'
import {
  cardRowCss,
  figureRowCss,
  hiddenInPrintCss,
  narrowColumnCss,
  twoColumnRowCss,
  wideColumnCss,
} from './dashboard-layout.ts'
import { dashboardSkeleton } from './dashboard-skeleton.ts'
import { useGreeting } from './greeting.ts'
import { NextStepCard } from './next/NextStepCard.tsx'
import { useDashboardData } from './next/use-dashboard-data.ts'
import { QuickActions } from './QuickActions.tsx'
import { SlotContainer } from './SlotContainer.tsx'
import { UpcomingEventsCard } from './upcoming-events/UpcomingEventsCard.tsx'
import { useIsFirstVisit } from './use-is-first-visit.ts'

/**
 * The overview: next step, the customer file, upcoming events and calculators (DASH). Other remotes contribute through
 * slots.
 */
export default function DashboardScreen() {
  const { isAllowed } = usePermissions()
  const isNew = useIsFirstVisit()
  const { pending, customer, mortgages, step, retry } = useDashboardData()
  const greeting = useGreeting(customer)
  const waiting = useDeferredValue(pending)
  /** The content below the first screen renders after the content that is visible at once. */
  const below = useDeferredValue(!waiting, false)
  if (waiting) return <ScreenSkeleton of={dashboardSkeleton} />
  const applies = mortgages.some(({ status }) => status !== 0)
  return (
    <Page gap={{ base: '3', md: '4' }}>
      <DashboardHero
        customer={customer}
        welcome={isNew ? greeting.name : null}
        panelContent={
          <Grid
            gap={{ base: '2', md: '3' }}
            gridTemplateColumns="minmax(0,1fr)"
            css={{ '&:empty': { display: 'none' } }}
          >
            {applies && <SlotContainer slot="dashboard.application" minH={{ base: '180px', md: '190px' }} />}
            <SlotContainer slot="dashboard.counters" minH={{ base: '62px', md: '50px' }} />
          </Grid>
        }
      >
        <NextStepCard
          step={step}
          by={customer?.advisor ? 'adviser' : 'tenant'}
          greeting={isNew ? null : greeting.line}
          onRetry={retry}
        />
      </DashboardHero>
      <Flex css={cardRowCss}>
        <Box css={wideColumnCss}>
          <Slot name="dashboard.home" minHeight="390px" />
        </Box>
        <QuickActions />
        <Box css={narrowColumnCss}>
          <Slot name="dashboard.feed" minHeight="390px" />
        </Box>
      </Flex>
      {below && (
        <>
          <Flex css={figureRowCss}>
            {isAllowed(overviewAccessGates.income) && (
              <>
                <IncomeCard />
                <PensionCard />
              </>
            )}
            <Slot name="dashboard.policies" minHeight="400px" />
            <SavingsAndObligationsCard />
            <FillInDataCard />
          </Flex>
          <Flex css={twoColumnRowCss}>
            <UpcomingEventsCard />
            <Box css={hiddenInPrintCss}>
              <Slot name="dashboard.scenarios" minHeight="300px" />
            </Box>
          </Flex>
          <CustomerFileCard customer={customer} />
        </>
      )}
    </Page>
  )
}
