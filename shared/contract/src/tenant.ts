import * as v from '@portal/contract/valibot'
import { defineGet } from './call.ts'
import { dataEnvelope, Id, IsoDate, nullableField } from './wire.ts'

/** Opening hours of a weekday in local time, 'HH:MM'. `from` and `to` are null if the office is closed. */
export const OpeningHours = v.object({
  /** ISO weekday: 1 is Monday, 7 is Sunday. */
  day: v.number(),
  from: nullableField(v.string()),
  to: nullableField(v.string()),
})

export const UpcomingOpeningHours = v.object({
  date: v.string(),
  from: nullableField(v.string()),
  to: nullableField(v.string()),
  reason: nullableField(v.string()),
})

export const Office = v.object({
  id: Id,
  name: v.string(),
  city: nullableField(v.string()),
  code: nullableField(v.string()),
  email: nullableField(v.string()),
  phone: nullableField(v.string()),
  postcode: nullableField(v.string()),
  street_name: nullableField(v.string()),
  number: nullableField(v.string()),
  website: nullableField(v.string()),
  default_hours: v.nullish(v.array(OpeningHours), []),
  upcoming_hours: v.nullish(v.array(UpcomingOpeningHours), []),
  /**
   * Opening hours of today, including exceptions. `from` and `to` are null if the office is closed. Not in the
   * specification.
   */
  today_hours: nullableField(
    v.object({
      from: nullableField(v.string()),
      to: nullableField(v.string()),
      reason: nullableField(v.string()),
    }),
  ),
})
export type Office = v.InferOutput<typeof Office>

const TenantFlagField = v.optional(v.nullable(v.boolean()))

/** A tenant as its portal sees it (ENTITY-07). Flags may be absent (TENANT-08, TENANT-09). */
export const Tenant = v.object({
  name: v.string(),
  full_name: nullableField(v.string()),
  /** PNG in base64, without `data:` prefix (THEME-04). */
  logo: nullableField(v.string()),
  header: nullableField(v.string()),
  website: nullableField(v.string()),
  /** Colour in the format '#rrggbb'. */
  primary_color: v.string(),
  secondary_color: v.string(),
  tertiary_color: nullableField(v.string()),
  slogan: nullableField(v.string()),
  contact_email: nullableField(v.string()),
  use_contact_email: TenantFlagField,
  support_email: nullableField(v.string()),
  use_support_email: TenantFlagField,
  /** 'JE' means informal texts, any other value formal ones (I18N-03). */
  pronoun: nullableField(v.string()),
  code: v.string(),
  offices: v.nullish(v.array(Office), []),
  show_account_manager: TenantFlagField,
  show_income: TenantFlagField,
  show_mortgages: TenantFlagField,
  show_obligations: TenantFlagField,
  show_policies: TenantFlagField,
  show_opening_hours: TenantFlagField,
  show_visiting_address: TenantFlagField,
  online_afspraken_enabled: TenantFlagField,
  /** Whether customers choose two-step sign-in themselves; if absent, the tenant decides. Not in the specification. */
  two_factor_choice_enabled: TenantFlagField,
  /** Day from which customers need a passkey or authenticator app. Not in the specification. */
  strong_sign_in_from: nullableField(IsoDate),
  /**
   * Whether devices may store responses, encrypted, while customers are signed in; true if absent. Not in the
   * specification.
   */
  last_seen_enabled: TenantFlagField,
  /** Keys of the calculation services (TENANT-18). A service without key is not offered. */
  interest_list_key: nullableField(v.string()),
  scenarios_key: nullableField(v.string()),
  maximum_mortgage_key: nullableField(v.string()),
  refinance_key: nullableField(v.string()),
  sustainability_key: nullableField(v.string()),
})
export type Tenant = v.InferOutput<typeof Tenant>

export const getTenant = defineGet('/customer/tenant', {
  access: 'public',
  key: 'TENANT',
  response: dataEnvelope(Tenant),
  summary: 'The tenant of the base URL: names, colours, offices and flags (API-20, ENTITY-07).',
})

/** Responds with 404 'could not transform tenantcode' for an unknown code. */
export const getSubdomainByCode = defineGet('/tenant/code/{code}', {
  base: 'proxy',
  access: 'public',
  params: { code: v.pipe(v.string(), v.maxLength(64)) },
  response: v.object({ subdomain: v.string() }),
  summary: 'The subdomain of a tenant by its adviser code (API-03).',
})
