import type { ImportFault } from '@portal/contract/tenant-api/tenant-api-calls'
import type { SentRecord } from './sent-record.ts'

export const createImportFault = (
  { line, kind, id }: Pick<SentRecord, 'line' | 'kind' | 'id'>,
  field: string | null,
  message: string,
): ImportFault => ({ line, kind, id, field, message })
