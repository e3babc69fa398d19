import type { Street } from '@portal/contract/street'

/** Street of a postcode ('1234 AB') with house number; null if it does not exist. Rejects if the lookup fails. */
export type Streets = (postcode: string, number: string) => Promise<Street | null>
