import * as v from '@portal/contract/valibot'
import { defineGet, definePost } from './call.ts'
import { ReleaseChange } from './release.ts'
import { dataEnvelope, WriteResult } from './wire.ts'

/** The server accepts these calls from operators only. */
const consoleTenantCallOptions = { base: 'staff', access: 'staff', key: 'CONSOLE_TENANT' } as const

const SubdomainField = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]*$/), v.maxLength(60))

/** Features that operators can switch per tenant (ENTITY-07). */
export const tenantFeatureNames = [
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
export type TenantFeatureName = (typeof tenantFeatureNames)[number]

export const TenantSummary = v.object({
  subdomain: v.string(),
  name: v.string(),
  off: v.array(v.string()),
})
export type TenantSummary = v.InferOutput<typeof TenantSummary>

export const getConsoleTenants = defineGet('/tenants', {
  ...consoleTenantCallOptions,
  response: dataEnvelope(v.array(TenantSummary)),
  summary: 'All tenants, with the remotes that are disabled for each.',
})

export const getConsoleTenant = defineGet('/tenants/{subdomain}', {
  ...consoleTenantCallOptions,
  params: { subdomain: SubdomainField },
  response: dataEnvelope(
    v.object({
      subdomain: v.string(),
      name: v.string(),
      remotes: v.array(v.object({ name: v.string(), on: v.boolean(), version: v.nullable(v.string()) })),
      /** A null `value` means the default of the portal (TENANT-08, TENANT-09). */
      features: v.array(v.object({ name: v.picklist(tenantFeatureNames), value: v.nullable(v.boolean()) })),
      history: v.array(v.object({ ...ReleaseChange.entries, about: v.string() })),
    }),
  ),
  summary: 'A tenant with its remotes and features, and the history of their changes.',
})

export const switchTenantFeatureAsOperator = definePost('/tenants/{subdomain}/features', {
  ...consoleTenantCallOptions,
  params: { subdomain: SubdomainField },
  body: v.object({ name: v.picklist(tenantFeatureNames), value: v.nullable(v.boolean()) }),
  response: WriteResult,
  summary: 'Switches a feature of a tenant on or off.',
})
