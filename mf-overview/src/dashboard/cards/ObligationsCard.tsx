import { getObligations } from '@portal/contract/obligation'
import { formatEuro, yearly } from '@portal/domain/format/money'
import { sumOf } from '@portal/domain/money'
import { QueryView, useLanguage, useRead } from '@portal/remote-kit'
import { ScreenSkeleton } from '@portal/remote-kit/skeleton'
import { Coins, FigureCard } from '@portal/ui'
import { rowSkeleton } from '../../shared/skeleton.ts'
import { useText } from '../../texts.ts'

/** What is paid each month besides the mortgage. Nothing where nothing is. */
export function ObligationsCard() {
  const { language } = useLanguage()
  const text = useText()
  const read = useRead(getObligations)
  return (
    <QueryView
      read={read}
      waiting={<ScreenSkeleton of={rowSkeleton} />}
      error={[text('obligations_error'), text('error_hint')]}
    >
      {({ data: all }) => {
        if (all.length === 0) return null
        const monthly = sumOf(all.map(({ monthly_amount }) => monthly_amount ?? 0))
        return (
          <FigureCard
            folded
            question={text('obligations_question')}
            amount={formatEuro(monthly, language)}
            unit={text('per_month')}
            why={text('obligations_why', {
              count: all.length,
              amount: formatEuro(yearly(monthly), language),
            })}
            picture={<Coins />}
            go={{ label: text('obligations_go'), href: '/verplichtingen' }}
          />
        )
      }}
    </QueryView>
  )
}
