import { useEditPath } from '@portal/remote-kit/edit-path'
import { ButtonLink } from '@portal/ui'

export interface AddableItem {
  item: 'new-income' | 'new-pension'
  label: string
}

/**
 * Link from a list to the form for a new item (EDITINCOME-07). Renders nothing if the customer may not edit that
 * person's data.
 */
export function AddItemLink({ item, label, ofPartner }: AddableItem & { ofPartner: boolean }) {
  const href = useEditPath('income', { item, ofPartner })
  return (
    href && (
      <ButtonLink kind="quiet" small icon="plus" ml="-3" mt="2" alignSelf="start" href={href}>
        {label}
      </ButtonLink>
    )
  )
}
