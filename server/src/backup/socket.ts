import { rm } from 'node:fs/promises'
import { createConnection, createServer } from 'node:net'
import path from 'node:path'
import * as v from 'valibot'
import { StartError } from '../start-error.ts'
import { Manifest } from './manifest.ts'

const Asked = v.object({ to: v.string() })
const Answer = v.union([v.object({ manifest: Manifest }), v.object({ failure: v.string() })])

const socketIn = (dataDir: string) => path.resolve(dataDir, 'backup.sock')

/**
 * Takes requests for backups of an embedded database, which its process alone can read: on a socket in the data folder, so from
 * whoever may read that folder, and nobody else. Answers how to stop.
 */
export async function takeBackupRequests(
  dataDir: string,
  make: (to: string) => Promise<Manifest>,
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
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(socket, resolve)
  })
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
