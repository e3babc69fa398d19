import type { SlotName } from '@portal/contract/extension-points'
import { pensionStartAge } from '@portal/domain/pension'
import { Slot, usePermissions, useSlot } from '@portal/remote-kit'
import { ScreenSkeleton } from '@portal/remote-kit/skeleton'
import { Box, Coins, Flex, Grid, Page, Sun } from '@portal/ui'
import { useDeferredValue, useEffect, useState } from 'react'
import { overviewAccessGates } from '../shared/overview-access-gates.ts'
import { useHouseholdIncomes } from '../shared/use-household-incomes.ts'
import { useHouseholdPensions } from '../shared/use-household-pensions.ts'
import { useIsRetired } from '../shared/use-is-retired.ts'
import { useText } from '../texts.ts'
import { CustomerFileCard } from './cards/CustomerFileCard.tsx'
import { FillInDataCard } from './cards/FillInDataCard.tsx'
import { HouseholdCard } from './cards/HouseholdCard.tsx'
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
import { UpcomingEventsCard } from './upcoming-events/UpcomingEventsCard.tsx'

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

/** Yearly income after retirement, or the current income if the customer is retired (DASH-07). */
function PensionCard() {
  const text = useText()
  const retired = useIsRetired()
  return (
    <HouseholdCard
      household={useHouseholdPensions()}
      title={text('pension')}
      unit={retired ? text('gross_a_year') : text('pension_unit', { age: pensionStartAge })}
      link={{ label: text('pension_go'), href: '/pensioen' }}
      illustration={<Sun />}
      errorTitle={text('pension_error')}
    />
  )
}

function IncomeCard() {
  const text = useText()
  return (
    <HouseholdCard
      household={useHouseholdIncomes()}
      title={text('income')}
      unit={text('gross_a_year')}
      link={{ label: text('income_go'), href: '/inkomen' }}
      illustration={<Coins />}
      errorTitle={text('income_error')}
    />
  )
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
          <Slot name="dashboard.home" minHeight={homeCardMinHeight} />
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
