import type { Income } from '@portal/contract/income'
import type { Retirement } from '@portal/contract/retirement'
import { EditLink } from '@portal/remote-kit/edit-link'
import { useEditPath } from '@portal/remote-kit/edit-path'
import { useText } from '../texts.ts'
import type { HouseholdPerson } from './use-household-items.ts'

interface EditItemLinkProps {
  kind: 'income' | 'pension'
  owner: HouseholdPerson<unknown>['who']
  item: Pick<Income | Retirement, 'id' | 'title'>
}

/**
 * Link from an income or pension to its form (EDITINCOME-06). Renders nothing if the customer may not edit that
 * person's data.
 */
export function EditItemLink({ kind, owner, item: { id, title } }: EditItemLinkProps) {
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
