import { formatEuro, formatWholeEuro } from '@portal/domain/format/money'
import { sumOf } from '@portal/domain/money'
import { useLanguage } from '@portal/remote-kit'
import { FigureCard, House, ProgressRing } from '@portal/ui'
import { isActive } from '../shared/mortgage.ts'
import { mortgagesPath } from '../shared/paths.ts'
import { useText } from '../texts.ts'
import { LegendRow } from './LegendRow.tsx'
import { SlotFrame } from './SlotFrame.tsx'

/** How much of the running mortgages is left of what was borrowed, as a circle (DASH-08). Nothing where that is not known. */
export default function RepaidSlot() {
  const { language } = useLanguage()
  const text = useText()
  return (
    <SlotFrame row>
      {(mortgages) => {
        const known = mortgages.filter(
          (one) => isActive(one) && one.hoofdsomHypotheek && one.restantHoofdsom !== null,
        )
        const borrowed = sumOf(known.map(({ hoofdsomHypotheek }) => hoofdsomHypotheek ?? 0))
        const left = sumOf(known.map(({ restantHoofdsom }) => restantHoofdsom ?? 0))
        if (borrowed === 0) return null
        const percent = Math.round((left / borrowed) * 100)
        return (
          <FigureCard
            folded
            question={text('dashboard_repaid')}
            amount={formatEuro(Math.max(0, borrowed - left), language)}
            why={text('dashboard_repaid_why', {
              left: formatEuro(left, language),
              borrowed: formatEuro(borrowed, language),
            })}
            picture={
              <ProgressRing share={left / borrowed} label={text('dashboard_repaid_left', { percent })}>
                <House />
              </ProgressRing>
            }
            go={{ label: text('dashboard_repaid_go'), href: mortgagesPath }}
          >
            <ul>
              <LegendRow color="chart1" label={text('home_owed')} amount={formatWholeEuro(left, language)} />
              <LegendRow
                color="tint3"
                label={text('dashboard_repaid_done')}
                amount={formatWholeEuro(Math.max(0, borrowed - left), language)}
              />
            </ul>
          </FigureCard>
        )
      }}
    </SlotFrame>
  )
}
