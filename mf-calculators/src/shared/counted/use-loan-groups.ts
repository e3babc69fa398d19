import { today } from '@portal/contract/clock'
import type { Mortgage } from '@portal/contract/mortgage'
import { monthlyAlimonyOf } from '@portal/domain/advice-input'
import { currentDebt, futureParts } from '@portal/domain/current-mortgage'
import { formatDate } from '@portal/domain/format/date'
import { formatWholeEuro } from '@portal/domain/format/money'
import { sumOf } from '@portal/domain/money'
import { useLanguage } from '@portal/remote-kit'
import { useText } from '../../texts.ts'
import type { KnownFile } from '../use-file.ts'
import type { CountedGroup, CountedItem } from './counted.ts'
import { isApplied, useMortgageName } from './use-mortgage-words.ts'

/** Whether a calculation includes an item, and as what or why not. */
type Role = Required<Pick<CountedItem, 'isCounted' | 'about'>>

/**
 * Mortgages of the file by current debt: running ones, parts that start later, and applications, which do not count
 * yet.
 * @param roleOf role of a running mortgage in the calculation
 */
export function useMortgageGroup(
  { mortgage, otherMortgages, mortgages }: KnownFile,
  roleOf: (one: Mortgage) => Role,
): CountedGroup {
  const text = useText()
  const { language } = useLanguage()
  const nameOf = useMortgageName()
  const day = today()
  const runningMortgages = [...(mortgage ? [mortgage] : []), ...otherMortgages]
  const owedOn = (one: Mortgage) => currentDebt(one, day)
  const euro = (amount: number) => formatWholeEuro(amount, language)
  const item = (one: Mortgage, role: Role): CountedItem => ({
    id: `mortgage-${one.id}`,
    name: nameOf(one),
    isDutch: true,
    amount: euro(owedOn(one)),
    edit: { category: 'mortgage', item: one.id },
    ...role,
  })
  const later = runningMortgages.flatMap((one) =>
    futureParts(one, day).map(
      (part): CountedItem => ({
        id: `part-${part.id}`,
        name: text('counted_part', { number: one.mortgageParts.indexOf(part) + 1, mortgage: nameOf(one) }),
        amount: euro(part.remaining_debt ?? part.hoofdsom),
        edit: { category: 'mortgage', item: one.id },
        isCounted: false,
        about: text('counted_part_from', { date: formatDate(part.begindatum, language) ?? '' }),
      }),
    ),
  )
  const applied = { isCounted: false, about: text('counted_applied') }
  const items = runningMortgages.map((one) => item(one, roleOf(one)))
  const counted = runningMortgages.filter((_, place) => items[place]?.isCounted)
  return {
    id: 'mortgages',
    title: text('counted_mortgages'),
    summary: text('counted_mortgages_sum', {
      count: counted.length,
      amount: euro(sumOf(counted.map(owedOn))),
    }),
    items: [...items, ...later, ...mortgages.filter(isApplied).map((one) => item(one, applied))],
  }
}

/** Incomes and pensions that a lender considers. */
export function useIncomesOfLoan({ customer, family }: KnownFile): CountedGroup {
  const text = useText()
  const { language } = useLanguage()
  const partner = family.partner?.date_of_birth ? family.partner : null
  const people = [customer, ...(partner ? [partner] : [])]
  const items = people.flatMap((person, place): CountedItem[] => {
    const name = person.first_name ?? person.full_name ?? ''
    const row = (id: 'wage' | 'pension', amount: number): CountedItem => ({
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
      row('wage', person.gross_annual_income ?? 0),
      row(
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

/** Debts and payments for others that a lender considers, at their limits. */
export function useDebtsOfLoan({ obligations, withObligations }: KnownFile): CountedGroup {
  const text = useText()
  const { language } = useLanguage()
  const euro = (amount: number) => formatWholeEuro(amount, language)
  const items = obligations.map((one, place): CountedItem => {
    const isCredit = !['study_advance', 'study_loan', 'alimony'].includes(one.type)
    const limit = isCredit ? (one.credit_limit ?? one.principal_amount ?? 0) : 0
    const monthly =
      one.type === 'alimony' ? monthlyAlimonyOf(one.gross_annual_obligation ?? 0) : (one.monthly_amount ?? 0)
    const isCounted = limit > 0 || monthly > 0
    return {
      id: `debt-${one.id ?? place}`,
      name: one.type_description ?? text('counted_debt'),
      isDutch: true,
      amount:
        limit > 0
          ? text('counted_limit', { amount: euro(limit) })
          : text('a_month', { amount: euro(monthly) }),
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
export function usePoliciesOfLoan(): CountedGroup {
  const text = useText()
  const title = text('counted_policies')
  return {
    id: 'policies',
    title,
    summary: '',
    items: [{ id: 'policies', name: title, about: text('counted_policies_not_here'), isCounted: false }],
  }
}
