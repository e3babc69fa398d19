import type { Mortgage } from '@portal/contract/mortgage'
import { isActiveMortgage } from '../../shared/mortgage-properties.ts'

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
export type MortgageFact =
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
export function listMortgageFacts(mortgage: Mortgage): MortgageFact[] {
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
