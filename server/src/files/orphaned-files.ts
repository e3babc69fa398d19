import { eq, inArray, lt } from 'drizzle-orm'
import type { AllTenantsContext, Context } from '../context.ts'
import type { Database } from '../database/database.ts'
import { orphanedFiles } from '../database/tables/orphaned-file.ts'
import { createFileKey } from './file-key.ts'

/** How long a request or a job may hold a file without a record, in milliseconds. */
const maxStoringMs = 2 * 3_600_000
/** Number of files deleted per sweep. */
const maxFilesPerSweep = 500

type OrphanedFilesContext = Pick<Context, 'db' | 'files' | 'clock'>

/**
 * Stores a file before its record exists, outside of transactions, so that no database connection waits for the store.
 * The file is registered first, so that a sweep deletes it if no record follows.
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

/** Marks a stored file as recorded, within the transaction that adds the record. */
export const claimFile = async (tx: Database, key: string): Promise<void> =>
  void (await tx.delete(orphanedFiles).where(eq(orphanedFiles.fileKey, key)))

/** Marks files as orphaned, within the transaction that deletes their records; {@link discardOrphanedFiles} deletes them. */
export async function markOrphaned(
  tx: Database,
  gone: readonly { fileKey: string; tenantId: number }[],
  since: Date,
): Promise<void> {
  const rows = gone.map(({ fileKey, tenantId }) => ({ fileKey, tenantId, since }))
  if (rows.length > 0) await tx.insert(orphanedFiles).values(rows).onConflictDoNothing()
}

/** Deletes files without a record; failures are left to a later sweep. */
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

/** Deletes files that have had no record for long, left by an ended process or an unavailable store. */
export async function sweepOrphanedFiles({
  everyTenant,
  files,
  clock,
}: Pick<AllTenantsContext, 'everyTenant' | 'files' | 'clock'>): Promise<void> {
  const old = await everyTenant
    .select({ key: orphanedFiles.fileKey })
    .from(orphanedFiles)
    .where(lt(orphanedFiles.since, new Date(clock().getTime() - maxStoringMs)))
    .limit(maxFilesPerSweep)
  await discardOrphanedFiles(
    { db: everyTenant, files },
    old.map(({ key }) => key),
  )
}
