import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { sql } from 'drizzle-orm'
import { startFilledCluster } from '../bench/crowd/filled-cluster.ts'
import { withPostgresConnection } from '../src/backup/postgres-dump.ts'
import { documents } from '../src/database/tables/document.ts'
import { createFileKey } from '../src/files/file-store.ts'
import { createFolderFileStore } from '../src/files/folder-file-store.ts'
import { startServerProcess } from './server-process.ts'
import { printLoadResults, startSimulatedLoad, summarizeResults } from './simulated-load.ts'

const backupCliPath = path.join(import.meta.dirname, '../src/backup/cli.ts')
const execFileAsync = promisify(execFile)

async function measureTask<T>(run: () => Promise<T>): Promise<{ result: T; seconds: number }> {
  const startTime = performance.now()
  const result = await run()
  return { result, seconds: (performance.now() - startTime) / 1000 }
}

/** Writes a file of a few kilobytes for each document. */
async function writeDocumentFiles(url: string, folder: string): Promise<number> {
  const files = createFolderFileStore(folder)
  return withPostgresConnection(url, async (db) => {
    const rows = await db.select({ id: documents.id }).from(documents)
    for (const { id } of rows) {
      const key = createFileKey()
      await files.put(key, Buffer.from(`%PDF-1.4\n${key}\n`.repeat(40)), 'application/pdf')
      await db.execute(sql`update documents set file_key = ${key} where id = ${id}`)
    }
    return rows.length
  })
}

/**
 * Makes a backup under load, restores it to an empty installation, and compares all rows and stored files of all
 * customers byte by byte.
 */
export async function testBackupRestore(): Promise<boolean> {
  const folder = await mkdtemp(path.join(tmpdir(), 'portal-drill-'))
  const { cluster, customers } = await startFilledCluster(400)
  const originalUrl = cluster.url
  const restoredUrl = originalUrl.replace('/postgres?', '/restored?')
  const getServerEnv = (url: string, subfolder: string) => ({
    ...process.env,
    DATABASE_URL: url,
    DEMO: 'false',
    DATA_DIR: path.join(folder, subfolder),
    ASSETS_DIR: path.join(folder, `${subfolder}-builds`),
  })
  const runBackupCli = (args: string[], env: NodeJS.ProcessEnv) =>
    execFileAsync(process.execPath, [backupCliPath, ...args], { env, maxBuffer: 1e8 })

  const writtenFiles = await writeDocumentFiles(originalUrl, path.join(folder, 'here/files'))
  const server = await startServerProcess(originalUrl, { DATA_DIR: path.join(folder, 'here') })
  const load = startSimulatedLoad(server.url, customers, 4)
  const backupRun = await measureTask(() =>
    runBackupCli(['make', '--to', path.join(folder, 'loaded')], getServerEnv(originalUrl, 'here')),
  )
  const duringBackup = summarizeResults(await load.stop())
  await server.stop()

  await runBackupCli(['make', '--to', path.join(folder, 'quiet')], getServerEnv(originalUrl, 'here'))
  const expectedDigest = await runBackupCli(['digest'], getServerEnv(originalUrl, 'here'))
  await withPostgresConnection(originalUrl, (db) => db.execute(sql`create database restored`))
  const restoreTime = await measureTask(() =>
    runBackupCli(['restore', '--from', path.join(folder, 'quiet')], getServerEnv(restoredUrl, 'there')),
  )
  const restoredDigest = await runBackupCli(['digest'], getServerEnv(restoredUrl, 'there'))
  const restoredServer = await startServerProcess(restoredUrl, { DATA_DIR: path.join(folder, 'there') })
  const restoredServerLoad = startSimulatedLoad(restoredServer.url, customers, 2)
  const restoredServerResults = summarizeResults(await restoredServerLoad.stop())
  await restoredServer.stop()
  await cluster.stop()
  await rm(folder, { recursive: true })

  const isDigestEqual = expectedDigest.stdout === restoredDigest.stdout
  console.log(`${writtenFiles} files of ${restoredDigest.stdout.trim().split('\n').at(-1)}`)
  console.log(
    `backup under load ${backupRun.seconds.toFixed(1)} s; put back in ${restoreTime.seconds.toFixed(1)} s; ${isDigestEqual ? 'the same, byte for byte' : 'NOT the same'}`,
  )
  const noneFailed = printLoadResults({
    'while the backup was made': duringBackup,
    'from the place put back': restoredServerResults,
  })
  return isDigestEqual && noneFailed
}
