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
  /** Lists the changes by person. */
  changesOf: (saved: PersonaliaValues, typed: PersonaliaValues) => FormattedChange[]
  nameOf: (field: string) => string
}

/** Labels and formats of personal data; `editable` is the partner if the customer may edit them. */
export function usePersonaliaTexts(editable: Partner | null): PersonaliaTexts {
  const text = useText()
  const formatGender = (value: PersonaliaValues['gender']) => text(`gender_${value}`)
  const formats: FieldFormat<PersonaliaValues>[] = [
    { field: 'gender', label: text('gender'), say: formatGender },
    { field: 'first_name', label: text('first_name'), say: trimText },
    { field: 'initials', label: text('initials'), say: trimText },
    { field: 'suffix', label: text('suffix'), say: trimText },
    { field: 'last_name', label: text('last_name'), say: trimText },
    { field: 'date_of_birth', label: text('date_of_birth'), say: formatTypedDate },
    { field: 'mobile', label: text('mobile'), say: formatPhone },
  ]
  const flag: FieldFormat<PersonaliaValues> = {
    field: 'has_partner',
    label: text('has_partner'),
    say: (value: boolean) => text(value ? 'yes' : 'no'),
  }
  const ofPartner = [
    ...(formats as unknown as FieldFormat<PartnerValues>[]),
    { field: 'retirement_date', label: text('retirement_date'), say: formatTypedDate } as const,
  ]
  const partnerName = editable?.first_name ?? text('person_partner')
  return {
    nameOf: (path) => getFieldLabel(path, [...ofPartner, flag], (what) => text('of_partner', { what })),
    changesOf: (saved, typed) => [
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
