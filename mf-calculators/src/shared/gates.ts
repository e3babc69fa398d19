import { featureGates } from '@portal/contract/feature-gate'
import type { Gate } from '@portal/contract/registry'
import type { Tenant } from '@portal/contract/tenant'

/** Gate of a calculator: open if the tenant has its key (TENANT-18, TENANT-19). */
export const keyGate = (key: keyof Tenant & `${string}_key`): Gate => ({
  flags: [{ name: key, absent: 'off' }],
  subject: 'home',
})

/** Adds the mortgage flag to a gate: without mortgages, the tenant has no calculator about debt (TENANT-11). */
export const withMortgages = ({ flags = [], ...gate }: Gate): Gate => ({
  ...gate,
  flags: [...flags, ...(featureGates.mortgages.flags ?? [])],
})

/** Closes a gate for customers of a partner insurer (TENANT-24). */
export const othersOnly = (gate: Gate): Gate => ({ ...gate, customers: 'others' })
