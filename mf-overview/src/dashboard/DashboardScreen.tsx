import type { SlotName } from '@portal/contract/extension-points'
import { Slot, useSlot } from '@portal/remote-kit'
import { lazyWithRetry } from '@portal/remote-kit/lazy-with-retry'
import { ScreenSkeleton } from '@portal/remote-kit/skeleton'
import { Box, Flex, Grid, Page } from '@portal/ui'
import { useDeferredValue, useEffect, useState } from 'react'
import { DashboardHero } from './DashboardHero.tsx'
import { cardRowCss, narrowColumnCss, wideColumnCss } from './dashboard-layout.ts'
import { dashboardSkeleton, lowerSectionsSkeleton } from './dashboard-skeleton.ts'
import { useGreeting } from './greeting.ts'
import { NextStepCard } from './next/NextStepCard.tsx'
import { useDashboardData } from './next/use-dashboard-data.ts'
import { QuickActions } from './QuickActions.tsx'

const LowerSections = lazyWithRetry(
  () => import(/* webpackChunkName: "dashboard-lower" */ './DashboardLowerSections.tsx'),
  { placeholder: () => <ScreenSkeleton of={lowerSectionsSkeleton} /> },
)

/** Height of the home card on most overviews: 568 px on phones, where its facts are below its chart. */
const homeCardMinHeight = 'clamp(390px, (600px - 100vw) * 999, 568px)'

/** Storage key of the flag that is set on this device when an account is activated (ACTIVATE-06). */
const activationFlagKey = 'account-activated'

function hasActivationFlag(): boolean {
  try {
    return localStorage.getItem(activationFlagKey) !== null
  } catch {
    return false
  }
}

/** Whether this is the first visit after activation. True only once (DASH-02). */
function useIsFirstVisit(): boolean {
  const [isFirst] = useState(hasActivationFlag)
  useEffect(() => {
    if (isFirst) localStorage.removeItem(activationFlagKey)
  }, [isFirst])
  return isFirst
}

interface SlotContainerProps {
  slot: SlotName
  /** Height reserved until the slot's components have loaded. */
  minH: string | Record<string, string>
}

/** A slot with reserved space. Renders nothing if no component fills the slot. */
function SlotContainer({ slot, minH }: SlotContainerProps) {
  if (useSlot(slot).length === 0) return null
  return (
    <Box minH={minH} display="grid" gridTemplateColumns="minmax(0,1fr)" alignContent="start" gap="4">
      <Slot name={slot} />
    </Box>
  )
}

/**
 * The overview: next step, the customer file, upcoming events and calculators (DASH). Other remotes contribute through
 * slots.
 */
export default function DashboardScreen() {
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
          <Slot name="dashboard.home" minHeight={homeCardMinHeight} />
        </Box>
        {below && <QuickActions />}
        <Box css={narrowColumnCss}>
          <Slot name="dashboard.feed" minHeight="390px" />
        </Box>
      </Flex>
      {below && <LowerSections customer={customer} />}
    </Page>
  )
}
