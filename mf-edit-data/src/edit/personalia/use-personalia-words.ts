import type { Partner } from '@portal/contract/family'
import {
  type Change,
  changesIn,
  changesOf,
  nameIn,
  sayDate,
  sayPhone,
  sayText,
  type Told,
} from '../../shared/edit/change.ts'
import { useText } from '../../texts.ts'
import type { PartnerValues, PersonaliaValues } from './values.ts'

interface Words {
  /** What is different, person by person. */
  changesOf: (saved: PersonaliaValues, typed: PersonaliaValues) => Change[]
  nameOf: (field: string) => string
}

/** How the personalia are told; `editable` is the partner who may be changed. */
export function usePersonaliaWords(editable: Partner | null): Words {
  const text = useText()
  const gender = (value: PersonaliaValues['gender']) => text(`gender_${value}`)
  const told: Told<PersonaliaValues>[] = [
    { field: 'gender', label: text('gender'), say: gender },
    { field: 'first_name', label: text('first_name'), say: sayText },
    { field: 'initials', label: text('initials'), say: sayText },
    { field: 'suffix', label: text('suffix'), say: sayText },
    { field: 'last_name', label: text('last_name'), say: sayText },
    { field: 'date_of_birth', label: text('date_of_birth'), say: sayDate },
    { field: 'mobile', label: text('mobile'), say: sayPhone },
  ]
  const flag: Told<PersonaliaValues> = {
    field: 'has_partner',
    label: text('has_partner'),
    say: (value: boolean) => text(value ? 'yes' : 'no'),
  }
  const ofPartner = [
    ...(told as unknown as Told<PartnerValues>[]),
    { field: 'retirement_date', label: text('retirement_date'), say: sayDate } as const,
  ]
  const partnerName = editable?.first_name ?? text('person_partner')
  return {
    nameOf: (path) => nameIn(path, [...ofPartner, flag], (what) => text('of_partner', { what })),
    changesOf: (saved, typed) => [
      ...changesOf(editable ? text('person_own') : undefined, changesIn([...told, flag], saved, typed)),
      ...(saved.partner && typed.partner && typed.has_partner
        ? changesOf(partnerName, changesIn(ofPartner, saved.partner, typed.partner))
        : []),
    ],
  }
}
