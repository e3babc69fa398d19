import * as v from '@portal/contract/schema'
import { get } from './call.ts'
import { data, Id, IsoDate, maybe } from './wire.ts'

/** Opening hours of a day in the tenant's local time, 'HH:MM'; null = closed. */
export const OpeningHours = v.object({
  /** 1 = Monday … 7 = Sunday. */
  day: v.number(),
  from: maybe(v.string()),
  to: maybe(v.string()),
})

/** A deviation from the opening hours on one date. */
export const UpcomingHours = v.object({
  date: v.string(),
  from: maybe(v.string()),
  to: maybe(v.string()),
  reason: maybe(v.string()),
})

/** An office of the tenant (ENTITY-08). */
export const Office = v.object({
  id: Id,
  name: v.string(),
  city: maybe(v.string()),
  code: maybe(v.string()),
  email: maybe(v.string()),
  phone: maybe(v.string()),
  postcode: maybe(v.string()),
  street_name: maybe(v.string()),
  number: maybe(v.string()),
  website: maybe(v.string()),
  default_hours: v.nullish(v.array(OpeningHours), []),
  upcoming_hours: v.nullish(v.array(UpcomingHours), []),
  /** Today's hours including deviations; null = closed. Not in the specification: other servers omit it. */
  today_hours: maybe(v.object({ from: maybe(v.string()), to: maybe(v.string()), reason: maybe(v.string()) })),
})
export type Office = v.InferOutput<typeof Office>

const Flag = v.optional(v.nullable(v.boolean()))

/** A tenant: the advice firm (ENTITY-07). Flags may be absent: see TENANT-08 and TENANT-09. */
export const Tenant = v.object({
  name: v.string(),
  full_name: maybe(v.string()),
  /** Base64 PNG without data: prefix (THEME-04). */
  logo: maybe(v.string()),
  header: maybe(v.string()),
  website: maybe(v.string()),
  /** Colours as '#rrggbb'. */
  primary_color: v.string(),
  secondary_color: v.string(),
  tertiary_color: maybe(v.string()),
  slogan: maybe(v.string()),
  contact_email: maybe(v.string()),
  use_contact_email: Flag,
  support_email: maybe(v.string()),
  use_support_email: Flag,
  /** 'JE' = informal, anything else formal (I18N-03). */
  pronoun: maybe(v.string()),
  code: v.string(),
  offices: v.nullish(v.array(Office), []),
  show_account_manager: Flag,
  show_income: Flag,
  show_mortgages: Flag,
  show_obligations: Flag,
  show_policies: Flag,
  show_opening_hours: Flag,
  show_visiting_address: Flag,
  online_afspraken_enabled: Flag,
  /** Customers may switch two-step sign-in; not in the specification, absent = the tenant decides. */
  two_factor_choice_enabled: Flag,
  /** Day from which customers need a passkey or authenticator app; not in the specification, absent = optional. */
  strong_sign_in_from: maybe(IsoDate),
  /**
   * Devices may store earlier responses encrypted while customers are signed in; not in the specification, absent = on.
   */
  last_seen_enabled: Flag,
  /** Keys of the advice widgets (TENANT-18); absent = the tool is not offered. */
  interest_list_key: maybe(v.string()),
  scenarios_key: maybe(v.string()),
  maximum_mortgage_key: maybe(v.string()),
  refinance_key: maybe(v.string()),
  sustainability_key: maybe(v.string()),
})
export type Tenant = v.InferOutput<typeof Tenant>

/** The tenant of a base address; public, because the sign-in page shows it (API-20). */
export const getTenant = get('/customer/tenant', {
  access: 'public',
  key: 'TENANT',
  answer: data(Tenant),
  summary: 'The advice firm: names, colours, offices, flags (API-20, ENTITY-07).',
})

/** Finds a tenant's subdomain by its adviser code; an unknown code is 404 'could not transform tenantcode' (API-03). */
export const getSubdomainOfCode = get('/tenant/code/{code}', {
  base: 'proxy',
  access: 'public',
  params: { code: v.pipe(v.string(), v.maxLength(64)) },
  answer: v.object({ subdomain: v.string() }),
  summary: 'The subdomain that belongs to an advisor code (API-03).',
})
