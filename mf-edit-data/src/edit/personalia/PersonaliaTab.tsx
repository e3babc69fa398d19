import { savePersonalia } from '@portal/contract/edit-form'
import type { Partner } from '@portal/contract/family'
import { ScreenSkeleton } from '@portal/remote-kit/skeleton'
import { getCurrentYear } from '@portal/time/clock'
import { Stack } from '@portal/ui'
import { DateField } from '@portal/ui/date-field'
import { CheckField, ChoiceField, TextField, useWatch } from '@portal/ui/form'
import { useMemo } from 'react'
import { DataUnavailableNotice } from '../../shared/DataUnavailableNotice.tsx'
import { EditForm } from '../../shared/edit/EditForm.tsx'
import {
  addPersonToChanges,
  type FieldFormat,
  findFormChanges,
  formatPhone,
  formatTypedDate,
  getFieldLabel,
  trimText,
} from '../../shared/edit/form-changes.ts'
import { FormFieldGroup, useFormItem } from '../../shared/edit/form-item.tsx'
import { formSkeleton } from '../../shared/edit-skeletons.ts'
import { getEditTabPath } from '../../shared/edit-tabs.ts'
import { FieldGrid, MobileField } from '../../shared/fields.tsx'
import { PersonTabs } from '../../shared/PersonTabs.tsx'
import { householdRequests, useHousehold } from '../../shared/use-household.ts'
import { useText } from '../../texts.ts'
import {
  type PartnerValues,
  PersonaliaValues,
  personaliaFormItems,
  personNameFields,
  toPersonaliaRequestBody,
  toPersonaliaValues,
} from './personalia-values.ts'

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

/** Returns labels and formats of personal data; `editable` is the partner if the customer may edit the partner. */
function usePersonaliaTexts(editable: Partner | null) {
  const text = useText()
  const formatGender = (value: PersonaliaValues['gender']) => text(`gender_${value}`)
  const formats: FieldFormat<PersonaliaValues>[] = [
    { field: 'gender', label: text('gender'), format: formatGender },
    { field: 'first_name', label: text('first_name'), format: trimText },
    { field: 'initials', label: text('initials'), format: trimText },
    { field: 'suffix', label: text('suffix'), format: trimText },
    { field: 'last_name', label: text('last_name'), format: trimText },
    { field: 'date_of_birth', label: text('date_of_birth'), format: formatTypedDate },
    { field: 'mobile', label: text('mobile'), format: formatPhone },
  ]
  const flag: FieldFormat<PersonaliaValues> = {
    field: 'has_partner',
    label: text('has_partner'),
    format: (value: boolean) => text(value ? 'yes' : 'no'),
  }
  const ofPartner = [
    ...(formats as unknown as FieldFormat<PartnerValues>[]),
    { field: 'retirement_date', label: text('retirement_date'), format: formatTypedDate } as const,
  ]
  const partnerName = editable?.first_name ?? text('person_partner')
  return {
    getLabel: (path: string) =>
      getFieldLabel(path, [...ofPartner, flag], (what) => text('of_partner', { what })),
    listChanges: (saved: PersonaliaValues, typed: PersonaliaValues) => [
      ...addPersonToChanges(
        editable ? text('person_own') : undefined,
        findFormChanges([...formats, flag], saved, typed),
      ),
      ...(saved.partner && typed.partner && typed.has_partner
        ? addPersonToChanges(partnerName, findFormChanges(ofPartner, saved.partner, typed.partner))
        : []),
    ],
  }
}

const genderOptions = ['female', 'male', 'other'] as const

/** Fields of a person; `path` is the path prefix in the form. */
function PersonFields({ path = '' }: { path?: '' | 'partner.' }) {
  const text = useText()
  const own = path === ''
  const getAutoComplete = (token: string) => (own ? token : 'off')
  return (
    <>
      <FormFieldGroup fields={personNameFields.map((field) => path + field)}>
        <ChoiceField
          name={`${path}gender`}
          label={text('gender')}
          beside={150}
          options={genderOptions.map((value) => ({ value, label: text(`gender_${value}`) }))}
        />
      </FormFieldGroup>
      <FieldGrid>
        <FormFieldGroup fields={personNameFields.map((field) => path + field)}>
          <TextField
            name={`${path}first_name`}
            label={text('first_name')}
            input={{ autoComplete: getAutoComplete('given-name') }}
          />
          <TextField
            name={`${path}initials`}
            label={text('initials')}
            optional
            input={{ autoComplete: 'off' }}
          />
          <TextField
            name={`${path}suffix`}
            label={text('suffix')}
            hint={text('suffix_hint')}
            optional
            input={{ autoComplete: 'off' }}
          />
          <TextField
            name={`${path}last_name`}
            label={text('last_name')}
            input={{ autoComplete: getAutoComplete('family-name') }}
          />
        </FormFieldGroup>
        <FormFieldGroup fields={[`${path}date_of_birth`]}>
          <DateField
            name={`${path}date_of_birth`}
            label={text('date_of_birth')}
            years={{ last: getCurrentYear() }}
            input={{ autoComplete: getAutoComplete('bday') }}
          />
        </FormFieldGroup>
        <FormFieldGroup fields={[`${path}mobile`]}>
          <MobileField name={`${path}mobile`} />
        </FormFieldGroup>
        {!own && (
          <FormFieldGroup fields={['partner.retirement_date']}>
            <DateField name="partner.retirement_date" label={text('retirement_date')} optional />
          </FormFieldGroup>
        )}
      </FieldGrid>
    </>
  )
}
