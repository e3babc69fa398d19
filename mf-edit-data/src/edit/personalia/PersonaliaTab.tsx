import { savePersonalia } from '@portal/contract/edit-form'
import type { Partner } from '@portal/contract/family'
import { ScreenSkeleton } from '@portal/remote-kit/skeleton'
import { Stack } from '@portal/ui'
import { CheckField, useWatch } from '@portal/ui/form'
import { useMemo } from 'react'
import { DataUnavailableNotice } from '../../shared/DataUnavailableNotice.tsx'
import { EditForm } from '../../shared/edit/EditForm.tsx'
import { FormFieldGroup, useFormItem } from '../../shared/edit/form-item.tsx'
import { formSkeleton } from '../../shared/edit-skeletons.ts'
import { getEditTabPath } from '../../shared/edit-tabs.ts'
import { PersonTabs } from '../../shared/PersonTabs.tsx'
import { householdRequests, useHousehold } from '../../shared/use-household.ts'
import { useText } from '../../texts.ts'
import { PersonFields } from './PersonFields.tsx'
import {
  PersonaliaValues,
  personaliaFormItems,
  toPersonaliaRequestBody,
  toPersonaliaValues,
} from './personalia-values.ts'
import { usePersonaliaTexts } from './use-personalia-texts.ts'

interface PersonaliaFieldsProps {
  /** Whether a partner is stored for the customer. */
  hasStoredPartner: boolean
  /** The partner if the customer may edit them; otherwise null. */
  editablePartner: Partner | null
}

/** Fields of the customer and, as long as there is a partner, of the partner (PERSONALIA-03, PERSONALIA-06). */
function PersonaliaFields({ hasStoredPartner, editablePartner }: PersonaliaFieldsProps) {
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

const personaliaTabPath = getEditTabPath('personalia')

/** Personal data of the customer and, if editable, the partner (PERSONALIA). */
export default function PersonaliaTab() {
  const text = useText()
  const { pending, known, editable, retry } = useHousehold()
  const { listChanges, getLabel } = usePersonaliaTexts(editable)
  const item = useFormItem(personaliaTabPath, personaliaFormItems)
  const saved = useMemo(
    () => known && toPersonaliaValues(known.customer, known.partner, editable),
    [known, editable],
  )
  if (pending) return <ScreenSkeleton of={formSkeleton} />
  if (!saved) return <DataUnavailableNotice onRetry={retry} />
  return (
    <EditForm
      name="personalia"
      shape={PersonaliaValues}
      title={text('tab_personalia')}
      intro={text('personalia_intro')}
      item={item}
      wholeFormPath={personaliaTabPath}
      saved={saved}
      call={savePersonalia}
      toBody={toPersonaliaRequestBody}
      basis={householdRequests}
      refreshes={['CUSTOMER', 'FAMILY']}
      listChanges={listChanges}
      getLabel={getLabel}
    >
      <PersonaliaFields hasStoredPartner={known?.partner != null} editablePartner={editable} />
    </EditForm>
  )
}
