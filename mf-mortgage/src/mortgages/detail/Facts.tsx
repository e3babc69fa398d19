import type { Mortgage } from '@portal/contract/mortgage'
import { formatShortDate } from '@portal/domain/format/date'
import { formatEuro, formatPercent } from '@portal/domain/format/money'
import { useLanguage } from '@portal/remote-kit'
import { Dutch } from '@portal/remote-kit/dutch'
import { Card, chakra, FactRow, Heading, Term } from '@portal/ui'
import type { ReactNode } from 'react'
import { isActive } from '../../shared/mortgage.ts'
import { useText } from '../../texts.ts'
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

/** Two columns, so that terms and values stay close together. */
const columns = { columns: { lg: '2' }, columnGap: '10' }

/** All agreed terms of the mortgage; each term is explained on click. */
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
      <chakra.dl css={columns}>
        {facts.map((fact) => (
          <FactRow key={fact.name} term={<FactTerm name={fact.name} />}>
            {value(fact)}
          </FactRow>
        ))}
      </chakra.dl>
    </Card>
  )
}

/** Name of a fact, with an explanation if it is a term. */
function FactTerm({ name }: Pick<Fact, 'name'>) {
  const text = useText()
  if (!isExplained(name)) return text(`fact_${name}`)
  return <Term explanation={text(`fact_${name}_explained`)}>{text(`fact_${name}`)}</Term>
}

/** Formats a fact in the current language. */
function useFactValue() {
  const text = useText()
  const { language } = useLanguage()
  const dateOf = (date: string | null) => formatShortDate(date, language) ?? text('unknown')
  return (fact: Fact): ReactNode => {
    if (fact.name === 'woz' && fact.on)
      return text('fact_woz_on', { amount: formatEuro(fact.amount, language), date: dateOf(fact.on) })
    if ('amount' in fact) return formatEuro(fact.amount, language)
    if ('percent' in fact) return formatPercent(fact.percent, language)
    if ('holds' in fact) return text(fact.holds ? 'yes' : 'no')
    if ('date' in fact) return dateOf(fact.date)
    return fact.name === 'product' || fact.name === 'risk' ? <Dutch>{fact.words}</Dutch> : fact.words
  }
}
