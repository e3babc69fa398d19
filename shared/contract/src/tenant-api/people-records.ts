import * as v from '@portal/contract/valibot'
import { Customer } from '../customer.ts'
import { Partner } from '../family.ts'
import { languages } from '../language.ts'
import { defineTenantRecord } from './define-tenant-record.ts'
import {
  booleanField,
  createNameField,
  createOptionalField,
  createTextField,
  numericIdField,
  pickRecordFields,
  pictureField,
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

export const customerRecord = defineTenantRecord({
  belongsTo: 'tenant',
  keptFields: [
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
      createNameField(),
      v.transform((text) => text.toLowerCase()),
    ),
    email_address: createOptionalField(emailField),
    last_name: createNameField(),
    /** Id of an office in the tenant's profile; null for the first office. */
    office_id: createOptionalField(numericIdField),
    sex: createOptionalField(v.picklist([0, 1])),
    avatar: createOptionalField(pictureField),
    avatar_thumb: createOptionalField(pictureField),
    has_access: createOptionalField(booleanField),
    /** If true, the customer is a former customer, who can still read the file for thirty days. */
    has_left: createOptionalField(booleanField),
    /**
     * How the server says in a sign-in response that a code is needed: by an `error` name or only by a `message`. Null
     * if the customer needs no code.
     */
    two_factor: createOptionalField(v.picklist(['error', 'message'])),
    language: createOptionalField(v.picklist(languages)),
    invitation_token: createOptionalField(createTextField(200)),
    last_submitted_portal_invitation_date: createOptionalField(timestampField),
  }),
  summary: 'A customer. Passwords are not part of it: customers choose them by a mailed link.',
})

const createFamilyMemberFields = (without: readonly string[]) =>
  v.strictObject({
    ...pickRecordFields(Partner.entries, [...computedPersonFields, ...without]),
    last_name: createNameField(),
    sex: createOptionalField(v.picklist([0, 1])),
    avatar: createOptionalField(pictureField),
  })

export const partnerRecord = defineTenantRecord({
  onePerCustomer: true,
  data: createFamilyMemberFields([]),
  summary: 'The partner of a customer; at most one.',
})

export const childRecord = defineTenantRecord({
  data: createFamilyMemberFields(['has_partner']),
  summary: 'A child of a customer.',
})
