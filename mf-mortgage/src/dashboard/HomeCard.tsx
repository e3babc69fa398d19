import { today } from '@portal/contract/clock'
import type { LivingProperty } from '@portal/contract/living'
import type { Mortgage } from '@portal/contract/mortgage'
import { formatShortDate } from '@portal/domain/format/date'
import { formatWholeEuro } from '@portal/domain/format/money'
import { isOnHome } from '@portal/domain/home'
import { useLanguage } from '@portal/remote-kit'
import { HomePicture } from '@portal/remote-kit/home-picture'
import {
  Box,
  Card,
  CardFoot,
  chakra,
  EnergyLabel,
  FactRow,
  Flex,
  Heading,
  Link,
  Term,
  Text,
} from '@portal/ui'
import { Donut } from '@portal/ui/donut'
import { streetOf } from '../shared/house.ts'
import { addressOf, lenderOf, nextFixedRateEnd } from '../shared/mortgage.ts'
import { detailsOf, livingPath, mortgagesPath } from '../shared/paths.ts'
import { isUnderWay } from '../shared/step.ts'
import { Message, useText } from '../texts.ts'
import { homeFiguresOf } from './home-figures.ts'
import { Repaid } from './Repaid.tsx'
import { useDebtSlices } from './use-debt-slices.ts'

interface Props {
  /** All mortgages of the file. */
  mortgages: readonly Mortgage[]
  home: LivingProperty | null
}

const card = {
  containerType: 'inline-size',
  display: 'flex',
  flexDirection: 'column',
  p: { base: '4', md: '5' },
}
/** Width from which the facts fit beside the ring. */
const wide = '@container (min-width: 540px)'
const body = {
  display: 'grid',
  gap: '4',
  gridTemplateColumns: 'minmax(0,1fr)',
  alignItems: 'start',
  mt: '3',
  mb: 'auto',
  [wide]: { gridTemplateColumns: 'minmax(0,13fr) minmax(0,8fr)' },
}
const label = {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-end',
  gap: '1',
  [wide]: { flexDirection: 'row', alignItems: 'center', gap: '2.5' },
}
const labelName = { textStyle: 'mark', color: 'ink2', [wide]: { textStyle: 'meta' } }
const besidePicture = 'auto minmax(0,1fr)'
const pictured = {
  gridTemplateColumns: besidePicture,
  alignItems: 'center',
  columnGap: '6',
  [wide]: { gridTemplateColumns: besidePicture },
}
const facts = {
  '& > div': { py: '2' },
  '& > :first-of-type': { borderTopWidth: '0', [wide]: { pt: '0' } },
  '& dt': { flexBasis: '5.5em' },
}

/** A home with an applied-for mortgage may be one that is being bought. */
function titleOf(isOwing: boolean, home: LivingProperty | null, mortgages: readonly Mortgage[]) {
  if (isOwing) return home ? 'home_title' : 'home_title_mortgage'
  return mortgages.some((one) => isUnderWay(one) && isOnHome(one, home))
    ? 'home_title_request'
    : 'home_title_house'
}

/** Short name of another home. */
const streetOrLenderOf = (mortgage: Mortgage) =>
  addressOf(mortgage.mainProperty && { ...mortgage.mainProperty, city: null }) ?? lenderOf(mortgage)

/** A home: debt by loan part, end of the fixed rate, repaid amount and value. */
export function HomeCard({ mortgages, home }: Props) {
  const text = useText()
  const { language } = useLanguage()
  const figures = homeFiguresOf(mortgages, home)
  const slices = useDebtSlices(figures.mortgages)
  const euro = (amount: number) => formatWholeEuro(amount, language)
  const { owed, monthly, toCome, repaid, worth, own, others } = figures
  const isOwing = figures.mortgages.length > 0
  const fixedUntil = formatShortDate(nextFixedRateEnd(figures.mortgages, today()), language)
  const coming =
    toCome &&
    text(toCome.monthly ? 'home_to_come' : 'home_to_come_debt', {
      date: formatShortDate(toCome.day, language) ?? '',
      amount: euro(toCome.monthly || toCome.owed || 0),
    })
  const address =
    (home && [streetOf(home), home.city].filter(Boolean).join(', ')) ||
    addressOf(figures.mortgages[0]?.mainProperty ?? null)
  return (
    <Card as="article" css={card}>
      <Flex justify="space-between" align="center" gap="4">
        <Box minW="0">
          <Heading level={2} look="question">
            {text(titleOf(isOwing, home, mortgages))}
          </Heading>
          {address && <Text color="ink2">{address}</Text>}
        </Box>
        {home?.energy_label && (
          <Box css={label}>
            <chakra.span css={labelName}>{text('living_energy_label')}</chakra.span>
            <EnergyLabel label={home.energy_label} />
          </Box>
        )}
      </Flex>
      <Box css={[body, isOwing ? {} : pictured]}>
        {isOwing && (
          <Box minW="0">
            {owed === null ? (
              <Text textStyle="title" fontWeight={600}>
                {text('unknown')}
              </Text>
            ) : (
              <Donut
                title={text('home_owed')}
                slices={slices}
                totalLabel={text('home_owed')}
                format={euro}
                size={144}
                maxParts={4}
                withoutTable
              />
            )}
            {repaid && <Repaid repaid={repaid} />}
          </Box>
        )}
        {!isOwing && <HomePicture home={home} size={112} />}
        <chakra.dl css={facts}>
          {fixedUntil && <FactRow term={text('mortgage_fixed_until')}>{fixedUntil}</FactRow>}
          {monthly !== null && monthly > 0 && (
            <FactRow term={text('mortgage_monthly')} about={coming}>
              {euro(monthly)}
            </FactRow>
          )}
          {worth && (
            <FactRow
              term={
                <Term
                  explanation={text(
                    worth.basis === 'woz' ? 'fact_woz_explained' : 'fact_market_value_explained',
                  )}
                >
                  {text(worth.basis === 'woz' ? 'fact_woz' : 'fact_market_value')}
                </Term>
              }
              about={
                own !== null && text(own < 0 ? 'home_short' : 'home_own', { amount: euro(Math.abs(own)) })
              }
            >
              {euro(worth.amount)}
            </FactRow>
          )}
          {others.map((mortgage) => (
            <FactRow
              key={mortgage.id}
              term={
                <Message
                  id="home_other"
                  values={{ name: streetOrLenderOf(mortgage) ?? text('mortgage') }}
                  components={{ 0: <Link href={detailsOf(mortgage.id)} /> }}
                />
              }
            >
              {mortgage.restantHoofdsom === null ? text('unknown') : euro(mortgage.restantHoofdsom)}
            </FactRow>
          ))}
        </chakra.dl>
      </Box>
      <CardFoot href={isOwing ? mortgagesPath : livingPath}>
        {text(isOwing ? 'dashboard_debt_go' : 'home_go')}
      </CardFoot>
    </Card>
  )
}
