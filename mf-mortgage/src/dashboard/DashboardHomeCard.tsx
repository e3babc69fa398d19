import { HomePicture } from '@portal/blocks/home-picture'
import type { LivingProperty } from '@portal/contract/living-details'
import type { Mortgage, MortgagePart } from '@portal/contract/mortgage'
import { getCurrentParts } from '@portal/domain/current-mortgage'
import { formatShortDate } from '@portal/domain/format/date'
import { formatWholeEuro } from '@portal/domain/format/format-money'
import { isMortgageOnHome } from '@portal/domain/mortgage-on-home'
import { getRepaymentType } from '@portal/domain/repayment-type'
import { useLanguage } from '@portal/remote-kit'
import { getToday } from '@portal/time/clock'
import { Box, Card, CardFoot, chakra, FactRow, Flex, Heading, Link, Term, Text } from '@portal/ui'
import { Donut, ProgressRing } from '@portal/ui/charts'
import type { ComponentProps } from 'react'
import { EnergyLabel } from '../shared/EnergyLabel.tsx'
import { formatStreet } from '../shared/home-address.ts'
import { getMortgagePath, livingPath, mortgagesPath } from '../shared/mortgage-paths.ts'
import {
  findNextFixedRateEnd,
  formatMortgageAddress,
  getLenderName,
  isApplicationInProgress,
} from '../shared/mortgage-properties.ts'
import { Message, useText } from '../texts.ts'
import { calculateHomeFigures } from './home-figures.ts'

interface DashboardHomeCardProps {
  mortgages: readonly Mortgage[]
  home: LivingProperty | null
}

const homeCardCss = {
  containerType: 'inline-size',
  display: 'flex',
  flexDirection: 'column',
  p: { base: '4', md: '5' },
}
/** Width from which the facts fit beside the ring chart. */
const wideCardQuery = '@container (min-width: 540px)'
const homeCardBodyCss = {
  display: 'grid',
  gap: '4',
  gridTemplateColumns: 'minmax(0,1fr)',
  alignItems: 'start',
  mt: '3',
  mb: 'auto',
  [wideCardQuery]: { gridTemplateColumns: 'minmax(0,13fr) minmax(0,8fr)' },
}
const energyLabelCss = {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-end',
  gap: '1',
  [wideCardQuery]: { flexDirection: 'row', alignItems: 'center', gap: '2.5' },
}
const energyLabelNameCss = { textStyle: 'mark', color: 'ink2', [wideCardQuery]: { textStyle: 'meta' } }
const columnsBesidePicture = 'auto minmax(0,1fr)'
const homeCardBodyWithPictureCss = {
  gridTemplateColumns: columnsBesidePicture,
  alignItems: 'center',
  columnGap: '6',
  [wideCardQuery]: { gridTemplateColumns: columnsBesidePicture },
}
const homeFactsCss = {
  '& > div': { py: '2' },
  '& > :first-of-type': { borderTopWidth: '0', [wideCardQuery]: { pt: '0' } },
  '& dt': { flexBasis: '5.5em' },
}

/** Text id of the card's title. A home with an applied-for mortgage may be one that the customer is buying. */
function getTitleTextId(isOwing: boolean, home: LivingProperty | null, mortgages: readonly Mortgage[]) {
  if (isOwing) return home ? 'home_title' : 'home_title_mortgage'
  return mortgages.some((one) => isApplicationInProgress(one) && isMortgageOnHome(one, home))
    ? 'home_title_request'
    : 'home_title_house'
}

const getStreetOrLender = (mortgage: Mortgage) =>
  formatMortgageAddress(mortgage.mainProperty && { ...mortgage.mainProperty, city: null }) ??
  getLenderName(mortgage)

