import type { Customer } from '@portal/contract/customer'
import type { Partner } from '@portal/contract/family'
import * as v from '@portal/contract/schema'
import { cleanPhone } from '@portal/domain/format/typing'

const person = {
  gender: v.picklist(['male', 'female', 'other']),
  initials: v.string(),
  first_name: v.string(),
  suffix: v.string(),
  last_name: v.string(),
  date_of_birth: v.string(),
  mobile: v.string(),
}

/** Values of the personal data form (PERSONALIA-01, PERSONALIA-02). */
export const PersonaliaValues = v.object({
  ...person,
  has_partner: v.boolean(),
  /** Null without a partner, or if the customer may not edit one (PERSONALIA-03). */
  partner: v.nullable(v.object({ ...person, retirement_date: v.string() })),
})
export type PersonaliaValues = v.InferOutput<typeof PersonaliaValues>
export type PartnerValues = NonNullable<PersonaliaValues['partner']>
type PersonValues = Omit<PartnerValues, 'retirement_date'>

/** By wire code (PERSONALIA-09). */
const genderOf = (sex: number | null) => (sex === 1 ? 'male' : sex === 0 ? 'female' : 'other')
const sexOf = { male: 1, female: 0, other: null } as const

const personOf = (person: Customer | Partner): PersonValues => ({
  gender: genderOf(person.sex),
  initials: person.initials ?? '',
  first_name: person.first_name ?? '',
  suffix: person.suffix ?? '',
  last_name: person.last_name ?? '',
  date_of_birth: person.date_of_birth ?? '',
  mobile: person.mobile ?? '',
})

/** Form values from the file; `partner` is the editable one. */
export const personaliaOf = (
  customer: Customer,
  known: Partner | null,
  partner: Partner | null,
): PersonaliaValues => ({
  ...personOf(customer),
  has_partner: known?.has_partner ?? customer.has_partner ?? known !== null,
  partner: partner && { ...personOf(partner), retirement_date: partner.retirement_date ?? '' },
})

/** Fields of a person's name and form of address. */
export const nameFields = ['gender', 'first_name', 'initials', 'suffix', 'last_name']

/** Items of the form, by field paths. */
export const personaliaItems = [
  ...['', 'partner.'].flatMap((path) =>
    [nameFields, ['date_of_birth'], ['mobile']].map((fields) => fields.map((field) => path + field)),
  ),
  ['partner.retirement_date'],
  ['has_partner'],
]

const sent = ({ gender, ...texts }: PersonValues) => ({
  ...texts,
  gender: sexOf[gender],
  first_name: texts.first_name.trim(),
  last_name: texts.last_name.trim(),
  initials: texts.initials.trim(),
  suffix: texts.suffix.trim(),
  mobile: cleanPhone(texts.mobile),
})

/** Request body (API-55), without the partner if the customer has none. */
export const personaliaBody = ({ has_partner, partner, ...person }: PersonaliaValues) => ({
  ...sent(person),
  has_partner,
  ...(has_partner && partner && { partner: { ...sent(partner), retirement_date: partner.retirement_date } }),
})
