import { obligationOwners } from '@portal/contract/obligation'
import { getDebtOwner, type DebtOwner as Owner } from '@portal/domain/advice-input'
import type { IncludedItemGroup } from '../../shared/included-items/included-item.ts'
import { useDebtGroup } from '../../shared/included-items/use-included-groups.ts'
import { SegmentedControl } from '../../shared/SegmentedControl.tsx'
import { useText } from '../../texts.ts'
import { applyDebtOwners, getDebtId, setDebtOwner } from './inclusion-choices.ts'
import type { InclusionContext } from './inclusion-context.ts'

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
    <SegmentedControl
      label={text('owner_of', { name })}
      options={options}
      chosen={owner}
      onChoose={onChoose}
    />
  )
}

/** Group of debts and alimony, each with its owner. With two persons, the customer can choose the owner. */
export function useScenarioDebtGroup({
  file,
  names,
  decided,
  onDecide,
}: InclusionContext): IncludedItemGroup {
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
