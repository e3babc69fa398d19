import type { Mortgage } from '@portal/contract/mortgage'
import { formatShortDate } from '@portal/domain/format/date'
import { formatEuro, formatPercent } from '@portal/domain/format/format-money'
import { useLanguage } from '@portal/remote-kit'
import { DutchText } from '@portal/remote-kit/dutch'
import { Card, chakra, FactRow, Heading, Term } from '@portal/ui'
import type { ReactNode } from 'react'
import { isActiveMortgage } from '../../shared/mortgage-properties.ts'
import { useText } from '../../texts.ts'

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

type AmountFactName =
  | 'principal'
  | 'purchase_price'
  | 'market_value'
  | 'deposit'
  | 'withdrawal'
  | 'guarantee'
  | 'costs'
type DateFactName = 'requested' | 'offered' | 'offer_valid' | 'signed' | 'appraisal' | 'completion'
type TextFactName = 'owners' | 'product' | 'risk' | 'appraiser' | 'notary'

/** A known fact of a mortgage. Its name is part of the text id. */
type MortgageFact =
  | { name: AmountFactName; amount: number }
  | { name: 'woz'; amount: number; on: string | null }
  | { name: 'rate'; percent: number }
  | { name: 'nhg'; holds: boolean }
  | { name: DateFactName; date: string }
  | { name: TextFactName; words: string }

const createAmountFact = (name: AmountFactName, value: number | null): MortgageFact[] =>
  value ? [{ name, amount: value }] : []
const createDateFact = (name: DateFactName, value: string | null): MortgageFact[] =>
  value ? [{ name, date: value }] : []
const createTextFact = (name: TextFactName, value: string | null): MortgageFact[] =>
  value ? [{ name, words: value }] : []

/** Lists the known terms of a mortgage in display order: amounts, people, dates. */
function listMortgageFacts(mortgage: Mortgage): MortgageFact[] {
  const { wozWaarde, rate, nhg } = mortgage
  const facts: MortgageFact[] = [
    ...(isActiveMortgage(mortgage) ? createAmountFact('principal', mortgage.hoofdsomHypotheek) : []),
    ...(rate === null ? [] : [{ name: 'rate' as const, percent: rate }]),
    ...(nhg === null ? [] : [{ name: 'nhg' as const, holds: nhg }]),
    ...createTextFact('risk', mortgage.risk_class),
    ...createTextFact('product', mortgage.company_label_description),
    ...createAmountFact('deposit', mortgage.bouwdepot),
    ...createAmountFact('withdrawal', mortgage.total_withdrawal_space_amount),
    ...createAmountFact('purchase_price', mortgage.koopsom),
    ...createAmountFact('market_value', mortgage.marktwaarde),
    ...(wozWaarde ? [{ name: 'woz' as const, amount: wozWaarde, on: mortgage.wozWaardeDatum }] : []),
    ...createAmountFact('guarantee', mortgage.bankgarantie),
    ...createAmountFact('costs', mortgage.financieringskosten),
    ...createTextFact('owners', mortgage.mortgagors?.join(', ') ?? null),
    ...createTextFact('notary', mortgage.notary),
    ...createTextFact('appraiser', mortgage.appraiser),
    ...createDateFact('appraisal', mortgage.datumTaxatie),
    ...createDateFact('requested', mortgage.datumAanvraag),
    ...createDateFact('offered', mortgage.datumOfferte),
    ...createDateFact('offer_valid', mortgage.datumGeldigheid),
    ...createDateFact('signed', mortgage.datumGetekend),
    ...createDateFact('completion', mortgage.passeerdatum),
  ]
  return facts
}
