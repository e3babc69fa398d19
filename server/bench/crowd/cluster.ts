import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import path from 'node:path'

/** A Postgres server for one run, reached through a socket in a folder of its own. */
export interface Cluster {
  url: string
  stop(): Promise<void>
}

const debian = '/usr/lib/postgresql'

/** Folder of Postgres' programs: POSTGRES_BIN, else the newest that Debian has installed. */
function programs(): string {
  if (process.env.POSTGRES_BIN) return process.env.POSTGRES_BIN
  const [newest] = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : []
  if (!newest) throw new Error('There is no Postgres here: say where its programs are with POSTGRES_BIN.')
  return path.join(debian, newest, 'bin')
}

/** Postgres refuses to run as root; there it runs as the user that its package made. */
function runner(): { uid?: number; gid?: number } {
  if (userInfo().uid !== 0) return {}
  const id = (kind: string) => Number(execFileSync('id', [kind, 'postgres']).toString())
  return { uid: id('-u'), gid: id('-g') }
}

/** Starts an empty Postgres; it is gone after `stop`. */
export async function startCluster(): Promise<Cluster> {
  const bin = programs()
  const folder = mkdtempSync(path.join(tmpdir(), 'portal-postgres-'))
  const user = runner()
  if (user.uid !== undefined && user.gid !== undefined) chownSync(folder, user.uid, user.gid)
  const data = path.join(folder, 'data')
  const initial = ['-D', data, '-U', 'portal', '-A', 'trust', '-E', 'UTF8', '--no-sync']
  execFileSync(path.join(bin, 'initdb'), initial, { ...user, cwd: folder, stdio: 'ignore' })
  const settings = ['listen_addresses=', `unix_socket_directories=${folder}`, 'max_connections=100']
  const server = spawn(path.join(bin, 'postgres'), ['-D', data, ...settings.flatMap((one) => ['-c', one])], {
    ...user,
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  await new Promise<void>((resolve, reject) => {
    server.stderr.on('data', (text: Buffer) => text.includes('ready to accept connections') && resolve())
    server.once('exit', (code) => reject(new Error(`Postgres ended with ${code}`)))
  })
  return {
    url: `postgres://portal@socket/postgres?host=${encodeURIComponent(folder)}`,
    stop: async () => {
      server.kill('SIGINT')
      await once(server, 'exit')
      rmSync(folder, { recursive: true })
    },
  }
}
