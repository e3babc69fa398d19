import { getCustomer } from '@portal/contract/customer'
import { getLiving } from '@portal/contract/living'
import { QueryView, useRead } from '@portal/remote-kit'
import { AddDataLink } from '@portal/remote-kit/add-data-link'
import { ScreenSkeleton } from '@portal/remote-kit/skeleton'
import { Grid, House, Page } from '@portal/ui'
import { streetOf } from '../shared/house.ts'
import { useText } from '../texts.ts'
import { CostsCard } from './CostsCard.tsx'
import { EnergyCard } from './EnergyCard.tsx'
import { HomeCard } from './HomeCard.tsx'
import { HouseFacts } from './HouseFacts.tsx'
import { LinkedMortgages } from './LinkedMortgages.tsx'
import { MapCard } from './MapCard.tsx'
import { livingSkeleton } from './skeleton.ts'
import { ValueCard } from './ValueCard.tsx'

const two = { base: 'minmax(0,1fr)', lg: 'repeat(2,minmax(0,1fr))' }

/** The home screen: location, value and other facts. */
export default function LivingScreen() {
  const text = useText()
  const living = useRead(getLiving)
  /** With permission to edit, each figure has a link to its form. */
  const { isPending } = useRead(getCustomer)
  if (isPending) return <ScreenSkeleton of={livingSkeleton} />
  return (
    <QueryView
      read={living}
      waiting={<ScreenSkeleton of={livingSkeleton} />}
      error={[text('living_error'), text('living_error_hint')]}
      empty={{
        title: text('living_empty'),
        children: text('living_empty_hint'),
        art: <House />,
        action: <AddDataLink category="living">{text('tell_us')}</AddDataLink>,
      }}
    >
      {({ data }) => {
        const home = data?.property
        if (!home || !streetOf(home)) return null
        return (
          <Page>
            <HomeCard home={home} owns={data.owns_property} together={data.living_together} />
            <Grid gap={{ base: '4', md: '6' }} gridTemplateColumns={two}>
              <ValueCard home={home} />
              <CostsCard home={home} />
              <EnergyCard home={home} />
            </Grid>
            <LinkedMortgages home={home} owns={data.owns_property} />
            <Grid
              gap={{ base: '4', md: '6' }}
              gridTemplateColumns={two}
              css={{ '& > :only-child': { gridColumn: '1 / -1' } }}
            >
              <MapCard home={home} />
              <HouseFacts home={home} registered={data.municipality_registration_date} />
            </Grid>
          </Page>
        )
      }}
    </QueryView>
  )
}
