import type { IncludedItemGroup } from '../../shared/included-items/included-item.ts'
import { useIncomeGroup } from '../../shared/included-items/use-included-groups.ts'
import { useText } from '../../texts.ts'
import { setRetirementAge } from './inclusion-choices.ts'
import type { InclusionContext } from './inclusion-context.ts'
import { RetirementAgeField } from './RetirementAgeField.tsx'

/** Incomes and pensions of each person, and their years of work. */
export function useScenarioIncomeGroup({
  file,
  extras,
  decided,
  onDecide,
}: InclusionContext): IncludedItemGroup {
  const text = useText()
  const hasPartner = Boolean(file.family.partner?.date_of_birth)
  return useIncomeGroup(file, ({ date_of_birth, state_pension_date }, who, name) => {
    const years = extras.yearsOfWork[who === 'applicant' ? 'customer' : 'partner']
    const age = decided.stopsAt[who]
    const worked = years === null ? text('counted_work_unknown') : text('counted_work', { count: years })
    const about = age === undefined ? worked : text('counted_stops', { age })
    const retirementAge = date_of_birth && state_pension_date && (
      <RetirementAgeField
        name={name}
        birth={date_of_birth}
        statePension={state_pension_date}
        age={age}
        outcome={about}
        onChoose={(next) => onDecide(setRetirementAge(decided, who, next))}
      />
    )
    return {
      wage: { about, ...(retirementAge && { control: retirementAge }) },
      pension: { about: text('counted_pension_from') },
      ...(hasPartner && { survivor: {} }),
    }
  })
}
