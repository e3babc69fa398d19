import type { Street } from '@portal/contract/street'

/** Where a postcode ('1234 AB') with a house number is; null when it is nowhere. Rejects when that cannot be found out. */
export type Streets = (postcode: string, number: string) => Promise<Street | null>
