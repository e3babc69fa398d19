import { HomePicture } from '@portal/blocks/home-picture'
import { LenderLogo } from '@portal/blocks/lender-logo'
import type { LivingProperty } from '@portal/contract/living-details'
import type { Mortgage } from '@portal/contract/mortgage'
import { getCurrentParts } from '@portal/domain/current-mortgage'
import { formatDate, formatShortDate } from '@portal/domain/format/date'
import { formatEuro } from '@portal/domain/format/format-money'
import { isMortgageOnHome } from '@portal/domain/mortgage-on-home'
import { useLanguage } from '@portal/remote-kit'
import { getPrefetchProps } from '@portal/remote-kit/layer'
import { getToday } from '@portal/time/clock'
import {
  Box,
  ButtonLink,
  Card,
  DefinitionList,
  Flex,
  Heading,
  Key,
  ProgressBar,
  Term,
  Text,
} from '@portal/ui'
import { ApplicationProgress } from '../shared/ApplicationProgress.tsx'
import { ApplicationStepBadge } from '../shared/MortgageStatus.tsx'
import { getMortgagePath } from '../shared/mortgage-paths.ts'
import {
  calculateRepaidAmount,
  findNextFixedRateEnd,
  formatMortgageAddress,
  getInactiveMortgageKind,
  getLenderName,
  getMortgageName,
  isActiveMortgage,
} from '../shared/mortgage-properties.ts'
import { useText } from '../texts.ts'
import { MortgageOverlay } from './MortgageOverlay.tsx'
import { PrimaryHomeBadge } from './PrimaryHomeBadge.tsx'

function RepaidBar({ mortgage }: { mortgage: Mortgage }) {
  const { language } = useLanguage()
  const text = useText()
  const repaid = calculateRepaidAmount(mortgage)
  if (!repaid) return null
  const percent = Math.round(repaid.share * 100)
  return (
    <Box maxW="560px">
      <ProgressBar share={repaid.share} label={text('mortgage_repaid_share', { percent })} />
      <Text textStyle="meta" color="ink2" mt="1.5">
        {text('mortgage_repaid', {
          amount: formatEuro(repaid.amount, language),
          total: formatEuro(repaid.of, language),
        })}
      </Text>
    </Box>
  )
}

interface ActiveMortgageCardProps {
  mortgage: Mortgage
  /** The customer's home; null if unknown, undefined while loading. */
  home: LivingProperty | null | undefined
  animationIndex: number
}

export function ActiveMortgageCard({ mortgage, home, animationIndex }: ActiveMortgageCardProps) {
  const text = useText()
  const { language } = useLanguage()
  const lender = getLenderName(mortgage)
  const address = formatMortgageAddress(mortgage.mainProperty)
  const onHome = home === undefined || isMortgageOnHome(mortgage, home)
  const { length: count } = getCurrentParts(mortgage, getToday())
  const about = [address && lender, count > 0 && text('mortgage_parts', { count })]
  const unknown = text('unknown')
  const formatAmount = (amount: number | null) => (amount === null ? unknown : formatEuro(amount, language))
  return (
    <Card
      animationIndex={animationIndex}
      as="article"
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0,1fr)', md: '72px minmax(0,1fr)', lg: '96px minmax(0,1fr) auto' }}
      gap={{ base: '2', md: '6' }}
    >
      <Box display={{ base: 'none', md: 'block' }} css={{ '& svg': { width: '100%', height: 'auto' } }}>
        {onHome || !address ? <HomePicture home={onHome ? home : null} /> : <Key />}
      </Box>
      <Box display="grid" gap="4" minW="0">
        <div>
          <Flex wrap="wrap" align="center" gap="4px 12px">
            <Heading level={2}>{address ?? lender ?? text('mortgage')}</Heading>
            <PrimaryHomeBadge mortgage={mortgage} home={home} />
          </Flex>
          <Flex wrap="wrap" align="center" gap="2px 12px" minH="32px">
            <Text color="ink2">
              {about.filter(Boolean).join(' · ')}
              {mortgage.nhg && (
                <>
                  {about.some(Boolean) && ' · '}
                  <Term explanation={text('fact_nhg_explained')}>{text('mortgage_nhg')}</Term>
                </>
              )}
            </Text>
            <LenderLogo code={mortgage.agency?.hdn_code} />
          </Flex>
        </div>
        <DefinitionList
          leading
          entries={[
            { term: text('mortgage_remaining'), value: formatAmount(mortgage.restantHoofdsom) },
            { term: text('mortgage_monthly'), value: formatAmount(mortgage.monthly_amount) },
            {
              term: text('mortgage_fixed_until'),
              value: formatShortDate(findNextFixedRateEnd([mortgage], getToday()), language) ?? unknown,
            },
          ]}
        />
        <RepaidBar mortgage={mortgage} />
      </Box>
      <Box gridColumn={{ md: '2', lg: 'auto' }} mt={{ base: '2', lg: '0' }}>
        <MortgageDetailsLink mortgage={mortgage} />
      </Box>
    </Card>
  )
}

interface RequestedMortgageCardProps {
  mortgage: Mortgage
  animationIndex: number
}

/**
 * A mortgage that is not running with this tenant: an application with its status and missing documents, or an ended
 * application.
 */
export function RequestedMortgageCard({ mortgage, animationIndex }: RequestedMortgageCardProps) {
  const text = useText()
  const { language } = useLanguage()
  const amount = mortgage.totaalSom ?? mortgage.hoofdsomHypotheek
  const date = formatDate(mortgage.datumAanvraag, language)
  const about = [
    formatMortgageAddress(mortgage.mainProperty),
    amount !== null && formatEuro(amount, language),
    getLenderName(mortgage),
    date && text('mortgage_requested_on', { date }),
  ]
  return (
    <Card as="article" animationIndex={animationIndex} display="grid" gap="5">
      <div>
        <Flex wrap="wrap" align="center" gap="4px 12px">
          <Heading level={2}>{text(`mortgage_kind_${getInactiveMortgageKind(mortgage)}`)}</Heading>
          <ApplicationStepBadge mortgage={mortgage} />
        </Flex>
        <Text color="ink2">{about.filter(Boolean).join(' · ')}</Text>
      </div>
      <ApplicationProgress mortgage={mortgage} />
      <MortgageDetailsLink mortgage={mortgage} />
    </Card>
  )
}

function MortgageDetailsLink({ mortgage }: { mortgage: Mortgage }) {
  const text = useText()
  const words = text(isActiveMortgage(mortgage) ? 'mortgage_open' : 'mortgage_open_request')
  const name = getMortgageName(mortgage)
  return (
    <ButtonLink
      href={getMortgagePath(mortgage.id)}
      aria-label={name ? text('mortgage_open_label', { words, name }) : words}
      justifySelf="start"
      {...getPrefetchProps(MortgageOverlay)}
    >
      {words}
    </ButtonLink>
  )
}
