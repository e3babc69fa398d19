import type { Street } from '@portal/contract/street'

/** The postcode has the form '1234 AB'. Null if there is no such address. Rejects if the lookup fails. */
export type Streets = (postcode: string, number: string) => Promise<Street | null>
