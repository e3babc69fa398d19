import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import type { WholeContext } from '../../context.ts'
import type { Database } from '../../database/database.ts'
import { tenants } from '../../database/tables/tenant.ts'
import { tenantImports } from '../../database/tables/tenant-api.ts'
import { withinTenant } from '../../database/tenant-scope.ts'
import { claimFile, discardOrphanedFiles, stageFile } from '../../files/orphaned-files.ts'
import { isFull, storageFull } from '../../files/storage-full.ts'
import { HttpError, invalid } from '../../http/http-error.ts'
import { noCounts } from '../apply/outcome.ts'
import type { KeyHolder } from '../keys.ts'
import { encodingFault, isList, listFault } from './lines.ts'
import { readFirstBytes, refuseWithoutRoom, spool, tooLarge, withFolder } from './spool.ts'

type Format = 'ndjson' | 'zip'

/** Rejects a file of another type by its first bytes. */
async function refuseOthers(path: string, format: Format): Promise<void> {
  const firstBytes = await readFirstBytes(path, 4096)
  const begins = firstBytes.toString('latin1', 0, 64).replace(/^ï»¿/, '')
  if (format === 'zip' && !begins.startsWith('PK')) throw invalid({ body: 'is no zip' })
  const isWide = format === 'ndjson' && /^(?:\xff\xfe|\xfe\xff|.?\0)/s.test(begins)
  if (isWide) throw invalid({ body: encodingFault(firstBytes) ?? 'is not in UTF-8' })
  if (format === 'ndjson' && isList(begins)) throw invalid({ body: listFault })
  if (format === 'ndjson' && !/^\s*\{/.test(begins))
    throw invalid({ body: 'is no list of records: each line must be one object in JSON' })
}

/** Maximum number of running imports of a tenant. */
const maxUnfinished = 5

/** Base number of the advisory locks that serialise a tenant's new imports. */
const takingIn = 7_413_007

/** Number of running imports of a tenant. @throws HttpError 429 at the maximum */
async function unendedImports(db: Database, tenantId: number): Promise<number> {
  const unended = and(
    eq(tenantImports.tenantId, tenantId),
    inArray(tenantImports.state, ['waiting', 'working']),
  )
  const many = await db.$count(tenantImports, unended)
  if (many < maxUnfinished) return many
  throw new HttpError(
    429,
    {
      error: 'too_many_imports',
      message: `${maxUnfinished} imports wait or are under way. Send this file once one of them has ended.`,
    },
    { 'retry-after': '60' },
  )
}

const brokenOff = () =>
  new HttpError(400, { error: 'broken_off', message: 'The file did not arrive whole. Send it again.' })

async function takeIn(
  context: WholeContext,
  key: KeyHolder,
  { path, size }: { path: string; size: number },
  format: Format,
): Promise<number> {
  const { tenantId, name: keyName, scopes, source } = key
  const type = format === 'zip' ? 'application/zip' : 'application/x-ndjson'
  const fileKey = await stageFile(context, (at, store) => store.putFile(at, path, type))
  try {
    return await context.db.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(${takingIn}, ${tenantId})`)
      const before = await unendedImports(tx, tenantId)
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
          counts: noCounts(),
          createdAt: context.clock(),
        })
        .returning({ id: tenantImports.id })
      if (!row || !tenant) throw new Error('an import was not taken in')
      await claimFile(tx, fileKey)
      /** Fair order between tenants: the first import of each precedes the second of any. */
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
 * Receives an import file while it arrives and queues it when complete; an aborted upload leaves nothing. Returns the
 * import's number.
 * @throws HttpError 413 if it is too large, 422 for another type of file, 429 at the maximum of imports, 507 if the
 * disk is full
 */
export async function receiveImport(
  context: WholeContext,
  key: KeyHolder,
  request: FastifyRequest,
): Promise<number> {
  const { importBytes } = context.config.tenantApi
  const announced = Number(request.headers['content-length'] ?? 0)
  if (announced > importBytes) throw tooLarge(importBytes)
  await unendedImports(context.db, key.tenantId)
  const format = request.headers['content-type']?.startsWith('application/zip') ? 'zip' : 'ndjson'
  const taken = withFolder(async (folder) => {
    await refuseWithoutRoom(folder, announced)
    const limits = { bytes: importBytes, seconds: context.config.bodySeconds }
    const arrived = await spool(request.body as Readable, join(folder, 'file'), limits).catch(
      (error: unknown) => {
        throw error instanceof HttpError || isFull(error) ? error : brokenOff()
      },
    )
    await refuseOthers(arrived.path, format)
    return withinTenant(key.tenantId, () => takeIn(context, key, arrived, format))
  })
  return taken.catch((error: unknown) => {
    if (!isFull(error)) throw error
    context.log.error({ import: { tenant: key.tenantId, bytes: announced } }, 'no room for an import')
    throw storageFull()
  })
}
