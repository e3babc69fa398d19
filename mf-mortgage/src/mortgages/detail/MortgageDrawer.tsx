import { AdviserRow } from '@portal/blocks/adviser-row'
import { LenderLogo } from '@portal/blocks/lender-logo'
import { PrintLetterhead } from '@portal/blocks/letterhead'
import type { LivingProperty } from '@portal/contract/living-details'
import type { Mortgage, MortgagePart } from '@portal/contract/mortgage'
import { calculatePenaltyFreeTotal } from '@portal/domain/extra-repayment'
import { formatDate } from '@portal/domain/format/date'
import { formatWholeEuro } from '@portal/domain/format/format-money'
import { listUpcomingMortgageEvents } from '@portal/domain/mortgage-events'
import { isStarterLoan } from '@portal/domain/repayment-type'
import { useLanguage, useMarkSeenOnOpen } from '@portal/remote-kit'
import { useLastNonNull } from '@portal/remote-kit/layer'
import { useSearchParams } from '@portal/remote-kit/router'
import { countMonthsBetween } from '@portal/time/calendar-day'
import { getToday } from '@portal/time/clock'
import { Button, Flex, Grid, Notice } from '@portal/ui'
import { Drawer } from '@portal/ui/drawer'
import { useId } from 'react'
import {
  formatMortgageAddress,
  getLenderName,
  getMortgageName,
  isActiveMortgage,
} from '../../shared/mortgage-properties.ts'
import { Message, useText } from '../../texts.ts'
import { PrimaryHomeBadge } from '../PrimaryHomeBadge.tsx'
import { MortgageApplication } from './application/MortgageApplication.tsx'
import { MortgageEventsCard } from './events/MortgageEventsCard.tsx'
import { MonthlyCostCard } from './MonthlyCostCard.tsx'
import { MortgageFactsCard } from './MortgageFactsCard.tsx'
import { MortgageFigures } from './MortgageFigures.tsx'
import { MortgagePartsCard } from './MortgagePartsCard.tsx'
import { calculateMonthlyPaymentShares } from './monthly-payment-shares.ts'
import { ScheduleCard } from './schedule/ScheduleCard.tsx'
import { useFormatPartNumbers } from './use-format-part-numbers.ts'
import { ExtraRepaymentCard } from './what-if/ExtraRepaymentCard.tsx'
import { RateChangeCard } from './what-if/RateChangeCard.tsx'

/**
 * Note that names the starter loans among the parts, whose amounts are simplified. Renders nothing without starter
 * loans.
 */
function StarterLoanNote({ parts }: { parts: readonly MortgagePart[] }) {
  const text = useText()
  const formatPartNumbers = useFormatPartNumbers()
  const places = parts.flatMap((part, place) => (isStarterLoan(part) ? [place] : []))
  return places.length > 0 && <Notice>{text('starter_loan', formatPartNumbers(places))}</Notice>
}

export interface MortgageDrawerProps {
  mortgage: Mortgage | null
  home: LivingProperty | null | undefined
  onClose: () => void
}

/** URL parameter with the end date of a fixed rate. The what-if card of that rate takes the focus. */
const rateDateParameter = 'rente'
/** What-if cards side by side if they fit. A single card has full width; without cards the grid takes no space. */
const whatIfGridCss = {
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 26rem), 1fr))',
  '&:empty': { display: 'none' },
  _print: { display: 'none' },
}

