import * as v from '@portal/contract/schema'
import { get } from './call.ts'
import { dataEnvelope, Id, IsoDate, nullableField } from './wire.ts'

/** Local time, 'HH:MM'; null = closed. */
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
  /** Including exceptions; null = closed. Not in the specification. */
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

/** ENTITY-07. Flags may be absent (TENANT-08, TENANT-09). */
export const Tenant = v.object({
  name: v.string(),
  full_name: nullableField(v.string()),
  /** Base64 PNG without `data:` prefix (THEME-04). */
  logo: nullableField(v.string()),
  header: nullableField(v.string()),
  website: nullableField(v.string()),
  /** '#rrggbb'. */
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
  /** Not in the specification; absent: the tenant decides. */
  two_factor_choice_enabled: TenantFlag,
  /** Day from which customers need a passkey or authenticator app. Not in the specification. */
  strong_sign_in_from: nullableField(IsoDate),
  /** Devices may store responses, encrypted, while customers are signed in. Not in the specification; absent = on. */
  last_seen_enabled: TenantFlag,
  /** Keys of calculation services (TENANT-18); absent = not offered. */
  interest_list_key: nullableField(v.string()),
  scenarios_key: nullableField(v.string()),
  maximum_mortgage_key: nullableField(v.string()),
  refinance_key: nullableField(v.string()),
  sustainability_key: nullableField(v.string()),
})
export type Tenant = v.InferOutput<typeof Tenant>

export const getTenant = get('/customer/tenant', {
  access: 'public',
  key: 'TENANT',
  response: dataEnvelope(Tenant),
  summary: 'The tenant of the base URL: names, colours, offices and flags (API-20, ENTITY-07).',
})

/** 404 'could not transform tenantcode' for an unknown code. */
export const getSubdomainByCode = get('/tenant/code/{code}', {
  base: 'proxy',
  access: 'public',
  params: { code: v.pipe(v.string(), v.maxLength(64)) },
  response: v.object({ subdomain: v.string() }),
  summary: 'The subdomain of a tenant by its adviser code (API-03).',
})
