import { obligationOwners } from '@portal/contract/obligation'
import { findSoleDebtor, getDebtOwner, type DebtOwner as Owner } from '@portal/domain/advice-input'
import { calculateCurrentDebt } from '@portal/domain/current-mortgage'
import { isMortgageOnHome } from '@portal/domain/mortgage-on-home'
import { SegmentedControl } from '@portal/remote-kit/segmented-control'
import { Slider } from '@portal/remote-kit/slider'
import { countMonthsBetween } from '@portal/time/calendar-day'
import { getToday } from '@portal/time/clock'
import { Box } from '@portal/ui'
import { useId } from 'react'
import { IncludedItems } from '../../shared/included-items/IncludedItems.tsx'
import type { IncludedItemGroup } from '../../shared/included-items/included-item.ts'
import {
  useDebtGroup,
  useIncomeGroup,
  useMortgageGroup,
} from '../../shared/included-items/use-included-groups.ts'
import { useText } from '../../texts.ts'
import {
  applyDebtOwners,
  getDebtId,
  type InclusionContext,
  setDebtOwner,
  setRetirementAge,
} from './inclusion-choices.ts'
import { useScenarioPolicyGroup } from './use-policy-group.tsx'

/**
 * Group of the mortgages that scenarios include or exclude. A mortgage is included while it has a debt. If a person
 * leaves the household, a mortgage of which that person is the only debtor is excluded.
 */
function useScenarioMortgageGroup({ file, names }: InclusionContext): IncludedItemGroup {
  const text = useText()
  const home = file.living?.property ?? null
  return useMortgageGroup(file, (one) => {
    if (calculateCurrentDebt(one, getToday()) === 0)
      return { isCounted: false, about: text('counted_no_debt') }
    const owner = findSoleDebtor(one, file)
    const about = [
      one !== file.mortgage && !isMortgageOnHome(one, home) && text('counted_other_home'),
      owner && text('counted_owner_alone', { name: names[owner] }),
    ]
    return { isCounted: true, about: about.filter(Boolean).join(' ') }
  })
}

/** Items of the customer file that scenarios include and exclude. */
export default function ScenarioIncludedItems({
  norms,
  ...inclusion
}: InclusionContext & { norms: string | null }) {
  const groups = [
    useScenarioMortgageGroup(inclusion),
    useScenarioIncomeGroup(inclusion),
    useScenarioDebtGroup(inclusion),
    useScenarioPolicyGroup(inclusion),
  ]
  return <IncludedItems groups={groups} norms={norms} />
}

/** Incomes and pensions of each person, and their years of work. */
function useScenarioIncomeGroup({ file, extras, decided, onDecide }: InclusionContext): IncludedItemGroup {
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

interface DebtOwnerFieldProps {
  /** Name of the debt. */
  name: string
  owner: Owner
  names: Record<'applicant' | 'partner', string>
  onChoose: (owner: Owner) => void
}

/**
 * Choice of a debt's owner: one of the two persons or both. Scenarios in which a person leaves or dies treat the debt
 * according to its owner.
 */
function DebtOwnerField({ name, owner, names, onChoose }: DebtOwnerFieldProps) {
  const text = useText()
  const words = { customer: names.applicant, partner: names.partner, joint: text('owner_joint') }
  const options = obligationOwners.map((value) => ({ value, content: words[value] }))
  return (
    <Box mt="3">
      <SegmentedControl
        label={text('owner_of', { name })}
        options={options}
        chosen={owner}
        onChoose={onChoose}
      />
    </Box>
  )
}

/** Group of debts and alimony, each with its owner. With two persons, the customer can choose the owner. */
function useScenarioDebtGroup({ file, names, decided, onDecide }: InclusionContext): IncludedItemGroup {
  const text = useText()
  const obligations = applyDebtOwners(file.obligations, decided)
  return useDebtGroup(
    { ...file, obligations },
    ({ monthly_amount }) => monthly_amount ?? 0,
    (one, place, name) => {
      if (!file.family.partner?.date_of_birth) return {}
      const id = getDebtId(one, place)
      const isOwnerKnown = decided.owners[id] !== undefined || Boolean(file.obligations[place]?.owner)
      return {
        ...(!isOwnerKnown && { about: text('owner_assumed') }),
        control: (
          <DebtOwnerField
            name={name}
            owner={getDebtOwner(one)}
            names={names}
            onChoose={(owner) => onDecide(setDebtOwner(decided, id, owner))}
          />
        ),
      }
    },
  )
}

interface RetirementAgeFieldProps {
  name: string
  /** Date of birth and state pension date, 'YYYY-MM-DD'. */
  birth: string
  statePension: string
  /** Age at which the person stops working, in whole years; undefined for the state pension age. */
  age: number | undefined
  /** Effect of the chosen age, as a sentence. */
  outcome: string
  onChoose: (age: number | undefined) => void
}

/**
 * Minimum age that the customer can choose. Hardly anyone younger stops working without an income until the state
 * pension.
 */
const minRetirementAge = 55

/**
 * Choice of the age at which a person stops working: the state pension age, or earlier. Renders nothing if the person
 * cannot choose an earlier age.
 */
function RetirementAgeField({ name, birth, statePension, age, outcome, onChoose }: RetirementAgeFieldProps) {
  const text = useText()
  const id = useId()
  const last = Math.floor(countMonthsBetween(birth, statePension) / 12)
  const first = Math.max(minRetirementAge, Math.floor(countMonthsBetween(birth, getToday()) / 12) + 1)
  if (first >= last) return null
  const formatAgeLabel = (chosen: number) =>
    chosen >= last ? text('stops_at_state_pension') : text('stops_at_age', { age: chosen })
  const shown = Math.min(last, Math.max(first, age ?? last))
  return (
    <Box mt="2">
      <Slider
        id={id}
        label={text('stops_at', { name })}
        min={first}
        max={last}
        step={1}
        value={shown}
        format={formatAgeLabel}
        outcome={outcome}
        onChange={(chosen) => onChoose(chosen >= last ? undefined : chosen)}
      />
    </Box>
  )
}
