import { obligationOwners } from '@portal/contract/obligation'
import type { DebtOwner as Owner } from '@portal/domain/advice-input'
import { SegmentedControl } from '../../shared/SegmentedControl.tsx'
import { useText } from '../../texts.ts'

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
export function DebtOwnerField({ name, owner, names, onChoose }: DebtOwnerFieldProps) {
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
