import { featureGates } from '@portal/contract/feature-gate'

/** Access to mortgages, for routes, menu, slots and cards alike (TENANT-08). */
export const mortgageGate = featureGates.mortgages
