import type { ImportFault } from '@portal/contract/tenant-api/tenant-api-calls'
import type { SentRecord } from './sent.ts'

/** An error of a record with its position. */
export type Fault = ImportFault

/** An error of a record; `field` is the path of its field. */
export const createFault = (
  { line, kind, id }: Pick<SentRecord, 'line' | 'kind' | 'id'>,
  field: string | null,
  message: string,
): Fault => ({ line, kind, id, field, message })
