import { useEditPath } from '@portal/remote-kit/edit-path'
import { ButtonLink } from '@portal/ui'

/** What can be added to a list: what the form calls it, and the words that lead there. */
export interface Addable {
  item: 'new-income' | 'new-pension'
  label: string
}

/** The way from a list to where one more is filled in (EDITINCOME-07), for who may change what that person has. */
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
