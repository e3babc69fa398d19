import { sumAmounts } from '@portal/domain/money'
import { getPensionStart } from '@portal/domain/pension'
import type { CustomerFile } from '../customer-file.ts'
import type { DossierTextFunction } from '../dossier-texts.ts'

/** `from` is the first day, `survivor` the amount per year for the surviving partner. */
export interface YearlyAmount {
  person: string
  title: string
  amount: number
  from?: string | null
  survivor?: number | null
}

const getFirstName = (person: { first_name: string | null; full_name: string } | null, otherwise: string) =>
  person ? (person.first_name ?? person.full_name) : otherwise

const getPersonNames = ({ customer, family }: CustomerFile, getText: DossierTextFunction) => ({
  customer: getFirstName(customer, getText('person_you')),
  partner: getFirstName(family.partner, getText('person_partner')),
})

/**
 * Returns the amount that the customer entered as a total. Used if the customer file has no single incomes or pensions.
 */
const toEnteredAmount = (person: string, title: string, amount: number | null | undefined): YearlyAmount[] =>
  amount && amount > 0 ? [{ person, title, amount }] : []

/** Lists a customer's incomes. If the customer file has none, lists the gross annual income (INCOME-04). */
export function listYearlyIncomes(file: CustomerFile, getText: DossierTextFunction): YearlyAmount[] {
  const names = getPersonNames(file, getText)
  const listIncomes = (earner: 'customer' | 'partner') =>
    file.incomes[earner].map(({ title, total }) => ({ person: names[earner], title, amount: total }))
  const listIncomesOrStatedAmount = (
    earner: 'customer' | 'partner',
    person: { gross_annual_income: number | null } | null,
  ) =>
    file.incomes[earner].length > 0
      ? listIncomes(earner)
      : toEnteredAmount(names[earner], getText('income_stated'), person?.gross_annual_income)
  return [
    ...listIncomesOrStatedAmount('customer', file.customer),
    ...listIncomesOrStatedAmount('partner', file.family.partner),
  ]
}

/** Lists a customer's pensions. If the customer file has none, lists the entered amounts (PENSION-07, PENSION-08). */
export function listYearlyPensions(file: CustomerFile, getText: DossierTextFunction): YearlyAmount[] {
  const names = getPersonNames(file, getText)
  const listPensions = (earner: 'customer' | 'partner') =>
    file.pensions[earner].map((pension) => ({
      person: names[earner],
      title: pension.title,
      amount: pension.total,
      from: getPensionStart(pension, earner === 'customer' ? file.customer : file.family.partner),
      survivor: pension.death_before_retirement_date_amount,
    }))
  const { customer, family } = file
  const own = [
    ...toEnteredAmount(
      names.customer,
      getText('pension_old_age'),
      customer.gross_annual_old_age_pension_amount,
    ),
    ...toEnteredAmount(
      names.customer,
      getText('pension_employment'),
      customer.gross_annual_employment_pension_amount,
    ),
  ]
  const partners = toEnteredAmount(
    names.partner,
    getText('pension_partner'),
    family.partner?.gross_annual_partner_pension_amount,
  )
  return [
    ...(file.pensions.customer.length > 0 ? listPensions('customer') : own),
    ...(file.pensions.partner.length > 0 ? listPensions('partner') : partners),
  ]
}

export const sumYearlyAmounts = (all: readonly YearlyAmount[]): number =>
  sumAmounts(all.map(({ amount }) => amount))
