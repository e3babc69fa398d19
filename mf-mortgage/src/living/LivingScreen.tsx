import { HomePicture } from '@portal/blocks/home-picture'
import { getCustomer } from '@portal/contract/customer'
import { getLivingDetails, type LivingProperty } from '@portal/contract/living-details'
import { formatDate } from '@portal/domain/format/date'
import { formatEuro } from '@portal/domain/format/format-money'
import { sumAmounts } from '@portal/domain/money'
import { hasDatePassed } from '@portal/domain/mortgage-part-timeline'
import { QueryView, useLanguage, useRead } from '@portal/remote-kit'
import { AddDataLink } from '@portal/remote-kit/add-data-link'
import { EditLink } from '@portal/remote-kit/edit-link'
import { useEditPath } from '@portal/remote-kit/edit-path'
import { lazyWithRetry } from '@portal/remote-kit/lazy-with-retry'
import { ScreenSkeleton } from '@portal/remote-kit/skeleton'
import { getToday } from '@portal/time/clock'
import {
  Badge,
  Box,
  Card,
  FactRow,
  FigureCard,
  Flex,
  Grid,
  Heading,
  House,
  Key,
  Page,
  Skeleton,
  Term,
  Text,
} from '@portal/ui'
import { EnergyLabel } from '../shared/EnergyLabel.tsx'
import {
  formatPostcodeAndCity,
  formatStreet,
  hasMapAddress,
  useFormatBuildingTypeAndYear,
} from '../shared/home-address.ts'
import { StreetViewPicture } from '../shared/StreetViewPicture.tsx'
import { useText } from '../texts.ts'
import { HomeFacts } from './HomeFacts.tsx'
import { LinkedMortgagesCard } from './LinkedMortgagesCard.tsx'
import { livingSkeleton } from './living-skeleton.ts'
import { MapContainer } from './map/MapContainer.tsx'

/** Market value and WOZ value of the home (LIVING-03). */
function HomeValueCard({ home }: { home: LivingProperty }) {
  const { market_value: market, woz_value_home: woz, purchase_price: paid } = home
  const { language } = useLanguage()
  const text = useText()
  const main = market ?? woz
  const edit = useEditPath('living', { item: market === null && woz !== null ? 'woz_value' : 'market_value' })
  if (main === null) return null
  return (
    <FigureCard
      question={text('living_value')}
      amount={formatEuro(main, language)}
      explanation={
        <Term explanation={text(market === null ? 'fact_woz_explained' : 'fact_market_value_explained')}>
          {text(market === null ? 'fact_woz' : 'fact_market_value')}
        </Term>
      }
      picture={<HomePicture home={home} />}
      {...(edit ? { link: { label: text('living_edit'), href: edit } } : {})}
    >
      <Box as="dl">
        {market !== null && woz !== null && (
          <FactRow term={<Term explanation={text('fact_woz_explained')}>{text('fact_woz')}</Term>}>
            {formatEuro(woz, language)}
          </FactRow>
        )}
        {paid !== null && (
          <FactRow term={text('living_purchase_price')}>{formatEuro(paid, language)}</FactRow>
        )}
      </Box>
    </FigureCard>
  )
}

const LazyHomeMap = lazyWithRetry(() => import(/* webpackChunkName: "home-map" */ './map/HomeMap.tsx'), {
  placeholder: () => (
    <MapContainer>
      <Skeleton h="100%" minH="280px" rounded="0" />
    </MapContainer>
  ),
  fallback: () => null,
})

/**
 * Card with the map of the home, which loads after the figures (LIVING-01). Renders nothing if the map cannot be shown.
 */
const HomeMapCard = ({ home }: { home: LivingProperty }) =>
  hasMapAddress(home) ? <LazyHomeMap home={home} /> : null

