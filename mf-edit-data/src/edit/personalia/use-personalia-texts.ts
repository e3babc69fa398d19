import type { Partner } from '@portal/contract/family'
import {
  addPersonToChanges,
  type FieldFormat,
  type FormattedChange,
  findFormChanges,
  formatPhone,
  formatTypedDate,
  getFieldLabel,
  trimText,
} from '../../shared/edit/form-changes.ts'
import { useText } from '../../texts.ts'
import type { PartnerValues, PersonaliaValues } from './personalia-values.ts'

interface PersonaliaTexts {
  listChanges: (saved: PersonaliaValues, typed: PersonaliaValues) => FormattedChange[]
  getLabel: (field: string) => string
}

/** Returns labels and formats of personal data; `editable` is the partner if the customer may edit the partner. */
export function usePersonaliaTexts(editable: Partner | null): PersonaliaTexts {
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
    getLabel: (path) => getFieldLabel(path, [...ofPartner, flag], (what) => text('of_partner', { what })),
    listChanges: (saved, typed) => [
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
