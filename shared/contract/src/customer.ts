import * as v from '@portal/contract/valibot'
import { defineGet } from './call.ts'
import { Address, personFields } from './person.ts'
import { createIncludeParam, dataEnvelope, Id, IsoDate, IsoMoment, nullableField } from './wire.ts'

export const AdviserContact = v.object({
  id: Id,
  email: nullableField(v.string()),
  first_name: nullableField(v.string()),
  full_name: v.string(),
  last_name: nullableField(v.string()),
  phone: nullableField(v.string()),
  /** PNG in base64, without `data:` prefix. */
  avatar: nullableField(v.string()),
})
export type AdviserContact = v.InferOutput<typeof AdviserContact>

/** The names 'EHH' and 'UNIVE' mark customers of a partner insurer (TENANT-20). */
export const ProductLabel = v.object({ id: nullableField(Id), name: v.string() })

export const Customer = v.object({
  ...personFields,
  username: v.string(),
  place_of_birth: nullableField(v.string()),
  smoking: nullableField(v.boolean()),
  education_level: nullableField(v.string()),
  /** Office that the customer contacts; null for the first office of the tenant (CONTACT-07). */
  office_id: nullableField(Id),
  iban: nullableField(v.string()),
  bank_number: nullableField(v.string()),
  support_types: v.nullish(v.array(v.string()), []),
  kvk: nullableField(v.string()),
  is_main_customer: nullableField(v.boolean()),
  is_business: nullableField(v.boolean()),
  addresses: v.nullish(v.array(Address), []),
  avatar_thumb: nullableField(v.string()),
  invitation: nullableField(v.object({ token: v.string() })),
  last_submitted_portal_invitation_date: nullableField(v.union([IsoMoment, IsoDate])),
  /** Whether the customer may edit their own data (EDIT-02, ROLE-03). */
  can_update_self: nullableField(v.boolean()),
  can_update_partner: nullableField(v.boolean()),
  /**
   * True while the adviser edits the customer's data, so the customer cannot save (EDIT-10). Not in the specification.
   */
  file_locked: nullableField(v.boolean()),
  /** True if the customer must add a passkey or authenticator app first (KEYS-10). Not in the specification. */
  keys_wanted: nullableField(v.boolean()),
  /** Day from which a passkey or authenticator app is required; absent if it is not. Not in the specification. */
  keys_wanted_from: nullableField(IsoDate),
  /**
   * Last day on which a former customer has access; absent for other customers (ERASE-12). Not in the specification.
   */
  access_until: nullableField(IsoDate),
  /**
   * False for a person without a customer file of their own, who only has access to another person's customer file
   * (HOUSE-05). Not in the specification.
   */
  has_file: nullableField(v.boolean()),
  has_partner: nullableField(v.boolean()),
  advisor: nullableField(AdviserContact),
  account_manager: nullableField(AdviserContact),
  product_labels: v.nullish(v.array(ProductLabel), []),
})
export type Customer = v.InferOutput<typeof Customer>

export const getCustomer = defineGet('/customer/customer', {
  key: 'CUSTOMER',
  query: {
    include: createIncludeParam(
      'addresses,avatar_thumb,nationality,advisor,account_manager,invitation,product_labels',
    ),
  },
  response: dataEnvelope(Customer),
  summary: 'The signed-in customer with related data (API-16, API-17).',
})
