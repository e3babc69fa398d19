import {
  type Change,
  changesIn,
  nameIn,
  sayDate,
  sayPhone,
  sayText,
  type Told,
} from '../../shared/edit/change.ts'
import { useText } from '../../texts.ts'
import type { PartnerValues, PersonaliaValues } from './values.ts'

interface Words {
  /** What is different, the partner's marked as such. */
  changesOf: (saved: PersonaliaValues, typed: PersonaliaValues) => Change[]
  nameOf: (field: string) => string
}

/** How the personalia are told. */
export function usePersonaliaWords(): Words {
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
  ].map((one) => ({ ...one, label: text('of_partner', { what: one.label }) }))
  return {
    nameOf: (path) => nameIn(path, told, ofPartner),
    changesOf: (saved, typed) => [
      ...changesIn([...told, flag], saved, typed),
      ...(saved.partner && typed.partner && typed.has_partner
        ? changesIn(ofPartner, saved.partner, typed.partner)
        : []),
    ],
  }
}
