import * as v from '@portal/contract/schema'
import { get } from './call.ts'
import { dataEnvelope, Id, IsoDate, nullableField } from './wire.ts'

/** Opening hours of a day in the tenant's local time, 'HH:MM'; null = closed. */
export const OpeningHours = v.object({
  /** 1 = Monday … 7 = Sunday. */
  day: v.number(),
  from: nullableField(v.string()),
  to: nullableField(v.string()),
})

export const UpcomingHours = v.object({
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
  upcoming_hours: v.nullish(v.array(UpcomingHours), []),
  /** Today's hours including deviations; null = closed. Not in the specification: other servers omit it. */
  today_hours: nullableField(
    v.object({
      from: nullableField(v.string()),
      to: nullableField(v.string()),
      reason: nullableField(v.string()),
    }),
  ),
})
export type Office = v.InferOutput<typeof Office>

const TenantFlag = v.optional(v.nullable(v.boolean()))

/** A tenant: the advice firm (ENTITY-07). Flags may be absent: see TENANT-08 and TENANT-09. */
export const Tenant = v.object({
  name: v.string(),
  full_name: nullableField(v.string()),
  /** Base64 PNG without data: prefix (THEME-04). */
  logo: nullableField(v.string()),
  header: nullableField(v.string()),
  website: nullableField(v.string()),
  /** Colours as '#rrggbb'. */
  primary_color: v.string(),
  secondary_color: v.string(),
  tertiary_color: nullableField(v.string()),
  slogan: nullableField(v.string()),
  contact_email: nullableField(v.string()),
  use_contact_email: TenantFlag,
  support_email: nullableField(v.string()),
  use_support_email: TenantFlag,
  /** 'JE' = informal, anything else formal (I18N-03). */
  pronoun: nullableField(v.string()),
  code: v.string(),
  offices: v.nullish(v.array(Office), []),
  show_account_manager: TenantFlag,
  show_income: TenantFlag,
  show_mortgages: TenantFlag,
  show_obligations: TenantFlag,
  show_policies: TenantFlag,
  show_opening_hours: TenantFlag,
  show_visiting_address: TenantFlag,
  online_afspraken_enabled: TenantFlag,
  /** Customers may switch two-step sign-in; not in the specification, absent = the tenant decides. */
  two_factor_choice_enabled: TenantFlag,
  /** Day from which customers need a passkey or authenticator app; not in the specification, absent = optional. */
  strong_sign_in_from: nullableField(IsoDate),
  /**
   * Devices may store earlier responses encrypted while customers are signed in; not in the specification, absent = on.
   */
  last_seen_enabled: TenantFlag,
  /** Keys of the advice widgets (TENANT-18); absent = the tool is not offered. */
  interest_list_key: nullableField(v.string()),
  scenarios_key: nullableField(v.string()),
  maximum_mortgage_key: nullableField(v.string()),
  refinance_key: nullableField(v.string()),
  sustainability_key: nullableField(v.string()),
})
export type Tenant = v.InferOutput<typeof Tenant>

/** The tenant of the base URL; public, because the sign-in page shows it (API-20). */
export const getTenant = get('/customer/tenant', {
  access: 'public',
  key: 'TENANT',
  answer: dataEnvelope(Tenant),
  summary: 'The advice firm: names, colours, offices, flags (API-20, ENTITY-07).',
})

/** Finds a tenant's subdomain by its adviser code; an unknown code is 404 'could not transform tenantcode' (API-03). */
export const getSubdomainByCode = get('/tenant/code/{code}', {
  base: 'proxy',
  access: 'public',
  params: { code: v.pipe(v.string(), v.maxLength(64)) },
  answer: v.object({ subdomain: v.string() }),
  summary: 'The subdomain that belongs to an advisor code (API-03).',
})