/** The home on the dashboard: debt by loan part, end of the fixed rate, repaid amount and value. */
export function DashboardHomeCard({ mortgages, home }: DashboardHomeCardProps) {
  const text = useText()
  const { language } = useLanguage()
  const figures = calculateHomeFigures(mortgages, home)
  const slices = useDebtSlices(figures.mortgages)
  const formatAmount = (amount: number) => formatWholeEuro(amount, language)
  const { owed, monthly, nextStartingParts, repaid, worth, equity, others } = figures
  const isOwing = figures.mortgages.length > 0
  const fixedUntil = formatShortDate(findNextFixedRateEnd(figures.mortgages, getToday()), language)
  const coming =
    nextStartingParts &&
    text(nextStartingParts.monthly ? 'home_to_come' : 'home_to_come_debt', {
      date: formatShortDate(nextStartingParts.day, language) ?? '',
      amount: formatAmount(nextStartingParts.monthly || nextStartingParts.owed || 0),
    })
  const address =
    (home && [formatStreet(home), home.city].filter(Boolean).join(', ')) ||
    formatMortgageAddress(figures.mortgages[0]?.mainProperty ?? null)
  return (
    <Card as="article" css={homeCardCss}>
      <Flex justify="space-between" align="center" gap="4">
        <Box minW="0">
          <Heading level={2} textStyle="subsection">
            {text(getTitleTextId(isOwing, home, mortgages))}
          </Heading>
          {address && <Text color="ink2">{address}</Text>}
        </Box>
        {home?.energy_label && (
          <Box css={energyLabelCss}>
            <chakra.span css={energyLabelNameCss}>{text('living_energy_label')}</chakra.span>
            <EnergyLabel label={home.energy_label} />
          </Box>
        )}
      </Flex>
      <Box css={[homeCardBodyCss, isOwing ? {} : homeCardBodyWithPictureCss]}>
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
                format={formatAmount}
                size={144}
                maxParts={4}
                withoutTable
              />
            )}
            {repaid && <RepaidShareRing repaid={repaid} />}
          </Box>
        )}
        {!isOwing && <HomePicture home={home} size={112} />}
        <chakra.dl css={homeFactsCss}>
          {fixedUntil && <FactRow term={text('mortgage_fixed_until')}>{fixedUntil}</FactRow>}
          {monthly !== null && monthly > 0 && (
            <FactRow term={text('mortgage_monthly')} about={coming}>
              {formatAmount(monthly)}
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
                equity !== null &&
                text(equity < 0 ? 'home_short' : 'home_own', { amount: formatAmount(Math.abs(equity)) })
              }
            >
              {formatAmount(worth.amount)}
            </FactRow>
          )}
          {others.map((mortgage) => (
            <FactRow
              key={mortgage.id}
              term={
                <Message
                  id="home_other"
                  values={{ name: getStreetOrLender(mortgage) ?? text('mortgage') }}
                  components={{ 0: <Link href={getMortgagePath(mortgage.id)} /> }}
                />
              }
            >
              {mortgage.restantHoofdsom === null ? text('unknown') : formatAmount(mortgage.restantHoofdsom)}
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

const repaidShareTextCss = { textStyle: 'meta', fontWeight: 600, fontVariantNumeric: 'tabular-nums' }

/** A ring with the repaid share, and the amounts beside it (DASH-08). */
function RepaidShareRing({ repaid: { amount, of } }: { repaid: { amount: number; of: number } }) {
  const text = useText()
  const { language } = useLanguage()
  const percent = Math.round((amount / of) * 100)
  return (
    <Flex align="center" gap="4" mt="3">
      <Box w="56px" flex="none">
        <ProgressRing share={amount / of} label={text('mortgage_repaid_share', { percent })}>
          <chakra.span css={repaidShareTextCss}>{`${percent}%`}</chakra.span>
        </ProgressRing>
      </Box>
      <Box minW="0">
        <Text fontWeight={600}>{text('home_repaid', { amount: formatWholeEuro(amount, language) })}</Text>
        <Text textStyle="meta" color="ink2">
          {text('home_borrowed', { amount: formatWholeEuro(of, language) })}
        </Text>
      </Box>
    </Flex>
  )
}

type DebtSlices = ComponentProps<typeof Donut>['slices']

/**
 * Returns the debt on a home as segments of a ring: one for each loan part, named by repayment type and numbered if
 * several parts have the same type. If there are several mortgages, or the debt of a part is unknown, each segment is a
 * whole mortgage.
 */
function useDebtSlices(mortgages: readonly Mortgage[]): DebtSlices {
  const text = useText()
  const [first] = mortgages
  const parts = first && mortgages.length === 1 ? getCurrentParts(first, getToday()) : []
  if (parts.length > 0 && parts.every(({ remaining_debt }) => remaining_debt !== null)) {
    const getRepaymentName = ({ type }: MortgagePart) => text(`repayment_${getRepaymentType(type).name}`)
    const names = parts.map(getRepaymentName)
    return parts.map((part) => {
      const repayment = getRepaymentName(part)
      const isOnly = names.filter((name) => name === repayment).length === 1
      const number = (first?.mortgageParts.indexOf(part) ?? 0) + 1
      return {
        id: String(part.id),
        label: isOnly ? repayment : text('home_part', { number, repayment }),
        value: part.remaining_debt ?? 0,
      }
    })
  }
  return mortgages.map((mortgage) => ({
    id: String(mortgage.id),
    label: getLenderName(mortgage) ?? text('mortgage'),
    value: mortgage.restantHoofdsom ?? 0,
  }))
}