/** Energy efficiency of the home: label with its validity, and solar panels (LIVING-04, LIVING-05). */
function EnergyLabelCard({ home }: { home: LivingProperty }) {
  const text = useText()
  const { language } = useLanguage()
  const { energy_label: label, energy_label_end_date: end, solar_panels: panels, smart_meter: meter } = home
  if (!label && panels === null && meter === null) return null
  const date = formatDate(end, language)
  const over = hasDatePassed(end, getToday())
  return (
    <Card as="article" display="grid" gap="3" alignContent="start">
      <Heading level={2} textStyle="subsection">
        {text('living_energy')}
      </Heading>
      <div>
        <Box css={{ '& > span': { fontSize: '1.5rem', height: '48px', paddingInline: '16px 28px' } }}>
          {label ? <EnergyLabel label={label} /> : <Text color="ink2">{text('living_no_label')}</Text>}
        </Box>
        {label && (
          <Text color="ink2" mt="2">
            {date
              ? text(over ? 'living_label_ended' : 'living_label_until', { date })
              : text('living_label_end_unknown')}
          </Text>
        )}
      </div>
      <dl>
        {panels !== null && (
          <FactRow term={text('living_solar_panels')}>{text(panels ? 'yes' : 'no')}</FactRow>
        )}
        {meter !== null && <FactRow term={text('living_smart_meter')}>{text(meter ? 'yes' : 'no')}</FactRow>}
      </dl>
    </Card>
  )
}

const twoColumnTemplate = { base: 'minmax(0,1fr)', lg: 'repeat(2,minmax(0,1fr))' }

export default function LivingScreen() {
  const text = useText()
  const living = useRead(getLivingDetails)
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

/** Monthly cost of a rented home. Renders nothing without a rent. */
function HousingCostsCard({ home: { rent, service_costs, other_costs } }: { home: LivingProperty }) {
  const { language } = useLanguage()
  const text = useText()
  if (!rent) return null
  const costs = [
    { term: text('living_rent'), amount: rent },
    { term: text('living_service_costs'), amount: service_costs },
    { term: text('living_other_costs'), amount: other_costs },
  ].filter(({ amount }) => amount)
  return (
    <FigureCard
      question={text('living_costs')}
      amount={formatEuro(sumAmounts(costs.map(({ amount }) => amount ?? 0)), language)}
      unit={text('month_total')}
      picture={<Key />}
    >
      <Box as="dl">
        {costs.map(({ term, amount }) => (
          <FactRow key={term} term={term}>
            {formatEuro(amount ?? 0, language)}
          </FactRow>
        ))}
      </Box>
    </FigureCard>
  )
}

/** Size of the street picture in pixels. The proxy's maximum is 640 by 640. */
const streetViewSize = { width: 640, height: 320 }

interface LivingHomeCardProps {
  home: LivingProperty
  /** Whether the customer owns the home; null if unknown. */
  isOwner: boolean | null
  /** Whether the customer lives with a partner; null if unknown. */
  hasPartner: boolean | null
}

/** Street picture and address of the home (LIVING-02). Shows no picture without postcode and house number. */
function LivingHomeCard({ home, isOwner, hasPartner }: LivingHomeCardProps) {
  const text = useText()
  const about = useFormatBuildingTypeAndYear()(home)
  const edit = useEditPath('living', { item: 'postal_code' })
  return (
    <Card
      p="0"
      overflow="hidden"
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0,1fr)', lg: '3fr 2fr' }}
    >
      {hasMapAddress(home) && (
        <Box h={{ base: '200px', md: '280px' }} order={{ lg: 1 }}>
          <StreetViewPicture home={home} size={streetViewSize} />
        </Box>
      )}
      <Box p={{ base: '5', md: '8' }} alignSelf="center" display="grid" gap="3" justifyItems="start">
        <div>
          <Heading level={2} textStyle="title">
            {formatStreet(home)}
          </Heading>
          <Text textStyle="subsection" fontWeight={400}>
            {formatPostcodeAndCity(home)}
          </Text>
        </div>
        {about && <Text color="ink2">{about}</Text>}
        <Flex wrap="wrap" gap="2">
          {isOwner !== null && (
            <Badge icon={isOwner ? 'home' : 'key'}>{text(isOwner ? 'living_owned' : 'living_rented')}</Badge>
          )}
          {hasPartner !== null && (
            <Badge icon="user">{text(hasPartner ? 'living_together' : 'living_not_together')}</Badge>
          )}
        </Flex>
        <EditLink href={edit} label={text('edit_it', { what: text('address') })}>
          {text('edit_link')}
        </EditLink>
      </Box>
    </Card>
  )
}
