import type { Mortgage } from '@portal/contract/mortgage'
import { formatShortDate } from '@portal/domain/format/date'
import { formatEuro, formatPercent } from '@portal/domain/format/format-money'
import { useLanguage } from '@portal/remote-kit'
import { DutchText } from '@portal/remote-kit/dutch'
import { Card, chakra, FactRow, Heading, Term } from '@portal/ui'
import type { ReactNode } from 'react'
import { isActiveMortgage } from '../../shared/mortgage-properties.ts'
import { useText } from '../../texts.ts'
import { listMortgageFacts, type MortgageFact } from './mortgage-facts.ts'

const explainedFacts = [
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
type ExplainedFact = (typeof explainedFacts)[number]
const isExplainedFact = (name: MortgageFact['name']): name is ExplainedFact =>
  (explainedFacts as readonly string[]).includes(name)

/** Two columns, so that terms and values stay close together. */
const factColumnsCss = { columns: { lg: '2' }, columnGap: '10' }

/** All agreed terms of the mortgage; each term is explained on click. */
export function MortgageFactsCard({ mortgage }: { mortgage: Mortgage }) {
  const text = useText()
  const formatFactValue = useFormatFactValue()
  const facts = listMortgageFacts(mortgage)
  if (facts.length === 0) return null
  return (
    <Card>
      <Heading level={3} mb="3">
        {text(isActiveMortgage(mortgage) ? 'mortgage_facts' : 'application_facts')}
      </Heading>
      <chakra.dl css={factColumnsCss}>
        {facts.map((fact) => (
          <FactRow key={fact.name} term={<FactTerm name={fact.name} />}>
            {formatFactValue(fact)}
          </FactRow>
        ))}
      </chakra.dl>
    </Card>
  )
}

/** Name of a fact. A technical term has an explanation. */
function FactTerm({ name }: Pick<MortgageFact, 'name'>) {
  const text = useText()
  if (!isExplainedFact(name)) return text(`fact_${name}`)
  return <Term explanation={text(`fact_${name}_explained`)}>{text(`fact_${name}`)}</Term>
}

function useFormatFactValue() {
  const text = useText()
  const { language } = useLanguage()
  const formatFactDate = (date: string | null) => formatShortDate(date, language) ?? text('unknown')
  return (fact: MortgageFact): ReactNode => {
    if (fact.name === 'woz' && fact.on)
      return text('fact_woz_on', { amount: formatEuro(fact.amount, language), date: formatFactDate(fact.on) })
    if ('amount' in fact) return formatEuro(fact.amount, language)
    if ('percent' in fact) return formatPercent(fact.percent, language)
    if ('holds' in fact) return text(fact.holds ? 'yes' : 'no')
    if ('date' in fact) return formatFactDate(fact.date)
    return fact.name === 'product' || fact.name === 'risk' ? <DutchText>{fact.words}</DutchText> : fact.words
  }
}
