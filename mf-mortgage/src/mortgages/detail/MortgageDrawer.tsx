import { today } from '@portal/contract/clock'
import type { LivingProperty } from '@portal/contract/living'
import type { Mortgage } from '@portal/contract/mortgage'
import { penaltyFreeTotal } from '@portal/domain/extra-repayment'
import { AdviserRow } from '@portal/remote-kit/adviser-row'
import { useLast } from '@portal/remote-kit/layer'
import { LenderLogo } from '@portal/remote-kit/lender-logo'
import { Letterhead } from '@portal/remote-kit/letterhead'
import { useSearchParams } from '@portal/remote-kit/router'
import { Button, Flex, Grid } from '@portal/ui'
import { Drawer } from '@portal/ui/drawer'
import { useId } from 'react'
import { addressOf, isActive, lenderOf, nameOf } from '../../shared/mortgage.ts'
import { useText } from '../../texts.ts'
import { HomeBadge } from '../HomeBadge.tsx'
import { Application } from './application/Application.tsx'
import { MortgageEventsCard } from './events/MortgageEventsCard.tsx'
import { Facts } from './Facts.tsx'
import { Figures } from './Figures.tsx'
import { GoodToKnow } from './GoodToKnow.tsx'
import { MonthCard } from './MonthCard.tsx'
import { monthShares } from './month-shares.ts'
import { Parts } from './Parts.tsx'
import { StarterLoan } from './StarterLoan.tsx'
import { ScheduleCard } from './schedule/ScheduleCard.tsx'
import { useMarkSeenOnOpen } from './use-mark-seen-on-open.ts'
import { ExtraCard } from './what-if/ExtraCard.tsx'
import { RateCard } from './what-if/RateCard.tsx'

export interface Props {
  mortgage: Mortgage | null
  home: LivingProperty | null | undefined
  onClose: () => void
}

/** Address parameter with the end date of a fixed rate, to open its what-if. */
const rateParameter = 'rente'
/** Side by side if they fit; a single one at full width; no space without any. */
const whatIfs = {
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 26rem), 1fr))',
  '&:empty': { display: 'none' },
  _print: { display: 'none' },
}

/** All details of a mortgage (MORTGAGE-02). */
export default function MortgageDrawer({ mortgage, home, onClose }: Props) {
  const text = useText()
  const slider = useId()
  const rate = useId()
  const [search] = useSearchParams()
  useMarkSeenOnOpen(mortgage)
  const shown = useLast(mortgage)
  if (!shown) return null
  const about = [
    addressOf(shown.mainProperty) && lenderOf(shown),
    shown.hypotheeknummer && text('mortgage_number', { number: shown.hypotheeknummer }),
    shown.nhg && text('mortgage_nhg'),
  ]
  const shares = monthShares(shown)
  const canTry = penaltyFreeTotal(shown.mortgageParts ?? [], today()) > 0
  const lead = (id: string) => () => document.getElementById(id)?.focus()
  const aside = (
    <Flex wrap="wrap" align="center" gap="3">
      <LenderLogo code={shown.agency?.hdn_code} />
      <HomeBadge key={shown.id} mortgage={shown} home={home} />
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
      title={nameOf(shown) ?? text('mortgage')}
      about={about.filter(Boolean).join(' · ')}
      aside={aside}
      onPaper={<Letterhead day={today()} />}
    >
      <Figures mortgage={shown} />
      {isActive(shown) && <GoodToKnow mortgage={shown} />}
      <StarterLoan parts={shown.mortgageParts ?? []} />
      {!isActive(shown) && <Application mortgage={shown} />}
      {isActive(shown) && shown.mortgageParts?.length ? (
        <Parts mortgage={shown.id} parts={shown.mortgageParts} />
      ) : null}
      <Grid
        alignItems="start"
        gap={{ base: '4', md: '6' }}
        gridTemplateColumns={{ base: 'minmax(0,1fr)', lg: shares.length > 0 ? '336px minmax(0,1fr)' : '1fr' }}
      >
        {shares.length > 0 && (
          <MonthCard mortgage={shown} shares={shares} onTry={canTry ? lead(slider) : undefined} />
        )}
        <ScheduleCard mortgage={shown} />
      </Grid>
      {isActive(shown) && (
        <Grid key={shown.id} css={whatIfs} gap={{ base: '4', md: '6' }}>
          <ExtraCard mortgage={shown} id={slider} />
          <RateCard mortgage={shown} titleId={rate} linkedDate={search.get(rateParameter)} />
        </Grid>
      )}
      {isActive(shown) && <MortgageEventsCard mortgage={shown} onTryRate={lead(rate)} />}
      <Facts mortgage={shown} />
      <AdviserRow
        question={text('adviser_question')}
        subject={[text('mortgage'), nameOf(shown), shown.hypotheeknummer].filter(Boolean).join(' · ')}
        quiet={!isActive(shown) && (shown.openProgress ?? 0) > 0}
      />
    </Drawer>
  )
}
