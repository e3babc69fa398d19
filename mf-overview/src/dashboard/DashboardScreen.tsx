import { Slot, usePermissions } from '@portal/remote-kit'
import { Outline } from '@portal/remote-kit/outline'
import { Box, Flex, Grid, Page, Stack } from '@portal/ui'
import { useDeferredValue } from 'react'
import { DossierCard } from '../shared/dossier/DossierCard.tsx'
import { gates } from '../shared/gates.ts'
import { AppointmentCard } from './cards/AppointmentCard.tsx'
import { FamilyCard } from './cards/FamilyCard.tsx'
import { HouseCard } from './cards/HouseCard.tsx'
import { IncomeFigure } from './cards/IncomeFigure.tsx'
import { ObligationsCard } from './cards/ObligationsCard.tsx'
import { PensionFigure } from './cards/PensionFigure.tsx'
import { SavingsCard } from './cards/SavingsCard.tsx'
import { WatchCard } from './cards/WatchCard.tsx'
import { useFirstVisit } from './first-visit.ts'
import { Hero } from './Hero.tsx'
import { HouseholdReads } from './HouseholdReads.tsx'
import { figures, notOnPaper, pair, row } from './layout.ts'
import { NextCard } from './next/NextCard.tsx'
import { useArrival } from './next/use-next-step.ts'
import { dashboardOutline } from './outline.ts'
import { Place } from './Place.tsx'

const figure = '300px'

/** What the customer has, what is new, and what is next (DASH). Other remotes give their parts through slots. */
export default function DashboardScreen() {
  const { isAllowed, pathOf } = usePermissions()
  const isNew = useFirstVisit()
  const { pending, customer, mortgages, mortgagesFailed, step, retry } = useArrival()
  const waiting = useDeferredValue(pending)
  /** What nobody sees without scrolling comes once the rest is there. */
  const below = useDeferredValue(!waiting, false)
  const withIncome = isAllowed(gates.income)
  if (waiting)
    return (
      <>
        <Outline of={dashboardOutline} />
        {withIncome && <HouseholdReads />}
      </>
    )
  const applies = mortgages.some(({ status }) => status !== 0)
  const owes = mortgagesFailed || mortgages.some(({ status }) => status === 0)
  return (
    <Page>
      <Hero
        customer={customer}
        isNew={isNew}
        table={
          <>
            <Place slot="dashboard.counters" minH={{ base: '132px', md: '150px' }} />
            {applies && <Place slot="dashboard.application" minH={{ base: '380px', md: '190px' }} />}
          </>
        }
      >
        <NextCard step={step} onRetry={retry} />
      </Hero>
      <Grid css={figures}>
        {owes && <Slot name="dashboard.mortgage" minHeight={figure} />}
        <Slot name="dashboard.policies" minHeight={figure} />
        {withIncome && <IncomeFigure />}
        {withIncome && <PensionFigure />}
      </Grid>
      {below && (
        <>
          <Grid css={pair}>
            <Slot name="dashboard.feed" minHeight="360px" />
            <Stack
              gap={{ base: '4', md: '6' }}
              css={{ '& > :last-child': { flex: '1' }, '&:empty': { display: 'none' } }}
            >
              <HouseCard />
              {isAllowed(gates.appointments) && <AppointmentCard />}
            </Stack>
          </Grid>
          <Flex css={row}>
            <SavingsCard />
            {isAllowed(gates.obligations) && <ObligationsCard />}
          </Flex>
          <FamilyCard customer={customer} />
          <Box css={notOnPaper}>
            <WatchCard />
          </Box>
          <Box css={notOnPaper}>
            <Slot name="dashboard.scenarios" minHeight="240px" />
          </Box>
          <Box css={notOnPaper}>
            <DossierCard documents={pathOf('documenten')} />
          </Box>
        </>
      )}
    </Page>
  )
}
