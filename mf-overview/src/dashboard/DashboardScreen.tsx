import { getCustomer } from '@portal/contract/customer'
import type { SlotName } from '@portal/contract/extension-points'
import { getLivingDetails } from '@portal/contract/living-details'
import { getMails } from '@portal/contract/mail'
import { getMortgages } from '@portal/contract/mortgage'
import { getNotes } from '@portal/contract/note'
import { getActiveSignals } from '@portal/contract/signal'
import { countUnseen } from '@portal/domain/to-do/to-do-counts'
import {
  hasFailedWithoutData,
  isFirstResponsePending,
  Slot,
  useIsAllowed,
  useRead,
  useSlot,
  useToDos,
} from '@portal/remote-kit'
import { lazyWithRetry } from '@portal/remote-kit/lazy-with-retry'
import { ScreenSkeleton } from '@portal/remote-kit/skeleton'
import { toTenantDay } from '@portal/time/clock'
import { Box, Flex, Grid, Page } from '@portal/ui'
import { useDeferredValue, useEffect, useState } from 'react'
import { overviewAccessGates } from '../shared/overview-access-gates.ts'
import { DashboardHero } from './DashboardHero.tsx'
import { cardRowCss, narrowColumnCss, wideColumnCss } from './dashboard-layout.ts'
import { dashboardSkeleton, lowerSectionsSkeleton } from './dashboard-skeleton.ts'
import { useGreeting } from './greeting.ts'
import { chooseNextStep } from './next/choose-next-step.ts'
import { NextStepCard } from './next/NextStepCard.tsx'
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

/** Returns the number of unread messages, and the queries from which it is calculated. */
function useUnreadMessages() {
  const signals = useRead(getActiveSignals)
  const notes = useRead(getNotes)
  const mails = useRead(getMails)
  const reads = [signals, notes, mails]
  const all = [...(signals.data?.data ?? []), ...(notes.data?.data ?? []), ...(mails.data?.data ?? [])]
  return {
    count: countUnseen(all, mails.data?.meta?.unseen_elsewhere),
    reads,
  }
}

/**
 * Loads the data that the overview starts with: customer, mortgages and the next step. A failed query does not delay
 * the others; `retry` repeats it. The step waits for messages only if there are no requests from the tenant.
 */
function useDashboardData() {
  const withMortgages = useIsAllowed(overviewAccessGates.mortgages)
  const customer = useRead(getCustomer)
  const mortgages = useRead(getMortgages, undefined, { enabled: withMortgages })
  const living = useRead(getLivingDetails, undefined, { enabled: withMortgages })
  const toDos = useToDos()
  const unread = useUnreadMessages()
  const open = {
    customer: customer.data?.data ?? null,
    toDos: toDos.all,
    mortgages: mortgages.data?.data ?? [],
    home: living.data?.data?.property ?? null,
    unread: unread.count,
  }
  const missing = [customer, ...unread.reads].filter(hasFailedWithoutData)
  const step = chooseNextStep(
    { ...open, complete: missing.length === 0 && !toDos.partial },
    toTenantDay(new Date()),
  )
  return {
    pending:
      isFirstResponsePending(customer) ||
      toDos.pending ||
      (!('first' in step) && unread.reads.some(isFirstResponsePending)) ||
      (step.kind === 'rate' && isFirstResponsePending(living)),
    customer: open.customer,
    mortgages: open.mortgages,
    step,
    retry: () => {
      missing.forEach((read) => void read.refetch())
      toDos.refetch()
    },
  }
}
