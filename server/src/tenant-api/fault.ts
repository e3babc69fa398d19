import type { ImportFault } from '@portal/contract/tenant-api/tenant-api-calls'
import type { SentRecord } from './sent-record.ts'

export type Fault = ImportFault

export const createFault = (
  { line, kind, id }: Pick<SentRecord, 'line' | 'kind' | 'id'>,
  field: string | null,
  message: string,
): Fault => ({ line, kind, id, field, message })
