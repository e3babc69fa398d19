import { obligationOwners } from '@portal/contract/obligation'
import type { DebtOwner as Owner } from '@portal/domain/advice-input'
import { Segments } from '../../shared/Segments.tsx'
import { useText } from '../../texts.ts'

interface Props {
  /** Name of the debt. */
  name: string
  owner: Owner
  names: Record<'applicant' | 'partner', string>
  onChoose: (owner: Owner) => void
}

/** Choice of a debt's owner: the debt stays, leaves or ends with that person. */
export function DebtOwner({ name, owner, names, onChoose }: Props) {
  const text = useText()
  const words = { customer: names.applicant, partner: names.partner, joint: text('owner_joint') }
  const options = obligationOwners.map((value) => ({ value, content: words[value] }))
  return <Segments label={text('owner_of', { name })} options={options} chosen={owner} onChoose={onChoose} />
}
