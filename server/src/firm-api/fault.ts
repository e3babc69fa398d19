import type { ImportFault } from '@portal/contract/firm-api/calls'
import type { Sent } from './sent.ts'

/** What is wrong with a record, and where. */
export type Fault = ImportFault

/** A fault of a record; `field` is the path of the member that it is in. */
export const faultIn = (
  { line, kind, id }: Pick<Sent, 'line' | 'kind' | 'id'>,
  field: string | null,
  message: string,
): Fault => ({ line, kind, id, field, message })
