import type { Street } from '@portal/contract/street'

/**
 * Finds a street by postcode in the form '1234 AB'. Returns null if there is no such address. Rejects if the lookup
 * fails.
 */
export type StreetSource = (postcode: string, number: string) => Promise<Street | null>
