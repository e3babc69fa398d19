import type { Mortgage } from '@portal/contract/mortgage'
import { formatShortDate } from '@portal/domain/format/date'
import { formatEuro, formatPercent } from '@portal/domain/format/money'
import { useLanguage } from '@portal/remote-kit'
import { Card, chakra, Heading, Term } from '@portal/ui'
import { useText } from '../../texts.ts'
import { isActive } from '../mortgage.ts'
import { type Fact, factsOf } from './facts.ts'

const explained = [
  'rate',
  'nhg',
  'risk',
  'deposit',
  'withdrawal',
  'market_value',
  'woz',
  'guarantee',
  'completion',
] as const
type Explained = (typeof explained)[number]
const isExplained = (name: Fact['name']): name is Explained => (explained as readonly string[]).includes(name)

const row = {
  display: 'grid',
  gridTemplateColumns: 'minmax(7em,1fr) minmax(0,auto)',
  gap: '4px 16px',
  py: '2.5',
  borderTopWidth: '1px',
  borderColor: 'line',
  breakInside: 'avoid',
}

/** What was agreed, and on what: every field a customer understands, its words explained one tap away. */
export function Facts({ mortgage }: { mortgage: Mortgage }) {
  const text = useText()
  const value = useFactValue()
  const facts = factsOf(mortgage)
  if (facts.length === 0) return null
  return (
    <Card>
      <Heading level={3} mb="3">
        {text(isActive(mortgage) ? 'mortgage_facts' : 'application_facts')}
      </Heading>
      <dl>
        {facts.map((fact) => (
          <chakra.div key={fact.name} css={row}>
            <chakra.dt color="ink2" minW="0">
              {isExplained(fact.name) ? (
                <Term explanation={text(`fact_${fact.name}_explained`)}>{text(`fact_${fact.name}`)}</Term>
              ) : (
                text(`fact_${fact.name}`)
              )}
            </chakra.dt>
            <chakra.dd textAlign="end" fontWeight={500} fontVariantNumeric="tabular-nums" minW="0">
              {value(fact)}
            </chakra.dd>
          </chakra.div>
        ))}
      </dl>
    </Card>
  )
}

/** A fact in words, in the language in force. */
function useFactValue() {
  const text = useText()
  const { language } = useLanguage()
  const dateOf = (date: string | null) => formatShortDate(date, language) ?? text('unknown')
  return (fact: Fact): string => {
    if (fact.name === 'woz' && fact.on)
      return text('fact_woz_on', { amount: formatEuro(fact.amount), date: dateOf(fact.on) })
    if ('amount' in fact) return formatEuro(fact.amount)
    if ('percent' in fact) return formatPercent(fact.percent)
    if ('holds' in fact) return text(fact.holds ? 'yes' : 'no')
    if ('date' in fact) return dateOf(fact.date)
    return fact.words
  }
}
