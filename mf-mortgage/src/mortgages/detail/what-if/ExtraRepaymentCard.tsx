import type { Mortgage } from '@portal/contract/mortgage'
import { calculateExtraRepayment, calculatePenaltyFreeTotal } from '@portal/domain/extra-repayment'
import { formatWholeEuro } from '@portal/domain/format/format-money'
import { useLanguage } from '@portal/remote-kit'
import { Slider } from '@portal/remote-kit/slider'
import { getToday } from '@portal/time/clock'
import { useId, useState } from 'react'
import { useText } from '../../../texts.ts'
import { WhatIfCard } from './WhatIfCard.tsx'

/** Returns the slider step in euro. The step is smaller if `room`, the amount that can be repaid, is smaller. */
const getRepaymentSliderStep = (room: number): number => (room >= 5_000 ? 500 : room >= 500 ? 50 : 10)

const initialRepaymentEuros = 5_000

interface ExtraRepaymentCardProps {
  mortgage: Mortgage
  /** Id of the slider, for links to it. */
  id: string
}

/** Effect of an extra repayment. Renders nothing if none is possible without a penalty. */
export function ExtraRepaymentCard({ mortgage, id }: ExtraRepaymentCardProps) {
  const text = useText()
  const { language } = useLanguage()
  const noteId = useId()
  const day = getToday()
  const parts = mortgage.mortgageParts ?? []
  const room = calculatePenaltyFreeTotal(parts, day)
  const step = getRepaymentSliderStep(room)
  const most = Math.floor(room / step) * step
  const [wanted, setWanted] = useState(Math.min(initialRepaymentEuros, most))
  if (most === 0) return null
  const extra = calculateExtraRepayment(parts, Math.min(wanted, most), day)
  const less = text('extra_less', { amount: formatWholeEuro(extra.monthlyDecrease, language) })
  const saved =
    extra.amount > 0
      ? text('extra_saved', {
          amount: formatWholeEuro(Math.max(0, extra.interestSaved), language),
          year: extra.until.slice(0, 4),
        })
      : text('extra_none')
  const monthly = mortgage.monthly_amount ?? 0
  return (
    <WhatIfCard
      title={text('extra_title')}
      slider={
        <Slider
          id={id}
          label={text('extra_amount', { year: day.slice(0, 4) })}
          min={0}
          max={most}
          step={step}
          value={Math.min(wanted, most)}
          format={(amount) => formatWholeEuro(amount, language)}
          outcome={`${less}. ${saved}`}
          describedBy={noteId}
          onChange={setWanted}
        />
      }
      bars={
        monthly > 0
          ? [
              { name: text('extra_now'), amount: monthly, color: 'chart1' },
              {
                name: text('extra_then'),
                amount: Math.max(0, monthly - extra.monthlyDecrease),
                color: 'chart2',
              },
            ]
          : []
      }
      difference={less}
      meaning={saved}
      note={text('extra_note')}
      noteId={noteId}
    />
  )
}
