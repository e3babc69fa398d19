import * as v from '@portal/contract/schema'
import { get, post } from './call.ts'
import { ReleaseChange } from './release.ts'
import { dataEnvelope, WriteResult } from './wire.ts'

/** Access of the tenant calls in the console; only operators have it. */
const consoleTenantAccess = { base: 'staff', access: 'staff', key: 'CONSOLE_TENANT' } as const

const SubdomainField = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]*$/), v.maxLength(60))

/** Features that a tenant can switch (ENTITY-07). */
export const featureNames = [
  'show_account_manager',
  'show_income',
  'show_mortgages',
  'show_obligations',
  'show_policies',
  'show_opening_hours',
  'show_visiting_address',
  'online_afspraken_enabled',
  'two_factor_choice_enabled',
  'last_seen_enabled',
  'use_contact_email',
  'use_support_email',
] as const
export type FeatureName = (typeof featureNames)[number]

export const TenantSummary = v.object({
  subdomain: v.string(),
  name: v.string(),
  /** Remotes that are disabled for the tenant. */
  off: v.array(v.string()),
})
export type TenantSummary = v.InferOutput<typeof TenantSummary>

export const getConsoleTenants = get('/tenants', {
  ...consoleTenantAccess,
  answer: dataEnvelope(v.array(TenantSummary)),
  summary: 'Every tenant, with the remotes that it has switched off.',
})

/** Features of a tenant, and the history of their changes. */
export const getConsoleTenant = get('/tenants/{subdomain}', {
  ...consoleTenantAccess,
  params: { subdomain: SubdomainField },
  answer: dataEnvelope(
    v.object({
      subdomain: v.string(),
      name: v.string(),
      remotes: v.array(v.object({ name: v.string(), on: v.boolean(), version: v.nullable(v.string()) })),
      /** True is on, false is off, null is the portal's default (TENANT-08, TENANT-09). */
      features: v.array(v.object({ name: v.picklist(featureNames), value: v.nullable(v.boolean()) })),
      history: v.array(v.object({ ...ReleaseChange.entries, about: v.string() })),
    }),
  ),
  summary: 'A tenant with its remotes and features, and the history of both.',
})

/** Switches a tenant's feature on or off, or to the portal's default; recorded in the audit. */
export const postTenantFeatureFlag = post('/tenants/{subdomain}/features', {
  ...consoleTenantAccess,
  params: { subdomain: SubdomainField },
  body: v.object({ name: v.picklist(featureNames), value: v.nullable(v.boolean()) }),
  answer: WriteResult,
  summary: 'Switches a feature of a tenant.',
})