/** All details of a mortgage (MORTGAGE-02). */
export default function MortgageDrawer({ mortgage, home, onClose }: MortgageDrawerProps) {
  const text = useText()
  const slider = useId()
  const rate = useId()
  const [search] = useSearchParams()
  useMarkSeenOnOpen(mortgage && !mortgage.seen_by_customer ? { model: 'mortgage', id: mortgage.id } : null)
  const shown = useLastNonNull(mortgage)
  if (!shown) return null
  const about = [
    formatMortgageAddress(shown.mainProperty) && getLenderName(shown),
    shown.hypotheeknummer && text('mortgage_number', { number: shown.hypotheeknummer }),
    shown.nhg && text('mortgage_nhg'),
  ]
  const shares = calculateMonthlyPaymentShares(shown)
  const canTry = calculatePenaltyFreeTotal(shown.mortgageParts ?? [], getToday()) > 0
  const createFocusHandler = (id: string) => () => document.getElementById(id)?.focus()
  const aside = (
    <Flex wrap="wrap" align="center" gap="3">
      <LenderLogo code={shown.agency?.hdn_code} />
      <PrimaryHomeBadge key={shown.id} mortgage={shown} home={home} />
      <Button kind="secondary" small icon="print" onClick={() => window.print()}>
        {text('print')}
      </Button>
    </Flex>
  )
  return (
    <Drawer
      open={mortgage !== null}
      onClose={onClose}
      width={1200}
      title={getMortgageName(shown) ?? text('mortgage')}
      about={about.filter(Boolean).join(' · ')}
      aside={aside}
      onPaper={<PrintLetterhead day={getToday()} />}
    >
      <MortgageFigures mortgage={shown} />
      {isActiveMortgage(shown) && <MortgageAdviceNotes mortgage={shown} />}
      <StarterLoanNote parts={shown.mortgageParts ?? []} />
      {!isActiveMortgage(shown) && <MortgageApplication mortgage={shown} />}
      {isActiveMortgage(shown) && shown.mortgageParts?.length ? (
        <MortgagePartsCard mortgage={shown.id} parts={shown.mortgageParts} />
      ) : null}
      <Grid
        alignItems="start"
        gap={{ base: '4', md: '6' }}
        gridTemplateColumns={{ base: 'minmax(0,1fr)', lg: shares.length > 0 ? '336px minmax(0,1fr)' : '1fr' }}
      >
        {shares.length > 0 && (
          <MonthlyCostCard
            mortgage={shown}
            shares={shares}
            onTry={canTry ? createFocusHandler(slider) : undefined}
          />
        )}
        <ScheduleCard mortgage={shown} />
      </Grid>
      {isActiveMortgage(shown) && (
        <Grid key={shown.id} css={whatIfGridCss} gap={{ base: '4', md: '6' }}>
          <ExtraRepaymentCard mortgage={shown} id={slider} />
          <RateChangeCard mortgage={shown} titleId={rate} linkedDate={search.get(rateDateParameter)} />
        </Grid>
      )}
      {isActiveMortgage(shown) && (
        <MortgageEventsCard mortgage={shown} onTryRate={createFocusHandler(rate)} />
      )}
      <MortgageFactsCard mortgage={shown} />
      <AdviserRow
        question={text('adviser_question')}
        subject={[text('mortgage'), getMortgageName(shown), shown.hypotheeknummer]
          .filter(Boolean)
          .join(' · ')}
        quiet={!isActiveMortgage(shown) && (shown.openProgress ?? 0) > 0}
      />
    </Drawer>
  )
}

/** Number of months within which the end of a fixed rate is shown first. */
const maxMonthsBeforeRateEnd = 12

/**
 * The most important upcoming event: the end of a fixed rate within a year, otherwise the remaining debt at the end of
 * a part. Renders nothing if there is neither.
 */
function MortgageAdviceNotes({ mortgage }: { mortgage: Mortgage }) {
  const text = useText()
  const { language } = useLanguage()
  const formatPartNumbers = useFormatPartNumbers()
  const day = getToday()
  const coming = listUpcomingMortgageEvents(mortgage.mortgageParts ?? [], day)
  const rate = coming.find(
    ({ kind, date }) => kind === 'fixed-end' && countMonthsBetween(day, date) < maxMonthsBeforeRateEnd,
  )
  const open = coming.find(({ kind, amount }) => kind === 'part-end' && amount)
  const event = rate ?? open
  if (!event) return null
  const values = {
    date: formatDate(event.date, language) ?? event.date,
    ...formatPartNumbers(event.parts),
  }
  return (
    <Notice status="warn">
      <Message id="good_to_know" components={{ 0: <strong /> }} />{' '}
      {rate
        ? text('good_to_know_rate', values)
        : text('good_to_know_open', { ...values, amount: formatWholeEuro(event.amount ?? 0, language) })}
    </Notice>
  )
}
