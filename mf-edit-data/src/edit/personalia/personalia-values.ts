import type { Customer } from '@portal/contract/customer'
import type { Partner } from '@portal/contract/family'
import * as v from '@portal/contract/valibot'
import { normalizePhone } from '@portal/domain/format/clean-typed-text'

const typedText = v.nullish(v.string(), '')
const PersonValues = v.object({
  gender: v.picklist(['male', 'female', 'other']),
  initials: typedText,
  first_name: typedText,
  suffix: typedText,
  last_name: typedText,
  date_of_birth: typedText,
  mobile: typedText,
})
type PersonValues = v.InferOutput<typeof PersonValues>
const PartnerValues = v.object({ ...PersonValues.entries, retirement_date: typedText })
export type PartnerValues = v.InferOutput<typeof PartnerValues>

/** Values of the personal data form (PERSONALIA-01, PERSONALIA-02). */
export const PersonaliaValues = v.object({
  ...PersonValues.entries,
  has_partner: v.boolean(),
  /** Null without a partner, or if the customer may not edit the partner (PERSONALIA-03). */
  partner: v.nullable(PartnerValues),
})
export type PersonaliaValues = v.InferOutput<typeof PersonaliaValues>

/** Converts the wire code of the gender to the form value (PERSONALIA-09). */
const toGender = (sex: number | null) => (sex === 1 ? 'male' : sex === 0 ? 'female' : 'other')
const sexCodeByGender = { male: 1, female: 0, other: null } as const

/**
 * Converts customer and partner to form values. `known` is the stored partner; `partner` is the same partner if
 * editable, otherwise null.
 */
export const toPersonaliaValues = (
  customer: Customer,
  known: Partner | null,
  partner: Partner | null,
): PersonaliaValues => ({
  ...v.parse(PersonValues, { ...customer, gender: toGender(customer.sex) }),
  has_partner: known?.has_partner ?? customer.has_partner ?? known !== null,
  partner: partner && v.parse(PartnerValues, { ...partner, gender: toGender(partner.sex) }),
})

/** Fields of a person's name and form of address. */
export const personNameFields = ['gender', 'first_name', 'initials', 'suffix', 'last_name']

/** Items of the form, each a list of field paths. */
export const personaliaFormItems = [
  ...['', 'partner.'].flatMap((path) =>
    [personNameFields, ['date_of_birth'], ['mobile']].map((fields) => fields.map((field) => path + field)),
  ),
  ['partner.retirement_date'],
  ['has_partner'],
]

const toPersonRequestValues = ({ gender, ...texts }: PersonValues) => ({
  ...texts,
  gender: sexCodeByGender[gender],
  first_name: texts.first_name.trim(),
  last_name: texts.last_name.trim(),
  initials: texts.initials.trim(),
  suffix: texts.suffix.trim(),
  mobile: normalizePhone(texts.mobile),
})

/** Converts form values to the request body (API-55); omits the partner if the customer has none. */
export const toPersonaliaRequestBody = ({ has_partner, partner, ...person }: PersonaliaValues) => ({
  ...toPersonRequestValues(person),
  has_partner,
  ...(has_partner &&
    partner && { partner: { ...toPersonRequestValues(partner), retirement_date: partner.retirement_date } }),
})
