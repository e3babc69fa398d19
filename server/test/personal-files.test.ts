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
import { type Desk, dossierDesk } from './dossier-desk.ts'
import { harness } from './harness.ts'
import { memoryFiles } from './memory-files.ts'
import { send } from './send.ts'
import { settled } from './settled.ts'

describe('names of personal files', () => {
  let desk: Desk
  beforeAll(async () => {
    desk = await dossierDesk()
  })
  afterAll(() => desk.close())

  const stored = async () => {
    await mkdir(join(desk.folder, 'files'), { recursive: true })
    const paths = await readdir(join(desk.folder, 'files'), { recursive: true, withFileTypes: true })
    return paths.filter((one) => one.isFile())
  }

  test('trust E5: are chance alone, for uploads and for both kinds of dossier', {
    tags: 'full',
  }, async () => {
    const { db } = desk.server.database
    const [last] = await db.select().from(documents).orderBy(documents.id).limit(1)
    const token = await desk.server.tokenOf('tess')
    const body = { name: 'loonstrook.pdf', content: new File(['%PDF-1.4\n'], 'loonstrook.pdf') }
    for (const idempotency_key of ['eerste-keer', 'tweede-keer'])
      expect(
        (await send(desk.server, uploadDocument, { token, body: { ...body, idempotency_key } })).statusCode,
      ).toBe(200)
    for (const kind of ['pdf', 'zip'] as const) await desk.fetched(token, kind)
    const own = and(eq(documents.customerId, await desk.idOf('tess')), gt(documents.id, last?.id ?? 0))
    const keys = (await db.select().from(documents).where(own)).map(({ fileKey }) => fileKey)
    const made = keys.filter((key) => !key.startsWith('demo-') && key !== 'gone')
    expect(made).toHaveLength(4)
    for (const key of made) expect(key).toMatch(/^[0-9a-f]{64}$/)
    expect((await stored()).map(({ name }) => name).sort()).toEqual(made.sort())
  })

  test('trust E6: lead to files that only the server’s user can read, uploads and dossiers alike', {
    tags: 'full',
  }, async () => {
    const token = await desk.server.tokenOf('karin')
    const before = (await stored()).length
    const body = { name: 'loonstrook.pdf', content: new File(['%PDF-1.4\n'], 'loonstrook.pdf') }
    expect((await send(desk.server, uploadDocument, { token, body })).statusCode).toBe(200)
    await desk.fetched(token, 'pdf')
    const files = await stored()
    expect(files).toHaveLength(before + 2)
    for (const { parentPath, name } of files)
      expect((await stat(join(parentPath, name))).mode & 0o777).toBe(0o600)
  })

  test('lead nowhere when a dossier cannot be put on record', { tags: 'full' }, async () => {
    const files = memoryFiles()
    const keys: string[] = []
    const server = await harness(undefined, {
      ...files,
      putFile: async (key, ...given) => {
        keys.push(key)
        await files.putFile(key, ...given)
        await server.database.db.delete(dossiers)
      },
    })
    const token = await server.tokenOf('wim')
    await server.ask(requestDossier, token, { body: { kind: 'zip', language: 'nl' } })
    await settled(server.database.db)
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

  /** Opens both stores with some settings, below a test data folder. */
  const open = async (settings: Record<string, string> = {}) => {
    const places = readConfig({ DATA_DIR: folder, ...settings })
    await openAssetStore(places)
    return openFileStore(places)
  }
  const at = (...parts: string[]) => join(folder, ...parts)

  test('lie in folders and buckets of their own', { tags: 'full' }, async () => {
    await open()
    await open({ FILES_DIR: at('a'), ASSETS_DIR: at('b') })
    await open({ S3_BUCKET: 'personal', S3_ASSETS_BUCKET: 'public' })
    await open({ S3_ASSETS_BUCKET: 'public' })
  })

  test.each([
    ['the same folder', () => ({ FILES_DIR: at('one'), ASSETS_DIR: at('one') })],
    ['files within builds', () => ({ FILES_DIR: at('one', 'files'), ASSETS_DIR: at('one') })],
    ['builds within files', () => ({ FILES_DIR: at('one'), ASSETS_DIR: at('one', 'assets') })],
    ['another way to write it', () => ({ FILES_DIR: at('one'), ASSETS_DIR: `${at('x')}/../one/.` })],
    ['the data folder as builds', () => ({ ASSETS_DIR: folder })],
    ['the database as builds', () => ({ ASSETS_DIR: at('db') })],
    ['the data folder within builds', () => ({ DATA_DIR: at('x', 'data'), ASSETS_DIR: at('x') })],
  ])('are refused: %s', async (_, settings) => {
    const places = readConfig({ DATA_DIR: folder, ...settings() })
    for (const opening of [openAssetStore, openFileStore]) {
      const refusal = await opening(places).catch((error: unknown) => error)
      expect(refusal).toBeInstanceOf(StartError)
      expect(String(refusal)).toMatch(/: set ASSETS_DIR, FILES_DIR and DATA_DIR so that [^.]*\.$/)
    }
  })

  test('are refused where a link leads from one to the other', async () => {
    await mkdir(at('files'))
    await symlink(at('files'), at('assets'))
    await expect(open()).rejects.toThrow(/set ASSETS_DIR, FILES_DIR and DATA_DIR/)
  })

  test.each([
    [{ S3_BUCKET: 'one' }, /name a second bucket, for builds, in S3_ASSETS_BUCKET\.$/],
    [
      { S3_BUCKET: 'one', S3_ASSETS_BUCKET: 'one' },
      /S3_BUCKET .* S3_ASSETS_BUCKET .* two different buckets\.$/,
    ],
  ])('are refused in one bucket: %j', async (settings, sentence) => {
    await expect(open(settings)).rejects.toThrow(sentence)
    await expect(openFileStore(readConfig(settings))).rejects.toBeInstanceOf(StartError)
  })
})
