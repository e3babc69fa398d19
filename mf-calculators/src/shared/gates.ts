import { featureGates } from '@portal/contract/feature-gate'
import type { Gate } from '@portal/contract/registry'
import type { Tenant } from '@portal/contract/tenant'

/** A calculator is there for firms that have its key (TENANT-18, TENANT-19). */
export const keyGate = (key: keyof Tenant & `${string}_key`): Gate => ({
  flags: [{ name: key, absent: 'off' }],
  subject: 'home',
})

/** A calculator of what the customer owes, which a firm without mortgages has not (TENANT-11). */
export const withMortgages = ({ flags = [], ...gate }: Gate): Gate => ({
  ...gate,
  flags: [...flags, ...(featureGates.mortgages.flags ?? [])],
})

/** A calculator that customers of a partner insurer do not get (TENANT-24). */
export const othersOnly = (gate: Gate): Gate => ({ ...gate, customers: 'others' })
