import type { Mortgage } from '@portal/contract/mortgage'
import { isActive } from '../../shared/mortgage.ts'

type Amounts =
  | 'principal'
  | 'purchase_price'
  | 'market_value'
  | 'deposit'
  | 'withdrawal'
  | 'guarantee'
  | 'costs'
type Dates = 'requested' | 'offered' | 'offer_valid' | 'signed' | 'appraisal' | 'completion'
type Words = 'owners' | 'product' | 'risk' | 'appraiser' | 'notary'

/** A known fact of a mortgage, by its text id. */
export type Fact =
  | { name: Amounts; amount: number }
  | { name: 'woz'; amount: number; on: string | null }
  | { name: 'rate'; percent: number }
  | { name: 'nhg'; holds: boolean }
  | { name: Dates; date: string }
  | { name: Words; words: string }

const amount = (name: Amounts, value: number | null): Fact[] => (value ? [{ name, amount: value }] : [])
const date = (name: Dates, value: string | null): Fact[] => (value ? [{ name, date: value }] : [])
const words = (name: Words, value: string | null): Fact[] => (value ? [{ name, words: value }] : [])

/** Facts of a mortgage besides its figures: money first, then home, people and dates. */
export function factsOf(mortgage: Mortgage): Fact[] {
  const { wozWaarde, rate, nhg } = mortgage
  const facts: Fact[] = [
    ...(isActive(mortgage) ? amount('principal', mortgage.hoofdsomHypotheek) : []),
    ...(rate === null ? [] : [{ name: 'rate' as const, percent: rate }]),
    ...(nhg === null ? [] : [{ name: 'nhg' as const, holds: nhg }]),
    ...words('risk', mortgage.risk_class),
    ...words('product', mortgage.company_label_description),
    ...amount('deposit', mortgage.bouwdepot),
    ...amount('withdrawal', mortgage.total_withdrawal_space_amount),
    ...amount('purchase_price', mortgage.koopsom),
    ...amount('market_value', mortgage.marktwaarde),
    ...(wozWaarde ? [{ name: 'woz' as const, amount: wozWaarde, on: mortgage.wozWaardeDatum }] : []),
    ...amount('guarantee', mortgage.bankgarantie),
    ...amount('costs', mortgage.financieringskosten),
    ...words('owners', mortgage.mortgagors?.join(', ') ?? null),
    ...words('notary', mortgage.notary),
    ...words('appraiser', mortgage.appraiser),
    ...date('appraisal', mortgage.datumTaxatie),
    ...date('requested', mortgage.datumAanvraag),
    ...date('offered', mortgage.datumOfferte),
    ...date('offer_valid', mortgage.datumGeldigheid),
    ...date('signed', mortgage.datumGetekend),
    ...date('completion', mortgage.passeerdatum),
  ]
  return facts
}
