import type { Partner } from '@portal/contract/family'
import { Stack } from '@portal/ui'
import { CheckField, useWatch } from '@portal/ui/form'
import { FormFieldGroup } from '../../shared/edit/form-item.tsx'
import { PersonTabs } from '../../shared/PersonTabs.tsx'
import { useText } from '../../texts.ts'
import { PersonFields } from './PersonFields.tsx'

interface PersonaliaFieldsProps {
  /** Whether a partner is stored for the customer. */
  hasStoredPartner: boolean
  /** The partner if the customer may edit them; otherwise null. */
  editablePartner: Partner | null
}

/** Fields of the customer and, as long as there is a partner, of the partner (PERSONALIA-03, PERSONALIA-06). */
export function PersonaliaFields({ hasStoredPartner, editablePartner }: PersonaliaFieldsProps) {
  const text = useText()
  const hasPartner = useWatch({ name: 'has_partner' }) as boolean
  return (
    <PersonTabs
      own={
        <Stack gap="6">
          <PersonFields />
          <FormFieldGroup fields={['has_partner']}>
            <CheckField
              name="has_partner"
              label={text('has_partner')}
              {...(hasStoredPartner ? {} : { hint: text('has_partner_hint') })}
            />
          </FormFieldGroup>
        </Stack>
      }
      partner={editablePartner && hasPartner ? <PersonFields path="partner." /> : null}
      tabbed={editablePartner !== null}
      partnerName={editablePartner?.first_name ?? ''}
    />
  )
}
