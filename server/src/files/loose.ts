import { eq, inArray, lt } from 'drizzle-orm'
import type { Context, WholeContext } from '../context.ts'
import type { Database } from '../database/database.ts'
import { looseFiles } from '../database/tables/loose-file.ts'
import { newFileKey } from './key.ts'

/** Longer than any request or dossier holds a file before it is on record, in milliseconds: two hours. */
const longest = 2 * 3_600_000
/** So many are removed in one sweep. */
const atOnce = 500

type Parts = Pick<Context, 'db' | 'files' | 'clock'>

/**
 * Stores a file before there is a record of it, outside of any transaction, so that no connection waits for the store. It is
 * noted first, so that it is found and removed when nothing comes of it, whatever happens. Answers its key.
 */
export async function stageFile(
  { db, files, clock }: Parts,
  write: (key: string, files: Parts['files']) => Promise<void>,
): Promise<string> {
  const key = newFileKey()
  await db.insert(looseFiles).values({ fileKey: key, since: clock() })
  await write(key, files)
  return key
}

/** Takes a stored file on record, within the transaction that adds the record. */
export const claimFile = async (tx: Database, key: string): Promise<void> =>
  void (await tx.delete(looseFiles).where(eq(looseFiles.fileKey, key)))

/** Notes files as those of no record any more, within the transaction that removes the records; {@link discardLoose} follows. */
export async function loosenFiles(
  tx: Database,
  gone: readonly { fileKey: string; tenantId: number }[],
  since: Date,
): Promise<void> {
  const rows = gone.map(({ fileKey, tenantId }) => ({ fileKey, tenantId, since }))
  if (rows.length > 0) await tx.insert(looseFiles).values(rows).onConflictDoNothing()
}

/** Removes those of some files that no record tells of. What cannot be removed now is at a later sweep. */
export async function discardLoose(
  { db, files }: Pick<Parts, 'db' | 'files'>,
  keys: readonly string[],
): Promise<void> {
  if (keys.length === 0) return
  const loose = await db
    .select({ key: looseFiles.fileKey })
    .from(looseFiles)
    .where(inArray(looseFiles.fileKey, [...keys]))
  for (const { key } of loose) {
    await files.remove(key)
    await claimFile(db, key)
  }
}

/** Removes the files that have had no record for long: of a process that ended, or of a store that was away. */
export async function sweepLoose({
  everyFirm,
  files,
  clock,
}: Pick<WholeContext, 'everyFirm' | 'files' | 'clock'>): Promise<void> {
  const old = await everyFirm
    .select({ key: looseFiles.fileKey })
    .from(looseFiles)
    .where(lt(looseFiles.since, new Date(clock().getTime() - longest)))
    .limit(atOnce)
  await discardLoose(
    { db: everyFirm, files },
    old.map(({ key }) => key),
  )
}
