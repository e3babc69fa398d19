import { type Customer, getCustomer } from '@portal/contract/customer'
import { type Family, getFamily } from '@portal/contract/family'
import { getLivingDetails } from '@portal/contract/living-details'
import { getMortgages, type Mortgage } from '@portal/contract/mortgage'
import { getObligations, type Obligation } from '@portal/contract/obligation'
import type { WidgetEvent, WidgetPrefill } from '@portal/contract/widget'
import { toMonthlyAlimony, toMonthlyIncome } from '@portal/domain/advice-input'
import { featureGates } from '@portal/domain/feature-gate'
import { formatEuro, formatWholeEuro } from '@portal/domain/format/format-money'
import { roundToCents, sumAmounts } from '@portal/domain/money'
import { listMortgagesOnHome, listMortgagesOnOtherHomes } from '@portal/domain/mortgage-on-home'
import { useCurrentData, useIsAllowed } from '@portal/remote-kit'
import { useMemo } from 'react'
import { IncludedItems } from '../shared/included-items/IncludedItems.tsx'
import { useLoanGroups } from '../shared/included-items/use-included-groups.ts'
import type { CustomerFile } from '../shared/use-customer-file.ts'
import { WidgetWithAdvice } from '../shared/widget-iframe/WidgetWithAdvice.tsx'
import { useText } from '../texts.ts'

/** Formats the note to the tenant about a maximum mortgage that a customer calculated, always in Dutch (LEAD-05). */
export function formatMaximumMortgageNote(who: string, figures: WidgetEvent['figures']): string {
  const {
    total_sum: total,
    maximum_by_income: income,
    maximum_by_value: value,
    monthly_payments: month,
  } = figures
  const grounds = [
    ...(income === undefined ? [] : [`op inkomen ${formatWholeEuro(income, 'nl')}`]),
    ...(value === undefined ? [] : [`op de woning ${formatWholeEuro(value, 'nl')}`]),
    ...(month === undefined ? [] : [`bruto ${formatEuro(month, 'nl')} per maand`]),
  ]
  const outcome = total === undefined ? '' : ` Uitkomst: ${formatWholeEuro(total, 'nl')}`
  const because = outcome && grounds.length > 0 ? ` (${grounds.join(', ')})` : ''
  return `${who} heeft de maximale hypotheek uitgerekend en vraagt advies.${outcome}${because}${outcome && '.'}`
}

/** The calculator "How much can I borrow?": the widget, prefilled from the customer file (MAXMORT). */
export default function MaximumMortgageSlot() {
  const withObligations = useIsAllowed(featureGates.obligations)
  const withMortgages = useIsAllowed(featureGates.mortgages)
  const customer = useCurrentData(getCustomer)
  const family = useCurrentData(getFamily)
  const obligations = useCurrentData(getObligations)
  const living = useCurrentData(getLivingDetails)
  const mortgages = useCurrentData(getMortgages)
  const reads = [
    customer,
    family,
    ...(withObligations ? [obligations] : []),
    ...(withMortgages ? [living, mortgages] : []),
  ]
  const pending = reads.some(({ isPending }) => isPending)
  const all = mortgages.data?.data
  const home = living.data?.data?.property ?? null
  const prefill = useMemo(
    () =>
      pending
        ? null
        : createMaximumMortgagePrefill({
            customer: customer.data?.data,
            family: family.data?.data,
            obligations: obligations.data?.data,
            otherMortgages: listMortgagesOnOtherHomes(all ?? [], home),
            homeMortgages: listMortgagesOnHome(all ?? [], home),
          }),
    [pending, customer.data, family.data, obligations.data, all, home],
  )
  return (
    <WidgetWithAdvice
      topic="maximum_mortgage"
      reads={reads}
      prefill={prefill}
      formatNote={formatMaximumMortgageNote}
    >
      {(file) => <MaximumMortgageInputs file={file} />}
    </WidgetWithAdvice>
  )
}

/**
 * Lists the items of the customer file that the maximum mortgage includes and excludes. A mortgage on a home that the
 * customer keeps is included, because it still has to be paid.
 */
function MaximumMortgageInputs({ file }: { file: CustomerFile }) {
  const text = useText()
  const retainedMortgages = listMortgagesOnOtherHomes(file.mortgages, file.living?.property ?? null)
  const groups = useLoanGroups(file, (one) => {
    if (!retainedMortgages.includes(one)) return { isCounted: false, about: text('counted_sold') }
    const isCounted = (one.monthly_amount ?? 0) > 0
    return { isCounted, about: text(isCounted ? 'counted_kept' : 'counted_kept_unknown') }
  })
  return <IncludedItems groups={groups} about={text('counted_begins')} />
}

type PersonWithIncome = Pick<
  Customer,
  | 'date_of_birth'
  | 'gross_annual_income'
  | 'gross_annual_employment_pension_amount'
  | 'gross_annual_annuity_amount'
>

/** The parts of a customer file on which the maximum mortgage depends; parts that failed to load are absent. */
interface MaximumMortgageCustomerData {
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
