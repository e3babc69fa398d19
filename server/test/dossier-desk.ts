import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import type { AnswerOf } from '@portal/contract/call'
import { getDocument } from '@portal/contract/document'
import { type DossierKind, getDossiers, requestDossier } from '@portal/contract/dossier'
import { and, eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { customers } from '../src/database/tables/customer.ts'
import { sweepDossiers } from '../src/dossier/make-dossier.ts'
import { folderStore } from '../src/files/folder.ts'
import type { FileStore } from '../src/files/store.ts'
import { findTenant } from '../src/tenants/find.ts'
import { type Harness, harness } from './harness.ts'
import { send } from './send.ts'

type Listed = AnswerOf<typeof getDossiers>['data'][number]
type Language = 'nl' | 'de'

/** How the files of a store are read: how many now, most of them at once, and how many whole. */
interface Reading {
  open: number
  most: number
  whole: number
}

/** Counts a stream until it is read to its end, or given up; its file is closed some time later. */
function counted(stream: Readable, reading: Reading): Readable {
  let isOpen = true
  const end = () => {
    if (isOpen) reading.open--
    isOpen = false
  }
  return stream.once('end', end).once('close', end)
}

/** The store, which keeps count of what is read from it. */
const counting = (files: FileStore, reading: Reading): FileStore => ({
  ...files,
  get(key) {
    reading.whole++
    return files.get(key)
  },
  async open(key) {
    const content = await files.open(key)
    return (
      content && {
        size: content.size,
        read() {
          reading.most = Math.max(reading.most, ++reading.open)
          return counted(content.read(), reading)
        },
      }
    )
  },
})

/** A server with a store in a folder, where customers ask for their whole file. */
export interface Desk {
  server: Harness
  /** Folder of the test's own; it goes at the end. */
  folder: string
  store: FileStore
  reading: Reading
  idOf(username: string): Promise<number>
  /** Removes what stood long enough, as is done each hour. */
  sweep(): Promise<void>
  ask(
    token: string,
    kind: DossierKind,
    language?: Language,
    tenant?: string,
  ): Promise<AnswerOf<typeof requestDossier>>
  /** Waits until a dossier is no longer being made. */
  made(token: string, kind: DossierKind, tenant?: string): Promise<Listed>
  /** Asks for a dossier, waits for it and answers its bytes. */
  fetched(
    token: string,
    kind: DossierKind,
    language?: Language,
    tenant?: string,
  ): Promise<{ bytes: Buffer; headers: Record<string, unknown>; dossier: Listed }>
  close(): Promise<void>
}

/** Opens a desk. */
export async function dossierDesk(storeIn: (folder: string) => FileStore = folderStore): Promise<Desk> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-'))
  const reading = { open: 0, most: 0, whole: 0 }
  const store = counting(storeIn(join(folder, 'files')), reading)
  const server = await harness(undefined, store)
  const desk: Desk = {
    server,
    folder,
    store,
    reading,
    sweep: () => sweepDossiers({ everyFirm: server.database.db, files: store, clock: server.now }),
    async idOf(username) {
      const tenant = await findTenant(server.database.db, 'zuider')
      const wanted = and(eq(customers.username, username), eq(customers.tenantId, tenant?.id ?? 0))
      const [row] = await server.database.db.select().from(customers).where(wanted)
      return row?.id ?? 0
    },
    ask: (token, kind, language = 'nl', tenant = 'zuider') =>
      server.ask(requestDossier, token, { body: { kind, language } }, tenant),
    async made(token, kind, tenant = 'zuider') {
      const finished = async () => {
        const { data } = await server.ask(getDossiers, token, {}, tenant)
        return data.find((one) => one.kind === kind && one.state !== 'making')
      }
      await expect.poll(finished, { timeout: 30_000 }).toBeDefined()
      const dossier = await finished()
      if (!dossier) throw new Error('no dossier')
      return dossier
    },
    async fetched(token, kind, language = 'nl', tenant = 'zuider') {
      await desk.ask(token, kind, language, tenant)
      const dossier = await desk.made(token, kind, tenant)
      expect(dossier.state).toBe('ready')
      const params = { id: Number(dossier.document?.id) }
      const answer = await send(server, getDocument, { token, params, tenant })
      expect(answer.statusCode).toBe(200)
      return { bytes: answer.rawPayload, headers: answer.headers, dossier }
    },
    async close() {
      await server.close()
      await rm(folder, { recursive: true })
    },
  }
  return desk
}
