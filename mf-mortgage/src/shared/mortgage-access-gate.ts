import { featureGates } from '@portal/domain/feature-gate'

/** Access gate of mortgages, for routes, menu, slots and cards (TENANT-08). */
export const mortgageAccessGate = featureGates.mortgages
