import type { LivingProperty } from '@portal/contract/living'
import type { Mortgage } from '@portal/contract/mortgage'
import { Badge, Grid } from '@portal/ui'
import { Drawer } from '@portal/ui/drawer'
import { useText } from '../../texts.ts'
import { addressOf, isActive, isOnHome, lenderOf, nameOf } from '../mortgage.ts'
import { Application } from './Application.tsx'
import { Facts } from './Facts.tsx'
import { Figures } from './Figures.tsx'
import { MonthCard } from './MonthCard.tsx'
import { monthShares } from './month-shares.ts'
import { Parts } from './Parts.tsx'
import { useLast } from './use-last.ts'
import { useMarkSeen } from './use-mark-seen.ts'

interface Props {
  mortgage: Mortgage | null
  home: LivingProperty | null
  onClose: () => void
}

/** All that a customer may want to know of one mortgage (MORTGAGE-02). */
export default function MortgageDrawer({ mortgage, home, onClose }: Props) {
  const text = useText()
  useMarkSeen(mortgage)
  const shown = useLast(mortgage)
  if (!shown) return null
  const about = [
    addressOf(shown.mainProperty) && lenderOf(shown),
    shown.hypotheeknummer && text('mortgage_number', { number: shown.hypotheeknummer }),
    shown.nhg && text('mortgage_nhg'),
  ]
  const shares = monthShares(shown)
  const badge = isActive(shown) && isOnHome(shown, home) && (
    <Badge status="good" icon="home">
      {text('mortgage_primary_living')}
    </Badge>
  )
  return (
    <Drawer
      open={mortgage !== null}
      onClose={onClose}
      width={1200}
      title={nameOf(shown) ?? text('mortgage')}
      about={about.filter(Boolean).join(' · ')}
      aside={badge || undefined}
    >
      <Figures mortgage={shown} />
      {!isActive(shown) && <Application mortgage={shown} />}
      {isActive(shown) && shown.mortgageParts?.length ? <Parts parts={shown.mortgageParts} /> : null}
      <Grid
        alignItems="start"
        gap={{ base: '4', md: '6' }}
        gridTemplateColumns={{ base: 'minmax(0,1fr)', lg: shares.length > 0 ? '336px minmax(0,1fr)' : '1fr' }}
      >
        {shares.length > 0 && <MonthCard shares={shares} />}
        <Facts mortgage={shown} />
      </Grid>
    </Drawer>
  )
}
