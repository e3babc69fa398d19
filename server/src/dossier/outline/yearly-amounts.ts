import { sumAmounts } from '@portal/domain/money'
import { getPensionStart } from '@portal/domain/pension'
import type { CustomerFile } from '../customer-file.ts'
import type { TextFunction } from '../dossier-texts.ts'

/** A person's amount per year. `from` is its first day; `survivor` is the amount per year for the surviving partner. */
export interface YearlyAmount {
  who: string
  what: string
  amount: number
  from?: string | null
  survivor?: number | null
}

const getFirstName = (person: { first_name: string | null; full_name: string } | null, otherwise: string) =>
  person ? (person.first_name ?? person.full_name) : otherwise

const getPersonNames = ({ customer, family }: CustomerFile, words: TextFunction) => ({
  customer: getFirstName(customer, words('person_you')),
  partner: getFirstName(family.partner, words('person_partner')),
})

/** The amount that the customer stated, used if there are no items; empty if unknown or zero. */
const toStatedAmount = (who: string, what: string, amount: number | null | undefined): YearlyAmount[] =>
  amount && amount > 0 ? [{ who, what, amount }] : []

/** Yearly incomes of customer and partner; the gross annual income replaces missing items (INCOME-04). */
export function listYearlyIncomes(file: CustomerFile, words: TextFunction): YearlyAmount[] {
  const who = getPersonNames(file, words)
  const listIncomes = (earner: 'customer' | 'partner') =>
    file.incomes[earner].map(({ title, total }) => ({ who: who[earner], what: title, amount: total }))
  const listIncomesOrStated = (
    earner: 'customer' | 'partner',
    person: { gross_annual_income: number | null } | null,
  ) =>
    file.incomes[earner].length > 0
      ? listIncomes(earner)
      : toStatedAmount(who[earner], words('income_stated'), person?.gross_annual_income)
  return [
    ...listIncomesOrStated('customer', file.customer),
    ...listIncomesOrStated('partner', file.family.partner),
  ]
}

/** Yearly pensions of customer and partner; stated amounts replace missing items (PENSION-07, PENSION-08). */
export function listYearlyPensions(file: CustomerFile, words: TextFunction): YearlyAmount[] {
  const who = getPersonNames(file, words)
  const listPensions = (earner: 'customer' | 'partner') =>
    file.pensions[earner].map((pension) => ({
      who: who[earner],
      what: pension.title,
      amount: pension.total,
      from: getPensionStart(pension, earner === 'customer' ? file.customer : file.family.partner),
      survivor: pension.death_before_retirement_date_amount,
    }))
  const { customer, family } = file
  const own = [
    ...toStatedAmount(who.customer, words('pension_old_age'), customer.gross_annual_old_age_pension_amount),
    ...toStatedAmount(
      who.customer,
      words('pension_employment'),
      customer.gross_annual_employment_pension_amount,
    ),
  ]
  const partners = toStatedAmount(
    who.partner,
    words('pension_partner'),
    family.partner?.gross_annual_partner_pension_amount,
  )
  return [
    ...(file.pensions.customer.length > 0 ? listPensions('customer') : own),
    ...(file.pensions.partner.length > 0 ? listPensions('partner') : partners),
  ]
}

export const sumYearlyAmounts = (all: readonly YearlyAmount[]): number =>
  sumAmounts(all.map(({ amount }) => amount))
