import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { sql } from 'drizzle-orm'
import { startCluster } from '../bench/crowd/cluster.ts'
import { fillCrowd } from '../bench/crowd/people.ts'
import { onPostgres } from '../src/backup/postgres.ts'
import { openPostgres } from '../src/database/postgres.ts'
import { documents } from '../src/database/tables/document.ts'
import { folderStore } from '../src/files/folder.ts'
import { newFileKey } from '../src/files/key.ts'
import { createLog } from '../src/log.ts'
import { startLoad, summed } from './load.ts'
import { startServer } from './server-process.ts'

const cli = path.join(import.meta.dirname, '../src/backup/cli.ts')
const run = promisify(execFile)

/** Measures a task: its duration in seconds, and its result. */
async function timed<T>(act: () => Promise<T>): Promise<{ answer: T; seconds: number }> {
  const began = performance.now()
  const answer = await act()
  return { answer, seconds: (performance.now() - began) / 1000 }
}

/** Gives every document its own file of some kilobytes. */
async function writeFiles(url: string, folder: string): Promise<number> {
  const files = folderStore(folder)
  return onPostgres(url, async (db) => {
    const rows = await db.select({ id: documents.id }).from(documents)
    for (const { id } of rows) {
      const key = newFileKey()
      await files.put(key, Buffer.from(`%PDF-1.4\n${key}\n`.repeat(40)), 'application/pdf')
      await db.execute(sql`update documents set file_key = ${key} where id = ${id}`)
    }
    return rows.length
  })
}

/** Makes a backup under load, restores it to an empty place, and compares each customer's whole file byte by byte. */
export async function restore(): Promise<boolean> {
  const folder = await mkdtemp(path.join(tmpdir(), 'portal-drill-'))
  const cluster = await startCluster()
  const before = cluster.url
  const after = before.replace('/postgres?', '/restored?')
  const settings = (url: string, place: string) => ({
    ...process.env,
    DATABASE_URL: url,
    DEMO: 'false',
    DATA_DIR: path.join(folder, place),
    ASSETS_DIR: path.join(folder, `${place}-builds`),
  })
  const backup = (args: string[], env: NodeJS.ProcessEnv) =>
    run(process.execPath, [cli, ...args], { env, maxBuffer: 1e8 })

  const database = await openPostgres(before, createLog({ logLevel: 'error' }))
  const customers = await fillCrowd(database.db, 400)
  await database.close()
  const written = await writeFiles(before, path.join(folder, 'here/files'))
  const server = await startServer(before, { DATA_DIR: path.join(folder, 'here') })
  const load = startLoad(server.url, customers, 4)
  const made = await timed(() =>
    backup(['make', '--to', path.join(folder, 'loaded')], settings(before, 'here')),
  )
  const met = summed(await load.stop())
  await server.stop()

  await backup(['make', '--to', path.join(folder, 'quiet')], settings(before, 'here'))
  const expected = await backup(['digest'], settings(before, 'here'))
  await onPostgres(before, (db) => db.execute(sql`create database restored`))
  const restoreTime = await timed(() =>
    backup(['restore', '--from', path.join(folder, 'quiet')], settings(after, 'there')),
  )
  const found = await backup(['digest'], settings(after, 'there'))
  const again = await startServer(after, { DATA_DIR: path.join(folder, 'there') })
  const first = startLoad(again.url, customers, 2)
  const served = summed(await first.stop())
  await again.stop()
  await cluster.stop()
  await rm(folder, { recursive: true })

  const same = expected.stdout === found.stdout
  console.log(`${written} files of ${found.stdout.trim().split('\n').at(-1)}`)
  console.log(
    `backup under load ${made.seconds.toFixed(1)} s; put back in ${restoreTime.seconds.toFixed(1)} s; ${same ? 'the same, byte for byte' : 'NOT the same'}`,
  )
  console.table([
    { when: 'while the backup was made', ...met, failed: JSON.stringify(met.failed) },
    { when: 'from the place put back', ...served, failed: JSON.stringify(served.failed) },
  ])
  return same && Object.keys({ ...met.failed, ...served.failed }).length === 0
}
