import type { Partner } from '@portal/contract/family'
import { Stack } from '@portal/ui'
import { CheckField, useWatch } from '@portal/ui/form'
import { Item } from '../../shared/edit/item.tsx'
import { Persons } from '../../shared/Persons.tsx'
import { useText } from '../../texts.ts'
import { PersonFields } from './PersonFields.tsx'

interface Props {
  /** Whether the file has a partner. */
  known: boolean
  /** The partner, if the customer may edit them. */
  editable: Partner | null
}

/** The customer and, while the customer has one, the partner (PERSONALIA-03, PERSONALIA-06). */
export function People({ known, editable }: Props) {
  const text = useText()
  const hasPartner = useWatch({ name: 'has_partner' }) as boolean
  return (
    <Persons
      own={
        <Stack gap="6">
          <PersonFields />
          <Item of={['has_partner']}>
            <CheckField
              name="has_partner"
              label={text('has_partner')}
              {...(known ? {} : { hint: text('has_partner_hint') })}
            />
          </Item>
        </Stack>
      }
      partner={editable && hasPartner ? <PersonFields path="partner." /> : null}
      tabbed={editable !== null}
      partnerName={editable?.first_name ?? ''}
    />
  )
}
