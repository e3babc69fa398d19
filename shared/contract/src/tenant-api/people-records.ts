import * as v from '@portal/contract/schema'
import { Customer } from '../customer.ts'
import { Partner } from '../family.ts'
import { languages } from '../language.ts'
import { defineTenantRecord } from './define-tenant-record.ts'
import {
  booleanField,
  nameField,
  numberField,
  optionalField,
  pickRecordFields,
  pictureField,
  textField,
  timestampField,
} from './record-field.ts'

const computedPersonFields = ['id', 'full_name', 'age', 'state_pension_date']
const computedCustomerFields = ['keys_wanted', 'keys_wanted_from', 'access_until']

const emailField = v.pipe(
  v.string(),
  v.maxLength(200),
  v.email('must be an e-mail address'),
  v.transform((text) => text.toLowerCase()),
)

/** A customer as the tenant sends it (ENTITY-01 … ENTITY-05). */
export const customerRecord = defineTenantRecord({
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
    ...pickRecordFields(Customer.entries, [...computedPersonFields, ...computedCustomerFields, 'invitation']),
    username: v.pipe(
      nameField(),
      v.transform((text) => text.toLowerCase()),
    ),
    email_address: optionalField(emailField),
    last_name: nameField(),
    /** Office in the tenant's profile; null: the first. */
    office_id: optionalField(numberField),
    sex: optionalField(v.picklist([0, 1])),
    avatar: optionalField(pictureField),
    avatar_thumb: optionalField(pictureField),
    has_access: optionalField(booleanField),
    /** True: the customer can read the file for thirty days. */
    has_left: optionalField(booleanField),
    /** How the second factor is requested; null: not at all. */
    two_factor: optionalField(v.picklist(['error', 'message'])),
    language: optionalField(v.picklist(languages)),
    invitation_token: optionalField(textField(200)),
    last_submitted_portal_invitation_date: optionalField(timestampField),
  }),
  summary: 'A customer. Passwords are not part of it: customers choose them by a mailed link.',
})

const createRelativeFields = (without: readonly string[]) =>
  v.strictObject({
    ...pickRecordFields(Partner.entries, [...computedPersonFields, ...without]),
    last_name: nameField(),
    sex: optionalField(v.picklist([0, 1])),
    avatar: optionalField(pictureField),
  })

export const partnerRecord = defineTenantRecord({
  single: true,
  data: createRelativeFields([]),
  summary: 'The partner of a customer; at most one.',
})

export const childRecord = defineTenantRecord({
  data: createRelativeFields(['has_partner']),
  summary: 'A child of a customer.',
})
