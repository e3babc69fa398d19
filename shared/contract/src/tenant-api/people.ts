import * as v from '@portal/contract/schema'
import { Customer } from '../customer.ts'
import { Partner } from '../family.ts'
import { languages } from '../language.ts'
import { fieldsOf, moment, name, number, picture, some, words, yes } from './field.ts'
import { tenantRecord } from './kind.ts'

const computed = ['id', 'full_name', 'age', 'state_pension_date']
/** Fields that the portal computes from the tenant's settings and statements. */
const computedFields = ['keys_wanted', 'keys_wanted_from', 'access_until']

const mail = v.pipe(
  v.string(),
  v.maxLength(200),
  v.email('must be an e-mail address'),
  v.transform((text) => text.toLowerCase()),
)

/** A customer of the tenant, who owns the file with all other records (ENTITY-01 … ENTITY-05). */
export const customer = tenantRecord({
  of: 'tenant',
  kept: [
    'has_access',
    'language',
    'two_factor',
    'avatar',
    'avatar_thumb',
    'has_partner',
    'file_locked',
    'has_left',
  ],
  data: v.strictObject({
    ...fieldsOf(Customer.entries, [...computed, ...computedFields, 'invitation']),
    /** User name, lower case. */
    username: v.pipe(
      name(),
      v.transform((text) => text.toLowerCase()),
    ),
    email_address: some(mail),
    last_name: name(),
    /** Office by its number in the tenant's profile; null: the first. */
    office_id: some(number),
    sex: some(v.picklist([0, 1])),
    avatar: some(picture),
    avatar_thumb: some(picture),
    /** False: sign-in is rejected. */
    has_access: some(yes),
    /** True: former customer, with read access for thirty days. */
    has_left: some(yes),
    /** How the second factor is requested; null: not at all. */
    two_factor: some(v.picklist(['error', 'message'])),
    language: some(v.picklist(languages)),
    /** Secret of the invitation for data retrieval. */
    invitation_token: some(words(200)),
    last_submitted_portal_invitation_date: some(moment),
  }),
  summary: 'A customer. Passwords are none of it: customers choose theirs by a mailed link.',
})

const relative = (without: readonly string[]) =>
  v.strictObject({
    ...fieldsOf(Partner.entries, [...computed, ...without]),
    last_name: name(),
    sex: some(v.picklist([0, 1])),
    avatar: some(picture),
  })

/** The partner in a customer's household (ENTITY-06). */
export const partner = tenantRecord({
  single: true,
  data: relative([]),
  summary: 'The partner of a customer; one at most.',
})

/** A child in a customer's household (ENTITY-06). */
export const child = tenantRecord({ data: relative(['has_partner']), summary: 'A child of a customer.' })
