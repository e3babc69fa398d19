import { rm } from 'node:fs/promises'
import { createConnection, createServer } from 'node:net'
import path from 'node:path'
import type { Logger } from 'pino'
import * as v from 'valibot'
import { StartError } from '../start-error.ts'
import { BackupManifest } from './backup-manifest.ts'

const BackupRequest = v.object({ to: v.string() })
const BackupResponse = v.union([v.object({ manifest: BackupManifest }), v.object({ failure: v.string() })])

/** Returns the path of the socket. It is relative, because a socket path has at most about a hundred characters. */
const getSocketPath = (dataDir: string) => path.relative(process.cwd(), path.resolve(dataDir, 'backup.sock'))

/**
 * Accepts backup requests on a socket in the data folder, for users with access to that folder. An embedded database
 * needs this, because only its own process can read it. If the socket cannot be opened, the server logs a warning and
 * continues.
 * @returns a function that stops
 */
export async function serveBackupRequests(
  dataDir: string,
  make: (to: string) => Promise<BackupManifest>,
  log: Logger,
): Promise<() => Promise<void>> {
  const socket = getSocketPath(dataDir)
  await rm(socket, { force: true })
  const server = createServer((connection) => {
    connection.on('error', () => undefined)
    connection.once('data', (text: Buffer) => {
      const makeBackupResponse = async () => ({
        manifest: await make(v.parse(BackupRequest, JSON.parse(text.toString())).to),
      })
      makeBackupResponse()
        .catch((error: unknown) => ({ failure: error instanceof Error ? error.message : 'unknown' }))
        .then((answer) => connection.end(JSON.stringify(answer)))
    })
  })
  const isOpen = await new Promise<boolean>((resolve) => {
    server.once('error', () => resolve(false))
    server.listen(socket, () => resolve(true))
  })
  if (!isOpen) {
    log.warn({ socket }, 'backups while the server runs are unavailable: the socket could not be created')
    return async () => {}
  }
  server.unref()
  return () => new Promise((resolve) => server.close(() => resolve()))
}

/**
 * Requests a backup from the process with the embedded database; null if no such process runs.
 * @throws StartError if the backup fails
 */
export async function requestBackup(dataDir: string, to: string): Promise<BackupManifest | null> {
  const connection = createConnection(getSocketPath(dataDir))
  const isThere = await new Promise<boolean>((resolve) => {
    connection.once('connect', () => resolve(true)).once('error', () => resolve(false))
  })
  if (!isThere) return null
  connection.write(JSON.stringify({ to: path.resolve(to) }))
  let text = ''
  for await (const part of connection) text += part
  const answer = v.parse(BackupResponse, JSON.parse(text))
  if ('failure' in answer) throw new StartError(answer.failure)
  return answer.manifest
}
