import * as v from '@portal/contract/schema'
import { get } from './call.ts'
import { Address, personFields } from './person.ts'
import { dataEnvelope, Id, IsoDate, IsoMoment, includeParam, nullableField } from './wire.ts'

/** The adviser or account manager of a customer (ENTITY-05). */
export const AdviserContact = v.object({
  id: Id,
  email: nullableField(v.string()),
  first_name: nullableField(v.string()),
  full_name: v.string(),
  last_name: nullableField(v.string()),
  phone: nullableField(v.string()),
  /** Base64 PNG without data: prefix. */
  avatar: nullableField(v.string()),
})
export type AdviserContact = v.InferOutput<typeof AdviserContact>

/** A product label of the tenant; 'EHH' and 'UNIVE' mark customers of a partner insurer (TENANT-20). */
export const ProductLabel = v.object({ id: nullableField(Id), name: v.string() })

export const Customer = v.object({
  ...personFields,
  username: v.string(),
  place_of_birth: nullableField(v.string()),
  smoking: nullableField(v.boolean()),
  education_level: nullableField(v.string()),
  /** Office that serves the customer; null: the first office (CONTACT-07). */
  office_id: nullableField(Id),
  iban: nullableField(v.string()),
  bank_number: nullableField(v.string()),
  support_types: v.nullish(v.array(v.string()), []),
  kvk: nullableField(v.string()),
  is_main_customer: nullableField(v.boolean()),
  is_business: nullableField(v.boolean()),
  addresses: v.nullish(v.array(Address), []),
  avatar_thumb: nullableField(v.string()),
  /** Token of the invitation for data retrieval (ENTITY-04). */
  invitation: nullableField(v.object({ token: v.string() })),
  last_submitted_portal_invitation_date: nullableField(v.union([IsoMoment, IsoDate])),
  /** Whether the customer may edit the file (EDIT-02, ROLE-03). */
  can_update_self: nullableField(v.boolean()),
  can_update_partner: nullableField(v.boolean()),
  /** Whether the adviser is editing the file, so that the customer cannot save (EDIT-10); not in the specification. */
  file_locked: nullableField(v.boolean()),
  /**
   * Whether the tenant requires a passkey or authenticator app and the customer has none; nothing else is available
   * until the customer adds one (KEYS-10). Not in the specification.
   */
  keys_wanted: nullableField(v.boolean()),
  /** Day from which a passkey or authenticator app is required; not in the specification, absent = not required. */
  keys_wanted_from: nullableField(IsoDate),
  /** Last day on which a former customer can read the file (ERASE-12); not in the specification, absent = no end. */
  access_until: nullableField(IsoDate),
  /** False for a person with access only to another person's file (HOUSE-05); not in the specification. */
  has_file: nullableField(v.boolean()),
  has_partner: nullableField(v.boolean()),
  advisor: nullableField(AdviserContact),
  account_manager: nullableField(AdviserContact),
  product_labels: v.nullish(v.array(ProductLabel), []),
})
export type Customer = v.InferOutput<typeof Customer>

/** Reads the signed-in customer; `include` names related data to include (API-16, API-17). */
export const getCustomer = get('/customer/customer', {
  key: 'CUSTOMER',
  query: {
    include: includeParam('addresses,avatar,nationality,advisor,account_manager,invitation,product_labels'),
  },
  answer: dataEnvelope(Customer),
  summary: 'The signed-in customer with related data (API-16, API-17).',
})
