import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import type { CallResponse } from '@portal/contract/call'
import { getDocumentFile } from '@portal/contract/document'
import { type DossierKind, getDossiers, requestDossier } from '@portal/contract/dossier'
import { and, eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { customers } from '../src/database/tables/customer.ts'
import { sweepDossiers } from '../src/dossier/make-dossier.ts'
import type { FileStore } from '../src/files/file-store.ts'
import { createFolderFileStore } from '../src/files/folder-file-store.ts'
import { findTenant } from '../src/tenants/find-tenant.ts'
import { type Harness, startHarness } from './harness.ts'
import { sendCall } from './send-call.ts'

type ListedDossier = CallResponse<typeof getDossiers>['data'][number]
type DossierLanguage = 'nl' | 'de'

/** Number of file reads of a store: current, maximum concurrent, and total. */
interface FileReadCounts {
  open: number
  most: number
  whole: number
}

/**
 * Counts a stream as open until it is fully read or destroyed. Does not wait for the end of the file access, because
 * the file of a fully read stream is closed later.
 */
function countStream(stream: Readable, readCounts: FileReadCounts): Readable {
  let isOpen = true
  const recordEnd = () => {
    if (isOpen) readCounts.open--
    isOpen = false
  }
  return stream.once('end', recordEnd).once('close', recordEnd)
}

/** Wraps a store and counts its reads. */
const countReads = (files: FileStore, readCounts: FileReadCounts): FileStore => ({
  ...files,
  get(key) {
    readCounts.whole++
    return files.get(key)
  },
  async open(key) {
    const content = await files.open(key)
    return (
      content && {
        size: content.size,
        read() {
          readCounts.most = Math.max(readCounts.most, ++readCounts.open)
          return countStream(content.read(), readCounts)
        },
      }
    )
  },
})

/** Server with a file store in a folder, for tests in which customers request a dossier with all their data. */
export interface DossierTestServer {
  server: Harness
  /** Folder of the test; deleted at the end. */
  folder: string
  store: FileStore
  readCounts: FileReadCounts
  findCustomerId(username: string): Promise<number>
  /** Runs the hourly removal of expired dossiers. */
  removeExpired(): Promise<void>
  requestDossier(
    token: string,
    kind: DossierKind,
    language?: DossierLanguage,
    tenant?: string,
  ): Promise<CallResponse<typeof requestDossier>>
  waitUntilMade(token: string, kind: DossierKind, tenant?: string): Promise<ListedDossier>
  requestAndFetch(
    token: string,
    kind: DossierKind,
    language?: DossierLanguage,
    tenant?: string,
  ): Promise<{ bytes: Buffer; headers: Record<string, unknown>; dossier: ListedDossier }>
  close(): Promise<void>
}

export async function openDossierServer(
  createStore: (folder: string) => FileStore = createFolderFileStore,
): Promise<DossierTestServer> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-'))
  const readCounts = { open: 0, most: 0, whole: 0 }
  const store = countReads(createStore(join(folder, 'files')), readCounts)
  const server = await startHarness(undefined, store)
  const dossierServer: DossierTestServer = {
    server,
    folder,
    store,
    readCounts,
    removeExpired: () => sweepDossiers({ allTenantsDb: server.database.db, files: store, clock: server.now }),
    async findCustomerId(username) {
      const tenant = await findTenant(server.database.db, 'zuider')
      const customerFilter = and(eq(customers.username, username), eq(customers.tenantId, tenant?.id ?? 0))
      const [row] = await server.database.db.select().from(customers).where(customerFilter)
      return row?.id ?? 0
    },
    requestDossier: (token, kind, language = 'nl', tenant = 'zuider') =>
      server.request(requestDossier, token, { body: { kind, language } }, tenant),
    async waitUntilMade(token, kind, tenant = 'zuider') {
      const findFinishedDossier = async () => {
        const { data } = await server.request(getDossiers, token, {}, tenant)
        return data.find((one) => one.kind === kind && one.state !== 'making')
      }
      await expect.poll(findFinishedDossier, { timeout: 30_000 }).toBeDefined()
      const dossier = await findFinishedDossier()
      if (!dossier) throw new Error('no dossier')
      return dossier
    },
    async requestAndFetch(token, kind, language = 'nl', tenant = 'zuider') {
      await dossierServer.requestDossier(token, kind, language, tenant)
      const dossier = await dossierServer.waitUntilMade(token, kind, tenant)
      expect(dossier.state).toBe('ready')
      const params = { id: Number(dossier.document?.id) }
      const response = await sendCall(server, getDocumentFile, { token, params, tenant })
      expect(response.statusCode).toBe(200)
      return { bytes: response.rawPayload, headers: response.headers, dossier }
    },
    async close() {
      await server.close()
      await rm(folder, { recursive: true })
    },
  }
  return dossierServer
}
