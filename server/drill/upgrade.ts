import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { startCluster } from '../bench/crowd/cluster.ts'
import { startBalancer } from './balancer.ts'
import { startLoad, summed } from './load.ts'
import { startServer } from './server-process.ts'

const run = promisify(execFile)
const root = path.join(import.meta.dirname, '../..')
const git = async (...args: string[]) => (await run('git', ['-C', root, ...args])).stdout.trim()

/** The commits just before each of the last three that changed the database. */
async function versionsBefore(): Promise<string[]> {
  const changes = await git('log', '-3', '--format=%H^', '--', 'server/migrations/meta/_journal.json')
  return changes.split('\n')
}

/** A checkout of an earlier version, with its own packages. */
async function checkedOut(commit: string, folder: string): Promise<string> {
  await git('worktree', 'add', '--detach', folder, commit)
  await run('npx', ['--yes', 'pnpm@12.21.0', 'install', '--frozen-lockfile', '--prefer-offline'], {
    cwd: folder,
    maxBuffer: 1e8,
  })
  return folder
}

const fill = `import { openPostgres } from './server/src/database/postgres.ts'
import { createLog } from './server/src/log.ts'
import { fillCrowd } from './server/bench/crowd/people.ts'
const database = await openPostgres(process.env.DATABASE_URL, createLog({ logLevel: 'error' }))
console.log(JSON.stringify(await fillCrowd(database.db, 200)))
await database.close()`

async function upgradeFrom(commit: string, folder: string): Promise<boolean> {
  const checkout = await checkedOut(commit, folder)
  const cluster = await startCluster()
  const env = { ...process.env, DATABASE_URL: cluster.url }
  const filled = await run(process.execPath, ['--input-type=module-typescript', '-e', fill], {
    cwd: checkout,
    env,
  })
  const customers: string[] = JSON.parse(filled.stdout.trim().split('\n').at(-1) ?? '[]')
  const balancer = await startBalancer()
  const olds = [await startServer(cluster.url, {}, checkout), await startServer(cluster.url, {}, checkout)]
  for (const { url } of olds) await balancer.add(url)
  const load = startLoad(balancer.url, customers, 6)
  const began = performance.now()
  const news = []
  for (const old of olds) {
    const fresh = await startServer(cluster.url)
    await balancer.add(fresh.url)
    await balancer.remove(old.url)
    await old.kill()
    news.push(fresh)
  }
  const seconds = (performance.now() - began) / 1000
  const met = summed(await load.stop())
  for (const server of news) await server.stop()
  balancer.close()
  await cluster.stop()
  await git('worktree', 'remove', '--force', checkout)
  const subject = await git('log', '-1', '--format=%h %ad', '--date=short', commit)
  console.log(`from ${subject}: ${seconds.toFixed(1)} s until the last process of before was gone`)
  console.table([{ ...met, failed: JSON.stringify(met.failed) }])
  return Object.keys(met.failed).length === 0
}

/** Replaces two processes of each of the last three versions of the database by those of this checkout, under load. */
export async function upgrade(commits: readonly string[]): Promise<boolean> {
  const folder = await mkdtemp(path.join(tmpdir(), 'portal-upgrade-'))
  let fine = true
  for (const [at, commit] of (commits.length > 0 ? commits : await versionsBefore()).entries())
    fine = (await upgradeFrom(commit, path.join(folder, String(at)))) && fine
  await rm(folder, { recursive: true, force: true })
  return fine
}
