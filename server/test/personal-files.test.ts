import { mkdir, mkdtemp, readdir, rm, stat, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { uploadDocument } from '@portal/contract/document'
import { requestDossier } from '@portal/contract/dossier'
import { and, eq, gt } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { readConfig } from '../src/config.ts'
import { documents } from '../src/database/tables/document.ts'
import { dossiers } from '../src/database/tables/dossier.ts'
import { openFileStore } from '../src/files/open-file-store.ts'
import { openAssetStore } from '../src/registry/open-asset-store.ts'
import { StartError } from '../src/start-error.ts'
import { type DossierTestServer, openDossierServer } from './dossier-server.ts'
import { startHarness } from './harness.ts'
import { createMemoryFileStore } from './memory-file-store.ts'
import { sendCall } from './send-call.ts'
import { waitForDueJobs } from './wait-for-due-jobs.ts'

describe('names of personal files', () => {
  let dossierServer: DossierTestServer
  beforeAll(async () => {
    dossierServer = await openDossierServer()
  })
  afterAll(() => dossierServer.close())

  const readStoredFiles = async () => {
    await mkdir(join(dossierServer.folder, 'files'), { recursive: true })
    const paths = await readdir(join(dossierServer.folder, 'files'), { recursive: true, withFileTypes: true })
    return paths.filter((entry) => entry.isFile())
  }

  test('trust E5: are random, for uploads and for both kinds of dossier', {
    tags: 'full',
  }, async () => {
    const { db } = dossierServer.server.database
    const [lastDocument] = await db.select().from(documents).orderBy(documents.id).limit(1)
    const token = await dossierServer.server.getAccessToken('tess')
    const body = { name: 'loonstrook.pdf', content: new File(['%PDF-1.4\n'], 'loonstrook.pdf') }
    for (const idempotency_key of ['eerste-keer', 'tweede-keer'])
      expect(
        (await sendCall(dossierServer.server, uploadDocument, { token, body: { ...body, idempotency_key } }))
          .statusCode,
      ).toBe(200)
    for (const kind of ['pdf', 'zip'] as const) await dossierServer.requestAndFetch(token, kind)
    const isNewOwnDocument = and(
      eq(documents.customerId, await dossierServer.findCustomerId('tess')),
      gt(documents.id, lastDocument?.id ?? 0),
    )
    const keys = (await db.select().from(documents).where(isNewOwnDocument)).map(({ fileKey }) => fileKey)
    const newKeys = keys.filter((key) => !key.startsWith('demo-') && key !== 'gone')
    expect(newKeys).toHaveLength(4)
    for (const key of newKeys) expect(key).toMatch(/^[0-9a-f]{64}$/)
    expect((await readStoredFiles()).map(({ name }) => name).sort()).toEqual(newKeys.sort())
  })

  test('trust E6: belong to files that only the server’s user can read, uploads and dossiers alike', {
    tags: 'full',
  }, async () => {
    const token = await dossierServer.server.getAccessToken('karin')
    const fileCountBefore = (await readStoredFiles()).length
    const body = { name: 'loonstrook.pdf', content: new File(['%PDF-1.4\n'], 'loonstrook.pdf') }
    expect((await sendCall(dossierServer.server, uploadDocument, { token, body })).statusCode).toBe(200)
    await dossierServer.requestAndFetch(token, 'pdf')
    const files = await readStoredFiles()
    expect(files).toHaveLength(fileCountBefore + 2)
    for (const { parentPath, name } of files)
      expect((await stat(join(parentPath, name))).mode & 0o777).toBe(0o600)
  })

  test('have no file if the dossier could not be recorded', { tags: 'full' }, async () => {
    const files = createMemoryFileStore()
    const keys: string[] = []
    const server = await startHarness(undefined, {
      ...files,
      putFile: async (key, ...args) => {
        keys.push(key)
        await files.putFile(key, ...args)
        await server.database.db.delete(dossiers)
      },
    })
    const token = await server.getAccessToken('wim')
    await server.request(requestDossier, token, { body: { kind: 'zip', language: 'nl' } })
    await waitForDueJobs(server.database.db)
    expect(keys).toHaveLength(1)
    expect(await files.get(keys[0] ?? '')).toBeNull()
    await server.close()
  })
})

describe('trust E5: personal files and public builds', () => {
  let folder: string
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'portal-apart-'))
  })
  afterEach(() => rm(folder, { recursive: true }))

  /** Opens the stores of personal files and of public assets, with the given settings and a test data folder. */
  const openFileStores = async (settings: Record<string, string> = {}) => {
    const fileConfig = readConfig({ DATA_DIR: folder, ...settings })
    await openAssetStore(fileConfig)
    return openFileStore(fileConfig)
  }
  const toFolderPath = (...parts: string[]) => join(folder, ...parts)

  test('are in separate folders and buckets', { tags: 'full' }, async () => {
    await openFileStores()
    await openFileStores({ FILES_DIR: toFolderPath('a'), ASSETS_DIR: toFolderPath('b') })
    await openFileStores({ S3_BUCKET: 'personal', S3_ASSETS_BUCKET: 'public' })
    await openFileStores({ S3_ASSETS_BUCKET: 'public' })
  })

  test.each([
    ['the same folder', () => ({ FILES_DIR: toFolderPath('one'), ASSETS_DIR: toFolderPath('one') })],
    [
      'files within builds',
      () => ({ FILES_DIR: toFolderPath('one', 'files'), ASSETS_DIR: toFolderPath('one') }),
    ],
    [
      'builds within files',
      () => ({ FILES_DIR: toFolderPath('one'), ASSETS_DIR: toFolderPath('one', 'assets') }),
    ],
    [
      'another spelling of the same folder',
      () => ({ FILES_DIR: toFolderPath('one'), ASSETS_DIR: `${toFolderPath('x')}/../one/.` }),
    ],
    ['the data folder as builds', () => ({ ASSETS_DIR: folder })],
    ['the database as builds', () => ({ ASSETS_DIR: toFolderPath('db') })],
    [
      'the data folder within builds',
      () => ({ DATA_DIR: toFolderPath('x', 'data'), ASSETS_DIR: toFolderPath('x') }),
    ],
  ])('cannot share a location: %s', async (_, settings) => {
    const fileConfig = readConfig({ DATA_DIR: folder, ...settings() })
    for (const openStore of [openAssetStore, openFileStore]) {
      const startError = await openStore(fileConfig).catch((error: unknown) => error)
      expect(startError).toBeInstanceOf(StartError)
      expect(String(startError)).toMatch(/: set ASSETS_DIR, FILES_DIR and DATA_DIR so that [^.]*\.$/)
    }
  })

  test('cannot be linked from one to the other', async () => {
    await mkdir(toFolderPath('files'))
    await symlink(toFolderPath('files'), toFolderPath('assets'))
    await expect(openFileStores()).rejects.toThrow(/set ASSETS_DIR, FILES_DIR and DATA_DIR/)
  })

  test.each([
    [{ S3_BUCKET: 'one' }, /name a second bucket, for builds, in S3_ASSETS_BUCKET\.$/],
    [
      { S3_BUCKET: 'one', S3_ASSETS_BUCKET: 'one' },
      /S3_BUCKET .* S3_ASSETS_BUCKET .* two different buckets\.$/,
    ],
  ])('cannot share a bucket: %j', async (settings, errorText) => {
    await expect(openFileStores(settings)).rejects.toThrow(errorText)
    await expect(openFileStore(readConfig(settings))).rejects.toBeInstanceOf(StartError)
  })
})
