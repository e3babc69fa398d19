import type { WriteResponse } from '@portal/contract/tenant-api/tenant-api-calls'
import type { InferOutput } from 'valibot'
import { recordAuditEntry } from '../audit/record-audit-entry.ts'
import type { AllTenantsContext } from '../context.ts'
import { createInvalidFieldsError, type HttpError } from '../http/http-error.ts'
import type { ApiKeyHolder } from './api-keys.ts'
import type { FileSource } from './apply/record-files.ts'
import { storeRecordGroups } from './apply/store-record-groups.ts'
import { createEmptyImportCounts } from './apply/stored-outcome.ts'
import type { SchemaProblem } from './schema-problems.ts'
import type { SentRecord } from './sent-record.ts'

type WrittenResponse = InferOutput<typeof WriteResponse>

/** Creates an error by field. Errors of the whole record are under `body`. */
export const createSchemaProblemsError = (complaints: readonly SchemaProblem[]): HttpError =>
  createInvalidFieldsError(
    Object.fromEntries(complaints.map(({ field, message }) => [field || 'body', message])),
  )

/**
 * Stores a record, and audits it if it changed something.
 * @throws HttpError 422 with the errors
 */
export async function storeSingleRecord(
  context: AllTenantsContext,
  key: ApiKeyHolder,
  sent: SentRecord,
  source: FileSource,
): Promise<WrittenResponse> {
  const group = { customer: sent.customer, records: [sent] }
  const { counts, faults } = await storeRecordGroups(context, key, [group], source, async (tx, stored) => {
    if (stored.counts.unchanged > 0) return
    await recordAuditEntry(tx, context.log, {
      tenantId: key.tenantId,
      at: context.clock(),
      staffId: 0,
      staffName: key.name,
      role: 'key',
      command: sent.data === null ? 'tenant-remove' : 'tenant-put',
      customerIds: [...stored.customerIds],
      about: { kind: sent.kind, id: sent.id },
      source: key.source,
      outcome: stored.faults.length === 0 ? 'done' : 'refused',
    })
  })
  if (faults.length > 0)
    throw createSchemaProblemsError(faults.map(({ field, message }) => ({ field: field ?? '', message })))
  const outcome = Object.keys(createEmptyImportCounts()).find(
    (name) => counts[name as keyof typeof counts] > 0,
  )
  return { outcome: outcome as WrittenResponse['outcome'] }
}
