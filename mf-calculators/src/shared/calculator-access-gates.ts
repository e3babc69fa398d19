import type { AccessGate } from '@portal/contract/remote-registry'
import type { Tenant } from '@portal/contract/tenant'
import { featureGates } from '@portal/domain/feature-gate'

/**
 * Creates the access gate of a calculator, which allows access if the tenant has this key of the calculation service
 * (TENANT-18, TENANT-19).
 */
export const createServiceKeyGate = (key: keyof Tenant & `${string}_key`): AccessGate => ({
  flags: [{ name: key, absent: 'off' }],
  subject: 'home',
})

/** Adds the mortgage flag to an access gate. A tenant without mortgages has no calculator about debt (TENANT-11). */
export const requireMortgages = ({ flags = [], ...gate }: AccessGate): AccessGate => ({
  ...gate,
  flags: [...flags, ...(featureGates.mortgages.flags ?? [])],
})

/** Changes an access gate so that customers of a partner insurer have no access (TENANT-24). */
export const excludePartnerInsurer = (gate: AccessGate): AccessGate => ({ ...gate, customers: 'others' })
