import { today } from '@portal/contract/clock'
import type { Mortgage } from '@portal/contract/mortgage'
import { formatDate } from '@portal/domain/format/date'
import { formatPercent, formatWholeEuro } from '@portal/domain/format/money'
import { monthlyCostAfter, nextFixedRateEnd, testRate } from '@portal/domain/rate-after'
import { useLanguage } from '@portal/remote-kit'
import { Slider } from '@portal/remote-kit/slider'
import { useEffect, useId, useMemo, useState } from 'react'
import { useText } from '../../../texts.ts'
import { usePartWords } from '../use-part-words.ts'
import { rateRange, rateStep } from './rates.ts'
import { WhatIfCard } from './WhatIfCard.tsx'

interface Props {
  mortgage: Mortgage
  /** Id of its title, for links to it. */
  titleId: string
  /** End of a fixed rate from the address; the card takes the focus if its own end is that date. */
  linkedDate: string | null
}

/** Monthly cost at another rate of the parts whose fixed rate ends first; nothing if none ends. */
export function RateCard({ mortgage, titleId, linkedDate }: Props) {
  const text = useText()
  const { language } = useLanguage()
  const partWords = usePartWords()
  const id = useId()
  const noteId = useId()
  const [rate, setRate] = useState(testRate)
  const day = today()
  const parts = mortgage.mortgageParts
  const end = useMemo(() => nextFixedRateEnd(parts ?? [], day), [parts, day])
  const isLinked = end !== null && linkedDate === end.date
  useEffect(() => {
    if (isLinked) document.getElementById(titleId)?.focus()
  }, [isLinked, titleId])
  if (!parts || !end) return null
  const date = formatDate(end.date, language) ?? end.date
  const same = monthlyCostAfter(end, null)
  const other = monthlyCostAfter(end, rate)
  const more = Math.round(other) - Math.round(same)
  const amount = formatWholeEuro(Math.abs(more), language)
  const difference = text(more > 0 ? 'rate_more' : more < 0 ? 'extra_less' : 'rate_equal', { amount })
  const meaning = text('rate_debt', { ...partWords(end.parts), amount: formatWholeEuro(end.debt, language) })
  return (
    <WhatIfCard
      title={text('rate_title')}
      titleId={titleId}
      slider={
        <Slider
          id={id}
          label={text('rate_slider', { date })}
          {...rateRange(parts)}
          step={rateStep}
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
      note={text('rate_note', { date, rate: formatPercent(testRate, language) })}
      noteId={noteId}
    />
  )
}
