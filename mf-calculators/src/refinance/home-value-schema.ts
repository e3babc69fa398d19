import * as v from '@portal/contract/valibot'

/** Schema of a home value that allows a comparison: at least one euro. */
export const createHomeValueSchema = (message: string) => v.pipe(v.number(message), v.minValue(1, message))
