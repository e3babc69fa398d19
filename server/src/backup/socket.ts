import { rm } from 'node:fs/promises'
import { createConnection, createServer } from 'node:net'
import path from 'node:path'
import type { Logger } from 'pino'
import * as v from 'valibot'
import { StartError } from '../start-error.ts'
import { Manifest } from './manifest.ts'

const BackupRequest = v.object({ to: v.string() })
const Answer = v.union([v.object({ manifest: Manifest }), v.object({ failure: v.string() })])

/** Relative, because a socket path has at most about a hundred characters. */
const socketIn = (dataDir: string) => path.relative(process.cwd(), path.resolve(dataDir, 'backup.sock'))

/**
 * Accepts backup requests for an embedded database, which only its process can read, on a socket in the data folder, so
 * only from users with access to that folder. Returns a function to stop. Without a possible socket it logs that; then a
 * backup requires stopping the server.
 */
export async function takeBackupRequests(
  dataDir: string,
  make: (to: string) => Promise<Manifest>,
  log: Logger,
): Promise<() => Promise<void>> {
  const socket = socketIn(dataDir)
  await rm(socket, { force: true })
  const server = createServer((connection) => {
    connection.on('error', () => undefined)
    connection.once('data', (text: Buffer) => {
      const answer = async () => ({
        manifest: await make(v.parse(BackupRequest, JSON.parse(text.toString())).to),
      })
      answer()
        .catch((error: unknown) => ({ failure: error instanceof Error ? error.message : 'unknown' }))
        .then((answer) => connection.end(JSON.stringify(answer)))
    })
  })
  const isOpen = await new Promise<boolean>((resolve) => {
    server.once('error', () => resolve(false))
    server.listen(socket, () => resolve(true))
  })
  if (!isOpen) {
    log.warn({ socket }, 'no backups while the server runs: there can be no socket')
    return async () => {}
  }
  server.unref()
  return () => new Promise((resolve) => server.close(() => resolve()))
}

/**
 * Requests a backup from the process that has the embedded database; null if none runs.
 * @throws StartError with the reason of failure
 */
export async function askForBackup(dataDir: string, to: string): Promise<Manifest | null> {
  const connection = createConnection(socketIn(dataDir))
  const isThere = await new Promise<boolean>((resolve) => {
    connection.once('connect', () => resolve(true)).once('error', () => resolve(false))
  })
  if (!isThere) return null
  connection.write(JSON.stringify({ to: path.resolve(to) }))
  let text = ''
  for await (const part of connection) text += part
  const answer = v.parse(Answer, JSON.parse(text))
  if ('failure' in answer) throw new StartError(answer.failure)
  return answer.manifest
}
