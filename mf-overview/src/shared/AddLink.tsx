import { useEditPath } from '@portal/remote-kit/edit-path'
import { ButtonLink } from '@portal/ui'

/** An item that can be added: its name in the form, and the link text. */
export interface Addable {
  item: 'new-income' | 'new-pension'
  label: string
}

/** Link from a list to the form for a new item (EDITINCOME-07), if the customer may edit that person's data. */
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
