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

/** A label of the firm's products; 'EHH' and 'UNIVE' mark partner-insurer customers (TENANT-20). */
export const ProductLabel = v.object({ id: maybe(Id), name: v.string() })

/** The signed-in customer (ENTITY-01 … ENTITY-05). */
export const Customer = v.object({
  ...personFields,
  username: v.string(),
  place_of_birth: maybe(v.string()),
  smoking: maybe(v.boolean()),
  education_level: maybe(v.string()),
  /** Office of the firm that serves the customer; null: the first office counts (CONTACT-07). */
  office_id: maybe(Id),
  iban: maybe(v.string()),
  bank_number: maybe(v.string()),
  support_types: v.nullish(v.array(v.string()), []),
  kvk: maybe(v.string()),
  is_main_customer: maybe(v.boolean()),
  is_business: maybe(v.boolean()),
  addresses: v.nullish(v.array(Address), []),
  /** Small picture, base64 PNG without data: prefix (API-17). */
  avatar_thumb: maybe(v.string()),
  /** Token of the invitation for data retrieval (ENTITY-04). */
  invitation: maybe(v.object({ token: v.string() })),
  last_submitted_portal_invitation_date: maybe(v.union([IsoMoment, IsoDate])),
  /** Whether the customer may change the own file (EDIT-02, ROLE-03). */
  can_update_self: maybe(v.boolean()),
  can_update_partner: maybe(v.boolean()),
  /** Whether the adviser is at work on the file, so that nothing can be saved in it now (EDIT-10); not in the specification. */
  file_locked: maybe(v.boolean()),
  /**
   * The firm demands a passkey or an app of its customers, and this one has neither: until there is one nothing else is open (KEYS-10);
   * not in the specification.
   */
  keys_wanted: maybe(v.boolean()),
  /** From which day on it demands that of this customer; not in the specification, absent = it does not. */
  keys_wanted_from: maybe(IsoDate),
  /** Last day on which somebody who left the firm reads the file (ERASE-12); not in the specification, absent = stays. */
  access_until: maybe(IsoDate),
  /** False: was only invited into the file of somebody else, and has none of their own (HOUSE-05); not in the specification. */
  has_file: maybe(v.boolean()),
  /** What the customer said of having a partner (PERSONALIA-01); null where nothing was said. */
  has_partner: maybe(v.boolean()),
  advisor: maybe(Contact),
  account_manager: maybe(Contact),
  product_labels: v.nullish(v.array(ProductLabel), []),
})
export type Customer = v.InferOutput<typeof Customer>

/** Reads the signed-in customer; `include` names the related data to send along (API-16, API-17). */
export const getCustomer = get('/customer/customer', {
  key: 'CUSTOMER',
  query: {
    include: include('addresses,avatar,nationality,advisor,account_manager,invitation,product_labels'),
  },
  answer: data(Customer),
  summary: 'The signed-in customer with related data (API-16, API-17).',
})
