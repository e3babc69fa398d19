import { featureGates } from '@portal/domain/feature-gate'

/** Access to policies and damage reports; off unless the tenant's flag is on (TENANT-09, TENANT-12). */
export const insuranceGate = featureGates.policies
