import { sumOf } from '@portal/domain/money'
import { pensionStart } from '@portal/domain/pension'
import type { TextFunction } from '../dossier-texts.ts'
import type { CustomerFile } from '../file.ts'

/** A person's amount a year. `from` is its start day, for the partner `survivor`. */
export interface Yearly {
  who: string
  what: string
  amount: number
  from?: string | null
  survivor?: number | null
}

const nameOf = (person: { first_name: string | null; full_name: string } | null, otherwise: string) =>
  person ? (person.first_name ?? person.full_name) : otherwise

const names = ({ customer, family }: CustomerFile, words: TextFunction) => ({
  customer: nameOf(customer, words('person_you')),
  partner: nameOf(family.partner, words('person_partner')),
})

/** The stated amount, used without items; empty if unknown or zero. */
const stated = (who: string, what: string, amount: number | null | undefined): Yearly[] =>
  amount && amount > 0 ? [{ who, what, amount }] : []

/** Yearly incomes of customer and partner; the gross annual income replaces missing items (INCOME-04). */
export function yearlyIncomes(file: CustomerFile, words: TextFunction): Yearly[] {
  const who = names(file, words)
  const of = (earner: 'customer' | 'partner') =>
    file.incomes[earner].map(({ title, total }) => ({ who: who[earner], what: title, amount: total }))
  const instead = (earner: 'customer' | 'partner', person: { gross_annual_income: number | null } | null) =>
    file.incomes[earner].length > 0
      ? of(earner)
      : stated(who[earner], words('income_stated'), person?.gross_annual_income)
  return [...instead('customer', file.customer), ...instead('partner', file.family.partner)]
}

/** Yearly pensions of customer and partner; stated amounts replace missing items (PENSION-07, PENSION-08). */
export function yearlyPensions(file: CustomerFile, words: TextFunction): Yearly[] {
  const who = names(file, words)
  const of = (earner: 'customer' | 'partner') =>
    file.pensions[earner].map((pension) => ({
      who: who[earner],
      what: pension.title,
      amount: pension.total,
      from: pensionStart(pension, earner === 'customer' ? file.customer : file.family.partner),
      survivor: pension.death_before_retirement_date_amount,
    }))
  const { customer, family } = file
  const own = [
    ...stated(who.customer, words('pension_old_age'), customer.gross_annual_old_age_pension_amount),
    ...stated(who.customer, words('pension_employment'), customer.gross_annual_employment_pension_amount),
  ]
  const partners = stated(
    who.partner,
    words('pension_partner'),
    family.partner?.gross_annual_partner_pension_amount,
  )
  return [
    ...(file.pensions.customer.length > 0 ? of('customer') : own),
    ...(file.pensions.partner.length > 0 ? of('partner') : partners),
  ]
}

/** Sum of yearly amounts. */
export const sumOfYearly = (all: readonly Yearly[]): number => sumOf(all.map(({ amount }) => amount))
