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

const listEarners = ({ customer, family: { partner } }: CustomerFile, getText: DossierTextFunction) => [
  { earner: 'customer' as const, of: customer, person: getFirstName(customer, getText('person_you')) },
  { earner: 'partner' as const, of: partner, person: getFirstName(partner, getText('person_partner')) },
]

/**
 * Returns the amount that the customer entered as a total. Used if the customer file has no single incomes or pensions.
 */
const toEnteredAmount = (person: string, title: string, amount: number | null | undefined): YearlyAmount[] =>
  amount && amount > 0 ? [{ person, title, amount }] : []

/** Lists a customer's incomes. If the customer file has none, lists the gross annual income (INCOME-04). */
export const listYearlyIncomes = (file: CustomerFile, getText: DossierTextFunction): YearlyAmount[] =>
  listEarners(file, getText).flatMap(({ earner, of, person }) =>
    file.incomes[earner].length > 0
      ? file.incomes[earner].map(({ title, total }) => ({ person, title, amount: total }))
      : toEnteredAmount(person, getText('income_stated'), of?.gross_annual_income),
  )

/** Lists a customer's pensions. If the customer file has none, lists the entered amounts (PENSION-07, PENSION-08). */
export const listYearlyPensions = (file: CustomerFile, getText: DossierTextFunction): YearlyAmount[] =>
  listEarners(file, getText).flatMap(({ earner, of, person }) => {
    if (file.pensions[earner].length > 0)
      return file.pensions[earner].map((pension) => ({
        person,
        title: pension.title,
        amount: pension.total,
        from: getPensionStart(pension, of),
        survivor: pension.death_before_retirement_date_amount,
      }))
    if (earner === 'partner')
      return toEnteredAmount(person, getText('pension_partner'), of?.gross_annual_partner_pension_amount)
    return [
      ...toEnteredAmount(person, getText('pension_old_age'), of?.gross_annual_old_age_pension_amount),
      ...toEnteredAmount(person, getText('pension_employment'), of?.gross_annual_employment_pension_amount),
    ]
  })

export const sumYearlyAmounts = (all: readonly YearlyAmount[]): number =>
  sumAmounts(all.map(({ amount }) => amount))
