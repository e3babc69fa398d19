import type { ImportFault } from '@portal/contract/tenant-api/tenant-api-calls'
import { findDatabaseError } from '../../database/database-error.ts'
import { createImportFault, type SentRecord } from '../sent-record.ts'

/** Thrown for a record that Postgres rejects. The changes of the transaction are rolled back. */
export class RecordFault extends Error {
  override readonly name = 'RecordFault'
  readonly faults: readonly ImportFault[]

  constructor(faults: readonly ImportFault[]) {
    super('a record cannot be stored')
    this.faults = faults
  }
}

const databaseFaultPatterns: readonly [pattern: RegExp, field: string, message: string][] = [
  [/username/, 'data.username', 'is that of another customer'],
  [/email/, 'data.email_address', 'is that of another customer'],
  [/resource/, 'data.time_start', 'is when the adviser has another appointment'],
]

/** Converts a database error about one of the records to a RecordFault. Returns other errors unchanged. */
export function toRecordFault(error: unknown, records: readonly SentRecord[]): unknown {
  const databaseError = findDatabaseError(error)
  const [first] = records
  if (!databaseError || !first || !/^2[23]/.test(databaseError.code)) return error
  if (databaseError.code === '23503')
    return new RecordFault([createImportFault(first, null, 'is still named by others, which must go first')])
  const found = databaseFaultPatterns.find(([pattern]) => pattern.test(String(databaseError.constraint)))
  if (databaseError.code === '23505' && found)
    return new RecordFault([createImportFault(first, found[1], found[2])])
  return new RecordFault([
    createImportFault(first, 'data', `cannot be stored as it is (${databaseError.code})`),
  ])
}
