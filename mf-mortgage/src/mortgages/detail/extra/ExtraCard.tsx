import { today } from '@portal/contract/clock'
import type { Mortgage } from '@portal/contract/mortgage'
import { extraRepayment, extraRoom } from '@portal/domain/extra-repayment'
import { formatWholeEuro } from '@portal/domain/format/money'
import { useLanguage } from '@portal/remote-kit'
import { Card, chakra, Heading, Text } from '@portal/ui'
import { useId, useState } from 'react'
import { useText } from '../../../texts.ts'
import { NowThen } from './NowThen.tsx'
import { stepOf } from './steps.ts'

/** Where the slider begins, in euro. */
const beginsAt = 5_000

const range = {
  display: 'block',
  w: '100%',
  h: '44px',
  accentColor: 'var(--chart1)',
  cursor: 'pointer',
}
const ends = { display: 'flex', justifyContent: 'space-between', textStyle: 'mark', color: 'ink2' }
const grid = {
  display: 'grid',
  gap: { base: '4', md: '6' },
  gridTemplateColumns: { base: 'minmax(0,1fr)', md: '1fr 1fr' },
}

interface Props {
  mortgage: Mortgage
  /** Identifies the slider, for what leads to it. */
  id: string
}

/** What an extra repayment brings, moving while one slides. Nothing where none can be made without a penalty. */
export function ExtraCard({ mortgage, id }: Props) {
  const { language } = useLanguage()
  const text = useText()
  const said = useId()
  const day = today()
  const parts = mortgage.mortgageParts ?? []
  const room = extraRoom(parts, day)
  const step = stepOf(room)
  const most = Math.floor(room / step) * step
  const [wanted, setWanted] = useState(Math.min(beginsAt, most))
  if (most === 0) return null
  const extra = extraRepayment(parts, Math.min(wanted, most), day)
  const amount = formatWholeEuro(extra.amount, language)
  const less = text('extra_less', { amount: formatWholeEuro(extra.monthlyLess, language) })
  const saved =
    extra.amount > 0
      ? text('extra_saved', {
          amount: formatWholeEuro(extra.interestSaved, language),
          year: extra.until.slice(0, 4),
        })
      : text('extra_none')
  return (
    <Card _print={{ display: 'none' }}>
      <Heading level={3} mb="4">
        {text('extra_question')}
      </Heading>
      <chakra.div css={grid}>
        <div>
          <chakra.label htmlFor={id} display="flex" justifyContent="space-between" gap="4">
            {text('extra_amount', { year: day.slice(0, 4) })}
            <chakra.b fontWeight={600} fontVariantNumeric="tabular-nums">
              {amount}
            </chakra.b>
          </chakra.label>
          <chakra.input
            id={id}
            type="range"
            css={range}
            min={0}
            max={most}
            step={step}
            value={Math.min(wanted, most)}
            aria-valuetext={`${amount}. ${less}. ${saved}`}
            aria-describedby={said}
            onChange={(event) => setWanted(Number(event.target.value))}
          />
          <chakra.div css={ends} aria-hidden="true">
            <span>{formatWholeEuro(0, language)}</span>
            <span>{formatWholeEuro(most, language)}</span>
          </chakra.div>
        </div>
        <div>
          <NowThen monthly={mortgage.monthly_amount} less={extra.monthlyLess} />
          <Text fontWeight={600} mt="2">
            {less}
          </Text>
          <Text>{saved}</Text>
        </div>
      </chakra.div>
      <Text id={said} textStyle="meta" color="ink2" mt="4" maxW="60em">
        {text('extra_note')}
      </Text>
    </Card>
  )
}
