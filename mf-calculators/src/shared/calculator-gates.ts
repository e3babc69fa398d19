import { featureGates } from '@portal/contract/feature-gate'
import type { AccessGate } from '@portal/contract/registry'
import type { Tenant } from '@portal/contract/tenant'

/** Creates the gate of a calculator: open if the tenant has a key for it (TENANT-18, TENANT-19). */
export const createKeyGate = (key: keyof Tenant & `${string}_key`): AccessGate => ({
  flags: [{ name: key, absent: 'off' }],
  subject: 'home',
})

/** Adds the mortgage flag to a gate. A tenant without mortgages has no calculator about debt (TENANT-11). */
export const requireMortgages = ({ flags = [], ...gate }: AccessGate): AccessGate => ({
  ...gate,
  flags: [...flags, ...(featureGates.mortgages.flags ?? [])],
})

/** Closes a gate for customers of a partner insurer (TENANT-24). */
export const excludePartnerInsurer = (gate: AccessGate): AccessGate => ({ ...gate, customers: 'others' })
