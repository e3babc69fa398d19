import { useEditPath } from '@portal/remote-kit/edit-path'
import { ButtonLink } from '@portal/ui'

/** What can be added to a list: what the form calls it, and the words that lead there. */
export interface Addable {
  item: 'new-income' | 'new-pension'
  label: string
}

/** Link from a list to the form for another item (EDITINCOME-07), with permission to edit that person's. */
export function AddLink({ item, label, ofPartner }: Addable & { ofPartner: boolean }) {
  const href = useEditPath('income', { item, ofPartner })
  return (
    href && (
      <ButtonLink kind="quiet" small icon="plus" ml="-3" mt="2" alignSelf="start" href={href}>
        {label}
      </ButtonLink>
    )
  )
}
