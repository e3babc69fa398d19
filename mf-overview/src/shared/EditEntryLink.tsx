import type { Income } from '@portal/contract/income'
import type { Retirement } from '@portal/contract/retirement'
import { EditLink } from '@portal/remote-kit/edit-link'
import { useEditPath } from '@portal/remote-kit/edit-path'
import { useText } from '../texts.ts'
import type { HouseholdPerson } from './use-household-items.ts'

interface EditEntryLinkProps {
  kind: 'income' | 'pension'
  owner: HouseholdPerson<unknown>['who']
  entry: Pick<Income | Retirement, 'id' | 'title'>
}

/**
 * Link from an income or pension to its form (EDITINCOME-06). Renders nothing if the customer may not edit that
 * person's data.
 */
export function EditEntryLink({ kind, owner, entry: { id, title } }: EditEntryLinkProps) {
  const text = useText()
  const href = useEditPath('income', {
    item: id === null ? null : `${kind}-${id}`,
    ofPartner: owner === 'partner',
  })
  return (
    <EditLink href={href} label={text('edit_it', { what: title })}>
      {text('edit_link')}
    </EditLink>
  )
}
