import { rm } from 'node:fs/promises'
import { createConnection, createServer } from 'node:net'
import path from 'node:path'
import type { Logger } from 'pino'
import * as v from 'valibot'
import { StartError } from '../start-error.ts'
import { Manifest } from './manifest.ts'

const Asked = v.object({ to: v.string() })
const Answer = v.union([v.object({ manifest: Manifest }), v.object({ failure: v.string() })])

/** Relative, as the system takes about a hundred letters. */
const socketIn = (dataDir: string) => path.relative(process.cwd(), path.resolve(dataDir, 'backup.sock'))

/**
 * Takes requests for backups of an embedded database, which its process alone can read: on a socket in the data folder, so from
 * whoever may read that folder, and nobody else. Answers how to stop. Where there can be no such socket the log says so, and a backup
 * is made while the server is stopped.
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
      const answer = async () => ({ manifest: await make(v.parse(Asked, JSON.parse(text.toString())).to) })
      answer()
        .catch((error: unknown) => ({ failure: error instanceof Error ? error.message : 'unknown' }))
        .then((said) => connection.end(JSON.stringify(said)))
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
 * Asks the process that has the embedded database of a data folder for a backup; null where none has it.
 * @throws StartError with what it failed by
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
