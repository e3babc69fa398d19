import type { Customer } from '@portal/contract/customer'
import type { Family } from '@portal/contract/family'
import type { Mortgage } from '@portal/contract/mortgage'
import type { Obligation } from '@portal/contract/obligation'
import type { Prefill } from '@portal/contract/widget'
import { monthlyAlimonyOf, monthlyIncomeOf } from '@portal/domain/advice-input'
import { sumOf, toCents } from '@portal/domain/money'

type Person = Pick<
  Customer,
  | 'date_of_birth'
  | 'gross_annual_income'
  | 'gross_annual_employment_pension_amount'
  | 'gross_annual_annuity_amount'
>

/** The parts of a file that a maximum depends on; unreadable ones are absent. */
export interface MaximumFile {
  customer?: Person | undefined
  family?: Pick<Family, 'partner'> | undefined
  obligations?: readonly Obligation[] | undefined
  /** Running mortgages on homes that are kept. */
  otherMortgages?: readonly Pick<Mortgage, 'monthly_amount'>[] | undefined
  /** Running mortgages of the home lived in. */
  homeMortgages?: readonly Pick<Mortgage, 'restantHoofdsom'>[] | undefined
}

const known = (values: Record<string, string | number | null>): Prefill =>
  Object.fromEntries(
    Object.entries(values).filter((entry): entry is [string, string | number] => Boolean(entry[1])),
  )

const person = (who: Person, prefix = ''): Prefill =>
  known({
    [`${prefix}birth`]: who.date_of_birth,
    [`${prefix}salary`]: toCents(monthlyIncomeOf(who.gross_annual_income ?? 0)),
    [`${prefix}pension`]: toCents(
      ((who.gross_annual_employment_pension_amount ?? 0) + (who.gross_annual_annuity_amount ?? 0)) / 12,
    ),
  })

/**
 * What the form for the maximum mortgage begins with, from the customer's file (SCEN-16, SCEN-17). `home_debt` is no
 * field: the widget explains a maximum below it.
 */
export function maximumPrefill({
  customer,
  family,
  obligations = [],
  otherMortgages = [],
  homeMortgages = [],
}: MaximumFile): Prefill {
  const partner = family?.partner
  const of = (...types: string[]) => obligations.filter(({ type }) => types.includes(type))
  const credits = of('payment_account_with_negative_balance', 'personal_loan', 'ongoing_credit')
  return {
    ...(customer ? person(customer) : {}),
    ...(partner ? { together: 'yes', ...person(partner, 'partner_') } : {}),
    ...known({
      credit: sumOf(
        credits.map(({ credit_limit, principal_amount }) => credit_limit ?? principal_amount ?? 0),
      ),
      study: sumOf(of('study_advance', 'study_loan').map(({ monthly_amount }) => monthly_amount ?? 0)),
      home_debt: sumOf(homeMortgages.map(({ restantHoofdsom }) => restantHoofdsom ?? 0)),
      other_homes: sumOf(otherMortgages.map(({ monthly_amount }) => monthly_amount ?? 0)),
      alimony: monthlyAlimonyOf(
        sumOf(of('alimony').map(({ gross_annual_obligation }) => gross_annual_obligation ?? 0)),
      ),
    }),
  }
}
