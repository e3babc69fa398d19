import { eq, inArray, lt } from 'drizzle-orm'
import type { AllTenantsContext, Context } from '../context.ts'
import type { Database } from '../database/database.ts'
import { orphanedFiles } from '../database/tables/orphaned-file.ts'
import { createFileKey } from './file-store.ts'

/** Time that a request or a job has to add the record of a stored file. */
const maxStagingMs = 2 * 3_600_000
const maxFilesPerSweep = 500

type OrphanedFilesContext = Pick<Context, 'db' | 'files' | 'clock'>

/**
 * Stores a file before its record exists, so that no transaction waits for the store. If no record follows, a sweep
 * deletes the file.
 * @returns the file's key
 */
export async function stageFile(
  { db, files, clock }: OrphanedFilesContext,
  write: (key: string, files: OrphanedFilesContext['files']) => Promise<void>,
): Promise<string> {
  const key = createFileKey()
  await db.insert(orphanedFiles).values({ fileKey: key, since: clock() })
  await write(key, files)
  return key
}

/** Keeps a staged file. Call this in the transaction that adds the record. */
export const claimFile = async (tx: Database, key: string): Promise<void> =>
  void (await tx.delete(orphanedFiles).where(eq(orphanedFiles.fileKey, key)))

/**
 * Marks files for deletion. Call this in the transaction that deletes the records, and {@link discardOrphanedFiles}
 * afterwards.
 */
export async function markFilesOrphaned(
  tx: Database,
  files: readonly { fileKey: string; tenantId: number }[],
  since: Date,
): Promise<void> {
  const rows = files.map(({ fileKey, tenantId }) => ({ fileKey, tenantId, since }))
  if (rows.length > 0) await tx.insert(orphanedFiles).values(rows).onConflictDoNothing()
}

/** Deletes orphaned files. A later sweep deletes those that the store cannot delete now. */
export async function discardOrphanedFiles(
  { db, files }: Pick<OrphanedFilesContext, 'db' | 'files'>,
  keys: readonly string[],
): Promise<void> {
  if (keys.length === 0) return
  const orphaned = await db
    .select({ key: orphanedFiles.fileKey })
    .from(orphanedFiles)
    .where(inArray(orphanedFiles.fileKey, [...keys]))
  for (const { key } of orphaned) {
    await files.remove(key)
    await claimFile(db, key)
  }
}

/** Does the same after a request. If it fails, the request still succeeds. */
export const discardOrphanedFilesOrWarn = (
  context: Pick<OrphanedFilesContext, 'db' | 'files'> & Pick<Context, 'log'>,
  keys: readonly string[],
): Promise<void> =>
  discardOrphanedFiles(context, keys).catch(() =>
    context.log.warn('could not delete an orphaned file: the cleanup job will delete it'),
  )

/** Deletes staged files that have had no record for two hours. */
export async function sweepOrphanedFiles({
  allTenantsDb,
  files,
  clock,
}: Pick<AllTenantsContext, 'allTenantsDb' | 'files' | 'clock'>): Promise<void> {
  const old = await allTenantsDb
    .select({ key: orphanedFiles.fileKey })
    .from(orphanedFiles)
    .where(lt(orphanedFiles.since, new Date(clock().getTime() - maxStagingMs)))
    .limit(maxFilesPerSweep)
  await discardOrphanedFiles(
    { db: allTenantsDb, files },
    old.map(({ key }) => key),
  )
}
