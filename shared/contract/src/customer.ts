import * as v from '@portal/contract/schema'
import { get } from './call.ts'
import { Address, personFields } from './person.ts'
import { data, Id, IsoDate, IsoMoment, include, maybe } from './wire.ts'

/** The adviser or account manager of a customer (ENTITY-05). */
export const Contact = v.object({
  id: Id,
  email: maybe(v.string()),
  first_name: maybe(v.string()),
  full_name: v.string(),
  last_name: maybe(v.string()),
  phone: maybe(v.string()),
  /** Base64 PNG without data: prefix. */
  avatar: maybe(v.string()),
})
export type Contact = v.InferOutput<typeof Contact>

/** A product label of the tenant; 'EHH' and 'UNIVE' mark customers of a partner insurer (TENANT-20). */
export const ProductLabel = v.object({ id: maybe(Id), name: v.string() })

/** The signed-in customer (ENTITY-01 … ENTITY-05). */
export const Customer = v.object({
  ...personFields,
  username: v.string(),
  place_of_birth: maybe(v.string()),
  smoking: maybe(v.boolean()),
  education_level: maybe(v.string()),
  /** Office that serves the customer; null: the first office (CONTACT-07). */
  office_id: maybe(Id),
  iban: maybe(v.string()),
  bank_number: maybe(v.string()),
  support_types: v.nullish(v.array(v.string()), []),
  kvk: maybe(v.string()),
  is_main_customer: maybe(v.boolean()),
  is_business: maybe(v.boolean()),
  addresses: v.nullish(v.array(Address), []),
  /** Thumbnail, base64 PNG without data: prefix (API-17). */
  avatar_thumb: maybe(v.string()),
  /** Token of the invitation for data retrieval (ENTITY-04). */
  invitation: maybe(v.object({ token: v.string() })),
  last_submitted_portal_invitation_date: maybe(v.union([IsoMoment, IsoDate])),
  /** Whether the customer may edit the file (EDIT-02, ROLE-03). */
  can_update_self: maybe(v.boolean()),
  can_update_partner: maybe(v.boolean()),
  /** Whether the adviser is editing the file, so that the customer cannot save (EDIT-10); not in the specification. */
  file_locked: maybe(v.boolean()),
  /**
   * The tenant requires a passkey or authenticator app, and the customer has none: until then nothing else is available
   * (KEYS-10); not in the specification.
   */
  keys_wanted: maybe(v.boolean()),
  /** Day from which this is required; not in the specification, absent = not required. */
  keys_wanted_from: maybe(IsoDate),
  /** Last day on which a former customer can read the file (ERASE-12); not in the specification, absent = no end. */
  access_until: maybe(IsoDate),
  /** False for a person with access only to another person's file (HOUSE-05); not in the specification. */
  has_file: maybe(v.boolean()),
  /** Whether the customer has a partner (PERSONALIA-01); null if unknown. */
  has_partner: maybe(v.boolean()),
  advisor: maybe(Contact),
  account_manager: maybe(Contact),
  product_labels: v.nullish(v.array(ProductLabel), []),
})
export type Customer = v.InferOutput<typeof Customer>

/** Reads the signed-in customer; `include` names related data to include (API-16, API-17). */
export const getCustomer = get('/customer/customer', {
  key: 'CUSTOMER',
  query: {
    include: include('addresses,avatar,nationality,advisor,account_manager,invitation,product_labels'),
  },
  answer: data(Customer),
  summary: 'The signed-in customer with related data (API-16, API-17).',
})
