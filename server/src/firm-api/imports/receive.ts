import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { eq } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import type { WholeContext } from '../../context.ts'
import { inFirm } from '../../database/firm.ts'
import { firmImports } from '../../database/tables/firm-api.ts'
import { tenants } from '../../database/tables/tenant.ts'
import { claimFile, discardLoose, stageFile } from '../../files/loose.ts'
import { HttpError, invalid } from '../../http/http-error.ts'
import { noCounts } from '../apply/outcome.ts'
import type { KeyHolder } from '../keys.ts'
import { encodingFault } from './lines.ts'
import { beginningOf, spool, tooLarge, withFolder } from './spool.ts'

type Format = 'ndjson' | 'zip'

/** Refuses at once what is no file of its kind by its first bytes. */
async function refuseOthers(path: string, format: Format): Promise<void> {
  const beginning = await beginningOf(path, 4096)
  const begins = beginning.toString('latin1', 0, 64).replace(/^ï»¿/, '')
  if (format === 'zip' && !begins.startsWith('PK')) throw invalid({ body: 'is no zip' })
  const isWide = format === 'ndjson' && /^(?:\xff\xfe|\xfe\xff|.?\0)/s.test(begins)
  if (isWide) throw invalid({ body: encodingFault(beginning) ?? 'is not in UTF-8' })
  if (format === 'ndjson' && !/^\s*\{/.test(begins))
    throw invalid({ body: 'is no list of records: each line must be one object in JSON' })
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
      const [firm] = await tx
        .select({ subdomain: tenants.subdomain })
        .from(tenants)
        .where(eq(tenants.id, tenantId))
      const [row] = await tx
        .insert(firmImports)
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
        .returning({ id: firmImports.id })
      if (!row || !firm) throw new Error('an import was not taken in')
      await claimFile(tx, fileKey)
      await context.jobs.add('firm-import', { tenant: firm.subdomain, id: row.id }, tx)
      return row.id
    })
  } catch (error) {
    await discardLoose(context, [fileKey]).catch(() => {})
    throw error
  }
}

/**
 * Takes in a file of records as it arrives, and promises to work it through once it is here whole; of one that breaks off nothing
 * is left. Answers the import's number.
 * @throws HttpError 413 when it is larger than it may be, 422 when it is another kind of file
 */
export async function receiveImport(
  context: WholeContext,
  key: KeyHolder,
  request: FastifyRequest,
): Promise<number> {
  const { importBytes } = context.config.firmApi
  if (Number(request.headers['content-length'] ?? 0) > importBytes) throw tooLarge(importBytes)
  const format = request.headers['content-type']?.startsWith('application/zip') ? 'zip' : 'ndjson'
  return withFolder(async (folder) => {
    const limits = { bytes: importBytes, seconds: context.config.bodySeconds }
    const arrived = await spool(request.body as Readable, join(folder, 'file'), limits).catch(
      (error: unknown) => {
        throw error instanceof HttpError ? error : brokenOff()
      },
    )
    await refuseOthers(arrived.path, format)
    return inFirm(key.tenantId, () => takeIn(context, key, arrived, format))
  })
}
