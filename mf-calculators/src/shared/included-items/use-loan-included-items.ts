import type { Mortgage } from '@portal/contract/mortgage'
import { toMonthlyAlimony } from '@portal/domain/advice-input'
import { calculateCurrentDebt, getFutureParts } from '@portal/domain/current-mortgage'
import { formatDate } from '@portal/domain/format/date'
import { formatWholeEuro } from '@portal/domain/format/format-money'
import { sumAmounts } from '@portal/domain/money'
import { useLanguage } from '@portal/remote-kit'
import { getToday } from '@portal/time/clock'
import { useText } from '../../texts.ts'
import type { CustomerFile } from '../use-customer-file.ts'
import type { IncludedItem, IncludedItemGroup } from './included-item.ts'
import { isMortgageApplication, useFormatMortgageName } from './use-format-mortgage-name.ts'

/** Whether a calculation includes an item, with its role or the reason for excluding it. */
type IncludedItemRole = Required<Pick<IncludedItem, 'isCounted' | 'about'>>

/**
 * Returns the group of all mortgages with their current debt: running ones, parts that start later, and applications,
 * which are not included yet. `getRole` returns the role of a running mortgage in the calculation.
 */
export function useMortgageGroup(
  { mortgage, otherMortgages, mortgages }: CustomerFile,
  getRole: (one: Mortgage) => IncludedItemRole,
): IncludedItemGroup {
  const text = useText()
  const { language } = useLanguage()
  const formatMortgageName = useFormatMortgageName()
  const day = getToday()
  const runningMortgages = [...(mortgage ? [mortgage] : []), ...otherMortgages]
  const getCurrentDebt = (one: Mortgage) => calculateCurrentDebt(one, day)
  const formatAmount = (amount: number) => formatWholeEuro(amount, language)
  const createMortgageItem = (one: Mortgage, role: IncludedItemRole): IncludedItem => ({
    id: `mortgage-${one.id}`,
    name: formatMortgageName(one),
    isDutch: true,
    amount: formatAmount(getCurrentDebt(one)),
    edit: { category: 'mortgage', item: one.id },
    ...role,
  })
  const later = runningMortgages.flatMap((one) =>
    getFutureParts(one, day).map(
      (part): IncludedItem => ({
        id: `part-${part.id}`,
        name: text('counted_part', {
          number: one.mortgageParts.indexOf(part) + 1,
          mortgage: formatMortgageName(one),
        }),
        amount: formatAmount(part.remaining_debt ?? part.hoofdsom),
        edit: { category: 'mortgage', item: one.id },
        isCounted: false,
        about: text('counted_part_from', { date: formatDate(part.begindatum, language) ?? '' }),
      }),
    ),
  )
  const applied = { isCounted: false, about: text('counted_applied') }
  const items = runningMortgages.map((one) => createMortgageItem(one, getRole(one)))
  const counted = runningMortgages.filter((_, place) => items[place]?.isCounted)
  return {
    id: 'mortgages',
    title: text('counted_mortgages'),
    summary: text('counted_mortgages_sum', {
      count: counted.length,
      amount: formatAmount(sumAmounts(counted.map(getCurrentDebt))),
    }),
    items: [
      ...items,
      ...later,
      ...mortgages.filter(isMortgageApplication).map((one) => createMortgageItem(one, applied)),
    ],
  }
}

/** Incomes and pensions that a lender considers. */
export function useLoanIncomeGroup({ customer, family }: CustomerFile): IncludedItemGroup {
  const text = useText()
  const { language } = useLanguage()
  const partner = family.partner?.date_of_birth ? family.partner : null
  const people = [customer, ...(partner ? [partner] : [])]
  const items = people.flatMap((person, place): IncludedItem[] => {
    const name = person.first_name ?? person.full_name ?? ''
    const createIncomeItem = (id: 'wage' | 'pension', amount: number): IncludedItem => ({
      id: `${id}-${place}`,
      name: text(`counted_${id}`, { name }),
      isCounted: amount > 0,
      edit: { category: 'income', ofPartner: place === 1 },
      ...(amount > 0
        ? { amount: text('a_year', { amount: formatWholeEuro(amount, language) }) }
        : { about: text('counted_unknown') }),
      ...(id === 'pension' && amount > 0 && { about: text('counted_pension_near') }),
    })
    return [
      createIncomeItem('wage', person.gross_annual_income ?? 0),
      createIncomeItem(
        'pension',
        (person.gross_annual_employment_pension_amount ?? 0) + (person.gross_annual_annuity_amount ?? 0),
      ),
    ]
  })
  const count = people.filter((person) => (person.gross_annual_income ?? 0) > 0).length
  return {
    id: 'incomes',
    title: text('counted_incomes'),
    summary: text('counted_incomes_sum', { count }),
    items,
  }
}

/** Debts and alimony that a lender takes into account. Credit counts with its limit, not with the amount owed. */
export function useLoanDebtGroup({ obligations, withObligations }: CustomerFile): IncludedItemGroup {
  const text = useText()
  const { language } = useLanguage()
  const formatAmount = (amount: number) => formatWholeEuro(amount, language)
  const items = obligations.map((one, place): IncludedItem => {
    const isCredit = !['study_advance', 'study_loan', 'alimony'].includes(one.type)
    const limit = isCredit ? (one.credit_limit ?? one.principal_amount ?? 0) : 0
    const monthly =
      one.type === 'alimony' ? toMonthlyAlimony(one.gross_annual_obligation ?? 0) : (one.monthly_amount ?? 0)
    const isCounted = limit > 0 || monthly > 0
    return {
      id: `debt-${one.id ?? place}`,
      name: one.type_description ?? text('counted_debt'),
      isDutch: true,
      amount:
        limit > 0
          ? text('counted_limit', { amount: formatAmount(limit) })
          : text('a_month', { amount: formatAmount(monthly) }),
      isCounted,
      ...(!isCounted && { about: text('warning_obligations') }),
    }
  })
  const off = {
    id: 'debts-off',
    name: text('counted_debts'),
    about: text('without_obligations'),
    isCounted: false,
  }
  const count = items.filter(({ isCounted }) => isCounted).length
  return {
    id: 'debts',
    title: text('counted_debts'),
    summary: text('counted_debts_sum', { count }),
    items: withObligations ? items : [off],
  }
}

/** Policies, which a lender does not consider. */
export function useLoanPolicyGroup(): IncludedItemGroup {
  const text = useText()
  const title = text('counted_policies')
  return {
    id: 'policies',
    title,
    summary: '',
    items: [{ id: 'policies', name: title, about: text('counted_policies_not_here'), isCounted: false }],
  }
}
