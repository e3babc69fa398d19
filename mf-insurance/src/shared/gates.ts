import { featureGates } from '@portal/contract/feature-gate'

/** Who may see policies and damage reports: a firm that does not say so shows none (TENANT-09, TENANT-12). */
export const insuranceGate = featureGates.policies
