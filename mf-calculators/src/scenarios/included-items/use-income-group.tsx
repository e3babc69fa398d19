import { formatWholeEuro } from '@portal/domain/format/format-money'
import { useLanguage } from '@portal/remote-kit'
import type { IncludedItem, IncludedItemGroup } from '../../shared/included-items/included-item.ts'
import { useText } from '../../texts.ts'
import { setRetirementAge } from './change-inclusion-choices.ts'
import type { InclusionContext } from './inclusion-context.ts'
import { RetirementAgeField } from './RetirementAgeField.tsx'

/** Incomes and pensions of each person, and their years of work. */
export function useIncomeGroup({
  file,
  extras,
  names,
  decided,
  onDecide,
}: InclusionContext): IncludedItemGroup {
  const text = useText()
  const { language } = useLanguage()
  const { customer, family } = file
  const partner = family.partner?.date_of_birth ? family.partner : null
  const people = [
    { who: 'applicant', person: customer, years: extras.yearsOfWork.customer },
    ...(partner ? [{ who: 'partner', person: partner, years: extras.yearsOfWork.partner } as const] : []),
  ] as const
  const formatPerYear = (amount: number) => text('a_year', { amount: formatWholeEuro(amount, language) })
  const items = people.flatMap(({ who, person, years }): IncludedItem[] => {
    const name = names[who]
    const edit = { category: 'income', ofPartner: who === 'partner' } as const
    const { gross_annual_income: wage, gross_annual_partner_pension_amount: survivor } = person
    const pension =
      (person.gross_annual_employment_pension_amount ?? 0) + (person.gross_annual_annuity_amount ?? 0)
    const createIncomeItem = (id: string, amount: number | null, about?: string): IncludedItem => ({
      id: `${id}-${who}`,
      name: text(`counted_${id as 'wage'}`, { name }),
      isCounted: (amount ?? 0) > 0,
      ...(amount ? { amount: formatPerYear(amount) } : { about: text('counted_unknown') }),
      ...(about && amount && { about }),
      edit,
    })
    const age = decided.stopsAt[who]
    const { date_of_birth: birth, state_pension_date: statePension } = person
    const worked = years === null ? text('counted_work_unknown') : text('counted_work', { count: years })
    const about = age === undefined ? worked : text('counted_stops', { age })
    const stops = wage && birth && statePension && (
      <RetirementAgeField
        name={name}
        birth={birth}
        statePension={statePension}
        age={age}
        outcome={about}
        onChoose={(next) => onDecide(setRetirementAge(decided, who, next))}
      />
    )
    return [
      {
        ...createIncomeItem('wage', wage, about),
        ...(stops && { control: stops }),
      },
      createIncomeItem('pension', pension, text('counted_pension_from')),
      ...(partner ? [createIncomeItem('survivor', survivor)] : []),
    ]
  })
  const count = people.filter(({ person }) => (person.gross_annual_income ?? 0) > 0).length
  return {
    id: 'incomes',
    title: text('counted_incomes'),
    summary: text('counted_incomes_sum', { count }),
    items,
  }
}
