import type { Mortgage } from '@portal/contract/mortgage'
import { formatDate } from '@portal/domain/format/date'
import { formatPercent, formatWholeEuro } from '@portal/domain/format/format-money'
import {
  afmTestRatePercent,
  calculateMonthlyCostAfter,
  findNextFixedRateEnd,
} from '@portal/domain/rate-after-fixed-period'
import { useLanguage } from '@portal/remote-kit'
import { Slider } from '@portal/remote-kit/slider'
import { getToday } from '@portal/time/clock'
import { useEffect, useId, useMemo, useState } from 'react'
import { useText } from '../../../texts.ts'
import { useFormatPartNumbers } from '../use-format-part-numbers.ts'
import { getRateRange, rateStepPercent } from './rate-range.ts'
import { WhatIfCard } from './WhatIfCard.tsx'

interface RateChangeCardProps {
  mortgage: Mortgage
  /** Id of the card's title, for links to the card. */
  titleId: string
  /** End of a fixed rate from the URL. The card takes the focus if its fixed rate ends on that date. */
  linkedDate: string | null
}

/** Monthly cost at another rate for the parts whose fixed rate ends first. Renders nothing if no fixed rate ends. */
export function RateChangeCard({ mortgage, titleId, linkedDate }: RateChangeCardProps) {
  const text = useText()
  const { language } = useLanguage()
  const formatPartNumbers = useFormatPartNumbers()
  const id = useId()
  const noteId = useId()
  const [rate, setRate] = useState(afmTestRatePercent)
  const day = getToday()
  const parts = mortgage.mortgageParts
  const end = useMemo(() => findNextFixedRateEnd(parts ?? [], day), [parts, day])
  const isLinked = end !== null && linkedDate === end.date
  useEffect(() => {
    if (isLinked) document.getElementById(titleId)?.focus()
  }, [isLinked, titleId])
  if (!parts || !end) return null
  const date = formatDate(end.date, language) ?? end.date
  const same = calculateMonthlyCostAfter(end, null)
  const other = calculateMonthlyCostAfter(end, rate)
  const more = Math.round(other) - Math.round(same)
  const amount = formatWholeEuro(Math.abs(more), language)
  const difference = text(more > 0 ? 'rate_more' : more < 0 ? 'extra_less' : 'rate_equal', { amount })
  const meaning = text('rate_debt', {
    ...formatPartNumbers(end.parts),
    amount: formatWholeEuro(end.debt, language),
  })
  return (
    <WhatIfCard
      title={text('rate_title')}
      titleId={titleId}
      slider={
        <Slider
          id={id}
          label={text('rate_slider', { date })}
          {...getRateRange(parts)}
          step={rateStepPercent}
          value={rate}
          format={(percent) => formatPercent(percent, language)}
          outcome={difference}
          describedBy={noteId}
          onChange={setRate}
        />
      }
      bars={[
        { name: text('rate_same'), amount: same, color: 'chart1' },
        { name: text('rate_new'), amount: other, color: 'chart2' },
      ]}
      difference={difference}
      meaning={meaning}
      note={text('rate_note', { date, rate: formatPercent(afmTestRatePercent, language) })}
      noteId={noteId}
    />
  )
}
