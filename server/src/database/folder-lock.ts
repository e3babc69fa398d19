import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { StartError } from '../start-error.ts'

/** What SQLite answers when another has the lock. */
const busy = 5

/** Claims of this process: one that is forgotten would be given back when memory is cleared up. */
const held = new Set<DatabaseSync>()

/**
 * Claims a data folder for this process, so that two never open one embedded database. The claim is a lock of the
 * operating system, held through a write begun in an empty SQLite file: the kernel gives it to one process at a time, in
 * whatever container it runs, and takes it back when that process ends, however it does.
 * @returns how to give the folder back
 * @throws StartError when another process, or this one, has it
 */
export async function lockFolder(folder: string): Promise<() => void> {
  await mkdir(folder, { recursive: true })
  const file = new DatabaseSync(join(folder, 'lock.sqlite'), { timeout: 0 })
  try {
    file.exec('begin immediate')
  } catch (error) {
    file.close()
    if (!(error instanceof Error && 'errcode' in error && error.errcode === busy)) throw error
    throw new StartError(
      `The data folder ${folder} is in use by another server: stop that one, or choose another folder with DATA_DIR.`,
    )
  }
  held.add(file)
  return () => {
    held.delete(file)
    file.close()
  }
}
