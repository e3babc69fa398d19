import { Slot, usePermissions } from '@portal/remote-kit'
import { ScreenSkeleton } from '@portal/remote-kit/skeleton'
import { Box, Flex, Grid, Page } from '@portal/ui'
import { useDeferredValue } from 'react'
import { DossierCard } from '../shared/dossier/DossierCard.tsx'
import { gates } from '../shared/gates.ts'
import { FamilyCard } from './cards/FamilyCard.tsx'
import { HouseCard } from './cards/HouseCard.tsx'
import { IncomeFigure } from './cards/IncomeFigure.tsx'
import { ObligationsCard } from './cards/ObligationsCard.tsx'
import { PensionFigure } from './cards/PensionFigure.tsx'
import { SavingsCard } from './cards/SavingsCard.tsx'
import { WatchCard } from './cards/WatchCard.tsx'
import { ComingCard } from './coming/ComingCard.tsx'
import { ComingLoading } from './coming/ComingLoading.tsx'
import { useFirstVisit } from './first-visit.ts'
import { useGreeting } from './greeting.ts'
import { Hero } from './Hero.tsx'
import { heart, notOnPaper, notOnPhone, rows, tableOf } from './layout.ts'
import { NextCard } from './next/NextCard.tsx'
import { useArrival } from './next/use-next-step.ts'
import { Place } from './Place.tsx'
import { Quick } from './Quick.tsx'
import { dashboardSkeleton } from './skeleton.ts'

/** Height of a figure that is folded. */
const row = '58px'

/** What the customer has, what is new, and what is next (DASH). Other remotes give their parts through slots. */
export default function DashboardScreen() {
  const { isAllowed, pathOf } = usePermissions()
  const isNew = useFirstVisit()
  const { pending, customer, mortgages, mortgagesFailed, step, retry } = useArrival()
  const greeting = useGreeting(customer)
  const waiting = useDeferredValue(pending)
  /** What is further down comes once the rest is there. */
  const below = useDeferredValue(!waiting, false)
  const withIncome = isAllowed(gates.income)
  if (waiting) return <ScreenSkeleton of={dashboardSkeleton} />
  const applies = mortgages.some(({ status }) => status !== 0)
  const owes = mortgagesFailed || mortgages.some(({ status }) => status === 0)
  return (
    <Page gap={{ base: '3', md: '4' }}>
      <Hero
        customer={customer}
        welcome={isNew ? greeting.name : null}
        table={
          <Grid css={tableOf(applies)}>
            {applies && <Place slot="dashboard.application" minH={{ base: '180px', md: '190px' }} />}
            <Place slot="dashboard.counters" minH={{ base: '82px', md: '62px' }} />
          </Grid>
        }
      >
        <NextCard
          step={step}
          by={customer?.advisor ? 'adviser' : 'firm'}
          greeting={isNew ? null : greeting.line}
          onRetry={retry}
        />
      </Hero>
      <Flex css={heart} minH={{ base: 'auto', lg: owes ? '476px' : 'auto' }}>
        {owes && <Slot name="dashboard.home" minHeight="460px" />}
        <Quick />
        <Slot name="dashboard.feed" minHeight={owes ? '476px' : '424px'} />
        {below ? <ComingCard /> : <ComingLoading />}
      </Flex>
      {below && (
        <>
          <Grid css={rows}>
            {owes && <Slot name="dashboard.mortgage" minHeight={row} />}
            <HouseCard />
            <Slot name="dashboard.policies" minHeight={row} />
            {withIncome && <IncomeFigure />}
            {withIncome && <PensionFigure />}
            <SavingsCard />
            {isAllowed(gates.obligations) && <ObligationsCard />}
            <FamilyCard customer={customer} />
            <Box css={notOnPaper}>
              <WatchCard />
            </Box>
            {isAllowed({ subject: 'own-file' }) && (
              <Box css={[notOnPaper, notOnPhone]}>
                <DossierCard folded documents={pathOf('documenten')} />
              </Box>
            )}
          </Grid>
          <Box css={notOnPaper}>
            <Slot name="dashboard.scenarios" minHeight="136px" />
          </Box>
        </>
      )}
    </Page>
  )
}
