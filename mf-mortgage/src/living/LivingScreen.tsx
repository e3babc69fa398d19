import { getLiving } from '@portal/contract/living'
import { useRead } from '@portal/remote-kit'
import { Card, EmptyState, ErrorPanel, Grid, House, Page } from '@portal/ui'
import { streetOf } from '../house.ts'
import { useText } from '../texts.ts'
import { CostsCard } from './CostsCard.tsx'
import { EnergyCard } from './EnergyCard.tsx'
import { HomeCard } from './HomeCard.tsx'
import { HouseFacts } from './HouseFacts.tsx'
import { LinkedMortgages } from './LinkedMortgages.tsx'
import { LivingLoading } from './LivingLoading.tsx'
import { MapCard } from './MapCard.tsx'
import { ValueCard } from './ValueCard.tsx'

const two = { base: 'minmax(0,1fr)', lg: 'repeat(2,minmax(0,1fr))' }

/** The house the customer lives in: where it is, what it is worth, and what is known of it. */
export default function LivingScreen() {
  const text = useText()
  const living = useRead(getLiving)
  if (living.isPending) return <LivingLoading />
  if (!living.data)
    return (
      <Card>
        <ErrorPanel title={text('living_error')} onRetry={() => void living.refetch()}>
          {text('living_error_hint')}
        </ErrorPanel>
      </Card>
    )
  const home = living.data.data?.property
  if (!home || !streetOf(home))
    return (
      <Card>
        <EmptyState title={text('living_empty')} art={<House />}>
          {text('living_empty_hint')}
        </EmptyState>
      </Card>
    )
  return (
    <Page>
      <HomeCard
        home={home}
        owns={living.data.data?.owns_property ?? null}
        together={living.data.data?.living_together ?? null}
      />
      <Grid gap={{ base: '4', md: '6' }} gridTemplateColumns={two}>
        <ValueCard home={home} />
        <CostsCard home={home} />
        <EnergyCard home={home} />
      </Grid>
      <LinkedMortgages home={home} owns={living.data.data?.owns_property ?? null} />
      <Grid gap={{ base: '4', md: '6' }} gridTemplateColumns={two}>
        <MapCard home={home} />
        <HouseFacts home={home} registered={living.data.data?.municipality_registration_date ?? null} />
      </Grid>
    </Page>
  )
}
