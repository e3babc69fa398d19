import { featureGates } from '@portal/contract/feature-gate'

/** Gate of mortgages, for routes, menu, slots and cards (TENANT-08). */
export const mortgageGate = featureGates.mortgages
