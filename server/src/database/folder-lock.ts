import { mkdir, open, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { StartError } from '../start-error.ts'

/** When a process began, in kernel ticks, so that a reused process id is told apart; empty where unknown. */
async function beginningOf(pid: number): Promise<string> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? ''
}

async function isAlive(pid: number, began: string): Promise<boolean> {
  try {
    process.kill(pid, 0)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ESRCH') return false
  }
  return pid !== process.pid && (await beginningOf(pid)) === began
}

/**
 * Claims a data folder for this process, so that two never open one embedded database.
 * A claim whose process has ended is taken over.
 * @returns how to give the folder back
 * @throws StartError when a living process has it
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  await mkdir(folder, { recursive: true })
  const path = join(folder, 'server.lock')
  const claim = `${process.pid} ${await beginningOf(process.pid)}`
  for (let attempt = 0; attempt < 3; attempt++) {
    try {
      const file = await open(path, 'wx')
      await file.writeFile(claim)
      await file.close()
      return () => rm(path, { force: true })
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
      const [pid = '', began = ''] = (await readFile(path, 'utf8').catch(() => '')).split(' ')
      if (await isAlive(Number(pid) || process.pid, began)) {
        throw new StartError(
          `The data folder ${folder} is in use by process ${pid}: stop that server, or choose another folder with DATA_DIR.`,
        )
      }
      await rm(path, { force: true })
    }
  }
  throw new StartError(`The data folder ${folder} is being opened by another server: try again.`)
}
