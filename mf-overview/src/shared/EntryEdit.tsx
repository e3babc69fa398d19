import type { Income } from '@portal/contract/income'
import type { Retirement } from '@portal/contract/retirement'
import { EditLink } from '@portal/remote-kit/edit-link'
import { useEditPath } from '@portal/remote-kit/edit-path'
import { useText } from '../texts.ts'
import type { Person } from './household-items.ts'

interface Props {
  kind: 'income' | 'pension'
  of: Person<unknown>['who']
  entry: Pick<Income | Retirement, 'id' | 'title'>
}

/** Link from an income or pension to its form (EDITINCOME-06), if the customer may edit that person's data. */
export function EntryEdit({ kind, of, entry: { id, title } }: Props) {
  const text = useText()
  const href = useEditPath('income', {
    item: id === null ? null : `${kind}-${id}`,
    ofPartner: of === 'partner',
  })
  return (
    <EditLink href={href} label={text('edit_it', { what: title })}>
      {text('edit_link')}
    </EditLink>
  )
}
