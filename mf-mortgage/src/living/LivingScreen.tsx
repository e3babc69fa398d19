import { getCustomer } from '@portal/contract/customer'
import { getLiving } from '@portal/contract/living'
import { QueryView, useRead } from '@portal/remote-kit'
import { AddDataLink } from '@portal/remote-kit/add-data-link'
import { ScreenSkeleton } from '@portal/remote-kit/skeleton'
import { Grid, House, Page } from '@portal/ui'
import { formatStreet } from '../shared/home-address.ts'
import { useText } from '../texts.ts'
import { EnergyLabelCard } from './EnergyLabelCard.tsx'
import { HomeFacts } from './HomeFacts.tsx'
import { HomeMapCard } from './HomeMapCard.tsx'
import { HomeValueCard } from './HomeValueCard.tsx'
import { HousingCostsCard } from './HousingCostsCard.tsx'
import { LinkedMortgagesCard } from './LinkedMortgagesCard.tsx'
import { LivingHomeCard } from './LivingHomeCard.tsx'
import { livingSkeleton } from './living-skeleton.ts'

const twoColumnTemplate = { base: 'minmax(0,1fr)', lg: 'repeat(2,minmax(0,1fr))' }

export default function LivingScreen() {
  const text = useText()
  const living = useRead(getLiving)
  /** The figures wait for the customer, because the customer's edit permission adds a link to each figure. */
  const { isPending } = useRead(getCustomer)
  if (isPending) return <ScreenSkeleton of={livingSkeleton} />
  return (
    <QueryView
      read={living}
      placeholder={<ScreenSkeleton of={livingSkeleton} />}
      error={[text('living_error'), text('living_error_hint')]}
      empty={{
        title: text('living_empty'),
        children: text('living_empty_hint'),
        illustration: <House />,
        action: <AddDataLink category="living">{text('tell_us')}</AddDataLink>,
      }}
    >
      {({ data }) => {
        const home = data?.property
        if (!home || !formatStreet(home)) return null
        return (
          <Page>
            <LivingHomeCard home={home} isOwner={data.owns_property} hasPartner={data.living_together} />
            <Grid gap={{ base: '4', md: '6' }} gridTemplateColumns={twoColumnTemplate}>
              <HomeValueCard home={home} />
              <HousingCostsCard home={home} />
              <EnergyLabelCard home={home} />
            </Grid>
            <LinkedMortgagesCard home={home} isOwner={data.owns_property} />
            <Grid
              gap={{ base: '4', md: '6' }}
              gridTemplateColumns={twoColumnTemplate}
              css={{ '& > :only-child': { gridColumn: '1 / -1' } }}
            >
              <HomeMapCard home={home} />
              <HomeFacts home={home} registrationDate={data.municipality_registration_date} />
            </Grid>
          </Page>
        )
      }}
    </QueryView>
  )
}
