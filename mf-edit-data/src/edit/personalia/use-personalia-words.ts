import type { Partner } from '@portal/contract/family'
import {
  type Change,
  changesIn,
  changesOf,
  type FieldFormat,
  formatPhone,
  formatTypedDate,
  nameIn,
  trimText,
} from '../../shared/edit/change.ts'
import { useText } from '../../texts.ts'
import type { PartnerValues, PersonaliaValues } from './values.ts'

interface Words {
  /** Changes by person. */
  changesOf: (saved: PersonaliaValues, typed: PersonaliaValues) => Change[]
  nameOf: (field: string) => string
}

/** Labels and formats of personal data; `editable` is the partner, if editable. */
export function usePersonaliaWords(editable: Partner | null): Words {
  const text = useText()
  const gender = (value: PersonaliaValues['gender']) => text(`gender_${value}`)
  const formats: FieldFormat<PersonaliaValues>[] = [
    { field: 'gender', label: text('gender'), say: gender },
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
    nameOf: (path) => nameIn(path, [...ofPartner, flag], (what) => text('of_partner', { what })),
    changesOf: (saved, typed) => [
      ...changesOf(editable ? text('person_own') : undefined, changesIn([...formats, flag], saved, typed)),
      ...(saved.partner && typed.partner && typed.has_partner
        ? changesOf(partnerName, changesIn(ofPartner, saved.partner, typed.partner))
        : []),
    ],
  }
}
