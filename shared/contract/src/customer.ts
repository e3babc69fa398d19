import * as v from '@portal/contract/schema'
import { get } from './call.ts'
import { Address, personFields } from './person.ts'
import { dataEnvelope, Id, IsoDate, IsoMoment, includeParam, nullableField } from './wire.ts'

/** ENTITY-05. */
export const AdviserContact = v.object({
  id: Id,
  email: nullableField(v.string()),
  first_name: nullableField(v.string()),
  full_name: v.string(),
  last_name: nullableField(v.string()),
  phone: nullableField(v.string()),
  /** Base64 PNG without `data:` prefix. */
  avatar: nullableField(v.string()),
})
export type AdviserContact = v.InferOutput<typeof AdviserContact>

/** 'EHH' and 'UNIVE' mark customers of a partner insurer (TENANT-20). */
export const ProductLabel = v.object({ id: nullableField(Id), name: v.string() })

export const Customer = v.object({
  ...personFields,
  username: v.string(),
  place_of_birth: nullableField(v.string()),
  smoking: nullableField(v.boolean()),
  education_level: nullableField(v.string()),
  /** Null: the first office (CONTACT-07). */
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
  /** EDIT-02, ROLE-03. */
  can_update_self: nullableField(v.boolean()),
  can_update_partner: nullableField(v.boolean()),
  /** The adviser is editing the file, so the customer cannot save (EDIT-10). Not in the specification. */
  file_locked: nullableField(v.boolean()),
  /** The customer must first add a passkey or authenticator app (KEYS-10). Not in the specification. */
  keys_wanted: nullableField(v.boolean()),
  /** Day from which one is required. Not in the specification; absent: not required. */
  keys_wanted_from: nullableField(IsoDate),
  /** Last day for a former customer (ERASE-12). Not in the specification; absent: no end. */
  access_until: nullableField(IsoDate),
  /** False for a person with access only to another person's file (HOUSE-05). Not in the specification. */
  has_file: nullableField(v.boolean()),
  has_partner: nullableField(v.boolean()),
  advisor: nullableField(AdviserContact),
  account_manager: nullableField(AdviserContact),
  product_labels: v.nullish(v.array(ProductLabel), []),
})
export type Customer = v.InferOutput<typeof Customer>

export const getCustomer = get('/customer/customer', {
  key: 'CUSTOMER',
  query: {
    include: includeParam('addresses,avatar,nationality,advisor,account_manager,invitation,product_labels'),
  },
  response: dataEnvelope(Customer),
  summary: 'The signed-in customer with related data (API-16, API-17).',
})
