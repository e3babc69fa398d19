import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import type { AllTenantsContext } from '../../context.ts'
import type { Database } from '../../database/database.ts'
import { tenants } from '../../database/tables/tenant.ts'
import { tenantImports } from '../../database/tables/tenant-api.ts'
import { runWithinTenant } from '../../database/tenant-scope.ts'
import { claimFile, discardOrphanedFiles, stageFile } from '../../files/orphaned-files.ts'
import { createStorageFullError, isStorageFullError } from '../../files/store-unavailable.ts'
import { withTemporaryFolder } from '../../files/temporary-folder.ts'
import { createInvalidFieldsError, HttpError } from '../../http/http-error.ts'
import type { ApiKeyHolder } from '../api-keys.ts'
import { createEmptyImportCounts } from '../apply/stored-outcome.ts'
import { findEncodingFault, jsonArrayFaultMessage, startsWithJsonArray } from './import-lines.ts'
import { createImportTooLargeError, requireDiskSpace, spoolToFile } from './spool-body.ts'

type ImportFormat = 'ndjson' | 'zip'

async function rejectOtherFormats(path: string, format: ImportFormat): Promise<void> {
  const firstBytes = await buffer(createReadStream(path, { end: 4095 }))
  const begins = firstBytes.toString('latin1', 0, 64).replace(/^ï»¿/, '')
  if (format === 'zip' && !begins.startsWith('PK')) throw createInvalidFieldsError({ body: 'is no zip' })
  const isWide = format === 'ndjson' && /^(?:\xff\xfe|\xfe\xff|.?\0)/s.test(begins)
  if (isWide) throw createInvalidFieldsError({ body: findEncodingFault(firstBytes) ?? 'is not in UTF-8' })
  if (format === 'ndjson' && startsWithJsonArray(begins))
    throw createInvalidFieldsError({ body: jsonArrayFaultMessage })
  if (format === 'ndjson' && !/^\s*\{/.test(begins))
    throw createInvalidFieldsError({ body: 'is no list of records: each line must be one object in JSON' })
}

const maxUnfinishedImports = 5

/** Advisory lock that serialises new imports of a tenant. */
const receiveImportLockId = 7_413_007

/** @throws HttpError 429 at the maximum */
async function countUnfinishedImports(db: Database, tenantId: number): Promise<number> {
  const unended = and(
    eq(tenantImports.tenantId, tenantId),
    inArray(tenantImports.state, ['waiting', 'working']),
  )
  const many = await db.$count(tenantImports, unended)
  if (many < maxUnfinishedImports) return many
  throw new HttpError(
    429,
    {
      error: 'too_many_imports',
      message: `${maxUnfinishedImports} imports wait or are under way. Send this file once one of them has ended.`,
    },
    { 'retry-after': '60' },
  )
}

const createConnectionLostError = () =>
  new HttpError(400, { error: 'broken_off', message: 'The file did not arrive whole. Send it again.' })

async function storeReceivedImport(
  context: AllTenantsContext,
  key: ApiKeyHolder,
  path: string,
  format: ImportFormat,
): Promise<number> {
  const { tenantId, name: keyName, scopes, source } = key
  const type = format === 'zip' ? 'application/zip' : 'application/x-ndjson'
  const { size } = await stat(path)
  const fileKey = await stageFile(context, (at, store) => store.putFile(at, path, type))
  try {
    return await context.db.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(${receiveImportLockId}, ${tenantId})`)
      const before = await countUnfinishedImports(tx, tenantId)
      const [tenant] = await tx
        .select({ subdomain: tenants.subdomain })
        .from(tenants)
        .where(eq(tenants.id, tenantId))
      const [row] = await tx
        .insert(tenantImports)
        .values({
          tenantId,
          keyName,
          scopes: [...scopes],
          source,
          format,
          fileKey,
          bytes: size,
          counts: createEmptyImportCounts(),
          createdAt: context.clock(),
        })
        .returning({ id: tenantImports.id })
      if (!row || !tenant) throw new Error('an import was not taken in')
      await claimFile(tx, fileKey)
      /**
       * Jobs with a higher number run first. The first import of each tenant runs before the second import of any
       * tenant.
       */
      const turn = { priority: -before }
      await context.jobs.add('tenant-import', { tenant: tenant.subdomain, id: row.id }, tx, turn)
      return row.id
    })
  } catch (error) {
    await discardOrphanedFiles(context, [fileKey]).catch(() => {})
    throw error
  }
}

/**
 * Stores an import file and queues it. An aborted upload leaves nothing. Returns the import's id.
 * @throws HttpError 413 if the file is too large, 422 for another type of file, 429 at the maximum of imports, 507 if
 * the disk is full
 */
export async function receiveImport(
  context: AllTenantsContext,
  key: ApiKeyHolder,
  request: FastifyRequest,
): Promise<number> {
  const { importBytes } = context.config.tenantApi
  const announced = Number(request.headers['content-length'] ?? 0)
  if (announced > importBytes) throw createImportTooLargeError(importBytes)
  await countUnfinishedImports(context.db, key.tenantId)
  const format = request.headers['content-type']?.startsWith('application/zip') ? 'zip' : 'ndjson'
  const received = withTemporaryFolder('portal-import-', async (folder) => {
    await requireDiskSpace(folder, announced)
    const limits = { bytes: importBytes, seconds: context.config.bodySeconds }
    const path = join(folder, 'file')
    await spoolToFile(request.body as Readable, path, limits).catch((error: unknown) => {
      throw error instanceof HttpError || isStorageFullError(error) ? error : createConnectionLostError()
    })
    await rejectOtherFormats(path, format)
    return runWithinTenant(key.tenantId, () => storeReceivedImport(context, key, path, format))
  })
  return received.catch((error: unknown) => {
    if (!isStorageFullError(error)) throw error
    context.log.error({ import: { tenant: key.tenantId, bytes: announced } }, 'no space for an import')
    throw createStorageFullError()
  })
}
