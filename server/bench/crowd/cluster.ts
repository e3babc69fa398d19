import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import path from 'node:path'
import { findPostgresProgram } from '../../src/backup/postgres-programs.ts'

/** A temporary Postgres server, reached by a socket in its own folder. */
export interface PostgresCluster {
  url: string
  restart(): Promise<void>
  stop(): Promise<void>
}

/** Postgres refuses to run as root, so it runs as the user created by its package. */
function getPostgresUser(): { uid?: number; gid?: number } {
  if (userInfo().uid !== 0) return {}
  const runIdCommand = (kind: string) => Number(execFileSync('id', [kind, 'postgres']).toString())
  return { uid: runIdCommand('-u'), gid: runIdCommand('-g') }
}

/** Starts an empty Postgres server. `stop` deletes its data. */
export async function startPostgresCluster(): Promise<PostgresCluster> {
  const folder = mkdtempSync(path.join(tmpdir(), 'portal-postgres-'))
  const user = getPostgresUser()
  if (user.uid !== undefined && user.gid !== undefined) chownSync(folder, user.uid, user.gid)
  const data = path.join(folder, 'data')
  const initial = ['-D', data, '-U', 'portal', '-A', 'trust', '-E', 'UTF8', '--no-sync']
  execFileSync(findPostgresProgram('initdb'), initial, { ...user, cwd: folder, stdio: 'ignore' })
  const settings = ['listen_addresses=', `unix_socket_directories=${folder}`, 'max_connections=100']
  const startPostgres = async () => {
    const args = ['-D', data, ...settings.flatMap((one) => ['-c', one])]
    const started = spawn(findPostgresProgram('postgres'), args, {
      ...user,
      cwd: folder,
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    await new Promise<void>((resolve, reject) => {
      started.stderr.on('data', (text: Buffer) => text.includes('ready to accept connections') && resolve())
      started.once('exit', (code) => reject(new Error(`Postgres ended with ${code}`)))
    })
    return started
  }
  let server = await startPostgres()
  const waitForExit = async () => {
    server.kill('SIGINT')
    await once(server, 'exit')
  }
  return {
    url: `postgres://portal@socket/postgres?host=${encodeURIComponent(folder)}`,
    restart: async () => {
      await waitForExit()
      server = await startPostgres()
    },
    stop: async () => {
      await waitForExit()
      rmSync(folder, { recursive: true })
    },
  }
}
