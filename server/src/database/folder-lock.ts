import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { StartError } from '../start-error.ts'

const sqliteBusyCode = 5

/** Keeps the locks from garbage collection, which would release them. */
const heldLocks = new Set<DatabaseSync>()

/**
 * Locks a data folder for this process: two processes must not open one embedded database. The lock is a write
 * transaction in an empty SQLite file, because the operating system releases it when the process ends.
 * @returns a function that releases the folder
 * @throws StartError if the folder is locked
 */
export async function lockFolder(folder: string): Promise<() => void> {
  await mkdir(folder, { recursive: true })
  const file = new DatabaseSync(join(folder, 'lock.sqlite'), { timeout: 0 })
  try {
    file.exec('begin immediate')
  } catch (error) {
    file.close()
    if (!(error instanceof Error && 'errcode' in error && error.errcode === sqliteBusyCode)) throw error
    throw new StartError(
      `The data folder ${folder} is in use by another server: stop that one, or choose another folder with DATA_DIR.`,
    )
  }
  heldLocks.add(file)
  return () => {
    heldLocks.delete(file)
    file.close()
  }
}
