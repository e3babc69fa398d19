import type { Mortgage } from '@portal/contract/mortgage'
import { monthlyAlimonyOf } from '@portal/domain/advice-input'
import { formatWholeEuro } from '@portal/domain/format/money'
import { isOnHome } from '@portal/domain/home'
import { sumOf } from '@portal/domain/money'
import { useLanguage } from '@portal/remote-kit'
import type { CountedGroup, CountedItem } from '../shared/counted/counted.ts'
import { debtOf, isApplied, useMortgageName } from '../shared/counted/use-mortgage-words.ts'
import type { KnownFile } from '../shared/use-file.ts'
import { useText } from '../texts.ts'

/** What a comparison counts of the file and does not: one mortgage is compared, all others must be paid beside it. */
export function useRefinanceGroups(file: KnownFile): CountedGroup[] {
  return [useMortgages(file), useIncomes(file), useDebts(file), usePolicies()].filter(
    ({ items }) => items.length > 0,
  )
}

function useMortgages({ mortgage, otherMortgages, mortgages, living }: KnownFile): CountedGroup {
  const text = useText()
  const { language } = useLanguage()
  const nameOf = useMortgageName()
  const euro = (amount: number) => formatWholeEuro(amount, language)
  const item = (one: Mortgage, isCounted: boolean, about: string): CountedItem => ({
    id: `mortgage-${one.id}`,
    name: nameOf(one),
    isDutch: true,
    amount: euro(debtOf(one)),
    about,
    isCounted,
    edit: { category: 'mortgage', item: one.id },
  })
  const running = [...(mortgage ? [mortgage] : []), ...otherMortgages]
  const aboutOf = (one: Mortgage) => {
    if (debtOf(one) === 0) return text('counted_no_debt')
    if (one === mortgage) return text('counted_compared')
    return text(isOnHome(one, living?.property ?? null) ? 'counted_beside_home' : 'counted_beside')
  }
  return {
    id: 'mortgages',
    title: text('counted_mortgages'),
    summary: text('counted_mortgages_sum', {
      count: running.length,
      amount: euro(sumOf(running.map(debtOf))),
    }),
    items: [
      ...running.map((one) => item(one, debtOf(one) > 0, aboutOf(one))),
      ...mortgages.filter(isApplied).map((one) => item(one, false, text('counted_applied'))),
    ],
  }
}

function useIncomes({ customer, family }: KnownFile): CountedGroup {
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

function useDebts({ obligations, withObligations }: KnownFile): CountedGroup {
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

function usePolicies(): CountedGroup {
  const text = useText()
  const title = text('counted_policies')
  return {
    id: 'policies',
    title,
    summary: '',
    items: [{ id: 'policies', name: title, about: text('counted_policies_not_here'), isCounted: false }],
  }
}
