import * as v from '@portal/contract/schema'

/** Value of a home that can be compared with: at least one euro. */
export const homeValue = (message: string) => v.pipe(v.number(message), v.minValue(1, message))
