import type { Customer } from '@portal/contract/customer'
import type { Partner } from '@portal/contract/family'
import type { Mortgage } from '@portal/contract/mortgage'
import type { Obligation } from '@portal/contract/obligation'
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

const incomeKinds = ['wage', 'pension', 'survivor'] as const
type IncomeDetails = Pick<IncludedItem, 'about' | 'control'>

/**
 * Returns the group of each person's incomes and pensions. `describe` returns the kinds of income that the calculation
 * considers, with what to show of a known amount.
 */
export function useIncomeGroup(
  { customer, family }: CustomerFile,
  describe: (
    person: Customer | Partner,
    who: 'applicant' | 'partner',
    name: string,
  ) => Partial<Record<(typeof incomeKinds)[number], IncomeDetails>>,
): IncludedItemGroup {
  const text = useText()
  const { language } = useLanguage()
  const people = [customer, ...(family.partner?.date_of_birth ? [family.partner] : [])]
  const items = people.flatMap((person, place) => {
    const name = person.first_name ?? person.full_name
    const details = describe(person, place === 0 ? 'applicant' : 'partner', name)
    const amounts = {
      wage: person.gross_annual_income ?? 0,
      pension:
        (person.gross_annual_employment_pension_amount ?? 0) + (person.gross_annual_annuity_amount ?? 0),
      survivor: person.gross_annual_partner_pension_amount ?? 0,
    }
    return incomeKinds
      .filter((kind) => details[kind])
      .map((kind): IncludedItem => {
        const amount = amounts[kind]
        return {
          id: `${kind}-${place}`,
          name: text(`counted_${kind}`, { name }),
          edit: { category: 'income', ofPartner: place === 1 },
          ...(amount > 0
            ? {
                isCounted: true,
                amount: text('a_year', { amount: formatWholeEuro(amount, language) }),
                ...details[kind],
              }
            : { isCounted: false, about: text('counted_unknown') }),
        }
      })
  })
  const count = people.filter((person) => (person.gross_annual_income ?? 0) > 0).length
  return {
    id: 'incomes',
    title: text('counted_incomes'),
    summary: text('counted_incomes_sum', { count }),
    items,
  }
}

/**
 * Returns the group of debts and alimony. Credit counts with its limit, not with the amount owed. `getMonthlyAmount`
 * returns the monthly amount in the calculation, and `describe` what to show of a debt besides.
 */
export function useDebtGroup(
  { obligations, withObligations }: CustomerFile,
  getMonthlyAmount: (one: Obligation) => number,
  describe: (
    one: Obligation,
    place: number,
    name: string,
  ) => Pick<IncludedItem, 'about' | 'control'> = () => ({}),
): IncludedItemGroup {
  const text = useText()
  const { language } = useLanguage()
  const formatAmount = (amount: number) => formatWholeEuro(amount, language)
  const title = text('counted_debts')
  const items = obligations.map((one, place): IncludedItem => {
    const name = one.type_description ?? text('counted_debt')
    const isCredit = !['study_advance', 'study_loan', 'alimony'].includes(one.type)
    const limit = isCredit ? (one.credit_limit ?? one.principal_amount ?? 0) : 0
    const monthly = getMonthlyAmount(one)
    const isCounted = limit > 0 || monthly > 0
    return {
      id: `debt-${one.id ?? place}`,
      name,
      isDutch: true,
      amount:
        limit > 0
          ? text('counted_limit', { amount: formatAmount(limit) })
          : text('a_month', { amount: formatAmount(monthly) }),
      isCounted,
      ...describe(one, place, name),
      ...(!isCounted && { about: text('warning_obligations') }),
    }
  })
  const off = { id: 'debts-off', name: title, about: text('without_obligations'), isCounted: false }
  const count = items.filter(({ isCounted }) => isCounted).length
  return {
    id: 'debts',
    title,
    summary: text('counted_debts_sum', { count }),
    items: withObligations ? items : [off],
  }
}

/** Returns the group of policies of a calculation that leaves all of them out; `about` is the reason. */
export function useExcludedPolicies(about: string): IncludedItemGroup {
  const title = useText()('counted_policies')
  return {
    id: 'policies',
    title,
    summary: '',
    items: [{ id: 'policies', name: title, about, isCounted: false }],
  }
}

/** Returns the groups of a loan. `getRole` returns the role of a running mortgage. A lender considers no policies. */
export function useLoanGroups(
  file: CustomerFile,
  getRole: (one: Mortgage) => IncludedItemRole,
): IncludedItemGroup[] {
  const text = useText()
  return [
    useMortgageGroup(file, getRole),
    useIncomeGroup(file, () => ({ wage: {}, pension: { about: text('counted_pension_near') } })),
    useDebtGroup(file, ({ type, gross_annual_obligation, monthly_amount }) =>
      type === 'alimony' ? toMonthlyAlimony(gross_annual_obligation ?? 0) : (monthly_amount ?? 0),
    ),
    useExcludedPolicies(text('counted_policies_not_here')),
  ]
}

/** Whether a mortgage is an application that has not become a mortgage yet. */
const isMortgageApplication = ({ status }: Mortgage): boolean => status > 0 && status < 50

export function useFormatMortgageName(): (mortgage: Mortgage) => string {
  const text = useText()
  return ({ mainProperty, agency, agency_name }) => {
    const lender = agency?.sender_name ?? agency_name
    const street = [mainProperty?.street, mainProperty?.formatted_number ?? mainProperty?.number]
    const home = street.filter(Boolean).join(' ')
    if (lender && home) return `${lender} (${home})`
    return lender || home || text('counted_mortgage')
  }
}
