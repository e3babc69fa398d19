import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { getDocument, getDocuments, uploadDocument } from '@portal/contract/document'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { makePdf } from '../src/demo/demo-files.ts'
import { createFileKey } from '../src/files/file-key.ts'
import { createS3FileStore } from '../src/files/s3-file-store.ts'
import { dossierDesk } from './dossier-desk.ts'
import { credentials, s3Server } from './s3-server.ts'
import { send } from './send.ts'
import { unzipped } from './unzipped.ts'

afterEach(() => vi.unstubAllEnvs())

async function open(mayList: boolean, known: Record<string, string> = credentials) {
  for (const [name, value] of Object.entries(known)) vi.stubEnv(name, value)
  const server = await s3Server(0, mayList)
  onTestFinished(() => void server.close())
  const store = createS3FileStore({ bucket: 'portal', region: 'eu-central-1', endpoint: server.endpoint })
  return { server, store }
}

test('files go to an S3-compatible store that refuses checksums, and come back', async () => {
  const { server, store } = await open(true)
  const [key, large] = [createFileKey(), createFileKey()]
  expect(key).toMatch(/^[0-9a-f]{64}$/)
  await store.put(key, Buffer.from('the content'), 'application/pdf')
  const folder = await mkdtemp(path.join(tmpdir(), 'portal-s3-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await writeFile(path.join(folder, 'file'), 'of a file')
  await store.putFile(large, path.join(folder, 'file'), 'application/pdf')
  expect([...server.held.keys()]).toEqual([`/portal/${key}`, `/portal/${large}`])
  expect((await store.get(key))?.toString()).toBe('the content')
  const opened = await store.open(large)
  expect(opened && (await buffer(opened.read())).toString()).toBe('of a file')
  await store.remove(key)
  expect(await store.get(key)).toBeNull()
})

test('where the key may not list, an object that the store denies counts as gone', async () => {
  const { store } = await open(false)
  expect([await store.get(createFileKey()), await store.open(createFileKey())]).toEqual([null, null])
})

test('where the key may not list, a document whose object is gone is answered 404, and the dossier is made without it', {
  tags: 'full',
}, async () => {
  const { server: s3, store } = await open(false)
  const desk = await dossierDesk(() => store)
  onTestFinished(() => desk.close())
  const token = await desk.server.tokenOf('emma')
  for (const name of ['Blijft.pdf', 'Verdwijnt.pdf'])
    await send(desk.server, uploadDocument, {
      token,
      body: { name, content: new File([new Uint8Array(await makePdf(name))], name) },
    })
  const document = async (name: string) =>
    (await desk.server.ask(getDocuments, token)).data.find((one) => one.name === name)
  const statusOf = async (name: string) =>
    (await send(desk.server, getDocument, { token, params: { id: Number((await document(name))?.id) } }))
      .statusCode
  const before = [...s3.held.keys()]
  expect(await statusOf('Verdwijnt.pdf')).toBe(200)
  s3.held.delete(before.at(-1) ?? '')
  expect([await statusOf('Blijft.pdf'), await statusOf('Verdwijnt.pdf')]).toEqual([200, 404])
  const files = [...(await unzipped((await desk.fetched(token, 'zip')).bytes)).keys()]
  expect(files.filter((name) => /Blijft|Verdwijnt/.test(name))).toEqual([expect.stringContaining('Blijft')])
})

test('where the store refuses the key itself, no object counts as gone', async () => {
  const { store } = await open(true, { AWS_ACCESS_KEY_ID: 'somebody', AWS_SECRET_ACCESS_KEY: 'else' })
  await expect(store.get(createFileKey())).rejects.toThrow('refused')
  await expect(store.open(createFileKey())).rejects.toMatchObject({ $fault: 'client' })
})
