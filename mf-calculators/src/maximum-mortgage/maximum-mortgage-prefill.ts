import type { Customer } from '@portal/contract/customer'
import type { Family } from '@portal/contract/family'
import type { Mortgage } from '@portal/contract/mortgage'
import type { Obligation } from '@portal/contract/obligation'
import type { WidgetPrefill } from '@portal/contract/widget'
import { toMonthlyAlimony, toMonthlyIncome } from '@portal/domain/advice-input'
import { roundToCents, sumAmounts } from '@portal/domain/money'

type PersonWithIncome = Pick<
  Customer,
  | 'date_of_birth'
  | 'gross_annual_income'
  | 'gross_annual_employment_pension_amount'
  | 'gross_annual_annuity_amount'
>

/** The parts of a customer file on which the maximum mortgage depends; parts that failed to load are absent. */
export interface MaximumMortgageCustomerData {
  customer?: PersonWithIncome | undefined
  family?: Pick<Family, 'partner'> | undefined
  obligations?: readonly Obligation[] | undefined
  /** Running mortgages on homes that the customer keeps. */
  otherMortgages?: readonly Pick<Mortgage, 'monthly_amount'>[] | undefined
  /** Running mortgages on the customer's current home. */
  homeMortgages?: readonly Pick<Mortgage, 'restantHoofdsom'>[] | undefined
}

const keepKnownValues = (values: Record<string, string | number | null>): WidgetPrefill =>
  Object.fromEntries(
    Object.entries(values).filter((entry): entry is [string, string | number] => Boolean(entry[1])),
  )

const createPersonPrefill = (who: PersonWithIncome, path: 'applicant' | 'partner'): WidgetPrefill =>
  keepKnownValues({
    [`${path}.date_of_birth`]: who.date_of_birth,
    [`${path}.income.annual_employment_income`]: roundToCents(toMonthlyIncome(who.gross_annual_income ?? 0)),
    [`${path}.income.old_age_pension_income`]: roundToCents(
      ((who.gross_annual_employment_pension_amount ?? 0) + (who.gross_annual_annuity_amount ?? 0)) / 12,
    ),
  })

/**
 * Creates the initial values of the maximum mortgage form from the customer's file (SCEN-16, SCEN-17). `home_debt` is
 * not a form field: the widget needs the debt on the home to explain a maximum mortgage below that debt.
 */
export function createMaximumMortgagePrefill({
  customer,
  family,
  obligations = [],
  otherMortgages = [],
  homeMortgages = [],
}: MaximumMortgageCustomerData): WidgetPrefill {
  const partner = family?.partner
  const filterObligationsByType = (...types: string[]) =>
    obligations.filter(({ type }) => types.includes(type))
  const credits = filterObligationsByType(
    'payment_account_with_negative_balance',
    'personal_loan',
    'ongoing_credit',
  )
  return {
    ...(customer ? createPersonPrefill(customer, 'applicant') : {}),
    ...(partner ? { together: 'yes', ...createPersonPrefill(partner, 'partner') } : {}),
    ...keepKnownValues({
      'applicant.obligation_amounts.ongoing_credit.credit_limit': sumAmounts(
        credits.map(({ credit_limit, principal_amount }) => credit_limit ?? principal_amount ?? 0),
      ),
      'applicant.obligation_amounts.study_loan.monthly_amount': sumAmounts(
        filterObligationsByType('study_advance', 'study_loan').map(
          ({ monthly_amount }) => monthly_amount ?? 0,
        ),
      ),
      home_debt: sumAmounts(homeMortgages.map(({ restantHoofdsom }) => restantHoofdsom ?? 0)),
      other_homes: sumAmounts(otherMortgages.map(({ monthly_amount }) => monthly_amount ?? 0)),
      'applicant.obligation_amounts.alimony.monthly_amount': toMonthlyAlimony(
        sumAmounts(
          filterObligationsByType('alimony').map(
            ({ gross_annual_obligation }) => gross_annual_obligation ?? 0,
          ),
        ),
      ),
    }),
  }
}
