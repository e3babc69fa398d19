import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { getDocumentFile, getDocuments, uploadDocument } from '@portal/contract/document'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { makePdf } from '../src/demo/demo-files.ts'
import { createFileKey } from '../src/files/file-store.ts'
import { createS3FileStore } from '../src/files/s3-file-store.ts'
import { openDossierServer } from './dossier-server.ts'
import { s3Credentials, startS3Server } from './s3-server.ts'
import { sendCall } from './send-call.ts'
import { unzipFiles } from './unzip-files.ts'

afterEach(() => vi.unstubAllEnvs())

async function openS3Store(mayList: boolean, credentials: Record<string, string> = s3Credentials) {
  for (const [name, value] of Object.entries(credentials)) vi.stubEnv(name, value)
  const server = await startS3Server(0, mayList)
  onTestFinished(() => void server.close())
  const store = createS3FileStore({ bucket: 'portal', region: 'eu-central-1', endpoint: server.endpoint })
  return { server, store }
}

test('files are stored in and read from an S3-compatible store without checksums', async () => {
  const { server, store } = await openS3Store(true)
  const [key, fileFromDiskKey] = [createFileKey(), createFileKey()]
  expect(key).toMatch(/^[0-9a-f]{64}$/)
  await store.put(key, Buffer.from('the content'), 'application/pdf')
  const folder = await mkdtemp(path.join(tmpdir(), 'portal-s3-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await writeFile(path.join(folder, 'file'), 'of a file')
  await store.putFile(fileFromDiskKey, path.join(folder, 'file'), 'application/pdf')
  expect([...server.objects.keys()]).toEqual([`/portal/${key}`, `/portal/${fileFromDiskKey}`])
  expect((await store.get(key))?.toString()).toBe('the content')
  const openedFile = await store.open(fileFromDiskKey)
  expect(openedFile && (await buffer(openedFile.read())).toString()).toBe('of a file')
  await store.remove(key)
  expect(await store.get(key)).toBeNull()
})

test('if the key may not list, an object that the store denies counts as missing', async () => {
  const { store } = await openS3Store(false)
  expect([await store.get(createFileKey()), await store.open(createFileKey())]).toEqual([null, null])
})

test('if the key may not list, a document with a missing object is answered 404, and the dossier is made without it', {
  tags: 'full',
}, async () => {
  const { server: s3, store } = await openS3Store(false)
  const dossierServer = await openDossierServer(() => store)
  onTestFinished(() => dossierServer.close())
  const token = await dossierServer.server.getAccessToken('emma')
  for (const name of ['Blijft.pdf', 'Verdwijnt.pdf'])
    await sendCall(dossierServer.server, uploadDocument, {
      token,
      body: { name, content: new File([new Uint8Array(await makePdf(name))], name) },
    })
  const findDocumentByName = async (name: string) =>
    (await dossierServer.server.request(getDocuments, token)).data.find((one) => one.name === name)
  const getDocumentStatus = async (name: string) =>
    (
      await sendCall(dossierServer.server, getDocumentFile, {
        token,
        params: { id: Number((await findDocumentByName(name))?.id) },
      })
    ).statusCode
  const storedKeys = [...s3.objects.keys()]
  expect(await getDocumentStatus('Verdwijnt.pdf')).toBe(200)
  s3.objects.delete(storedKeys.at(-1) ?? '')
  expect([await getDocumentStatus('Blijft.pdf'), await getDocumentStatus('Verdwijnt.pdf')]).toEqual([
    200, 404,
  ])
  const files = [...(await unzipFiles((await dossierServer.requestAndFetch(token, 'zip')).bytes)).keys()]
  expect(files.filter((name) => /Blijft|Verdwijnt/.test(name))).toEqual([expect.stringContaining('Blijft')])
})

test('if the store rejects the key itself, no object counts as missing', async () => {
  const { store } = await openS3Store(true, { AWS_ACCESS_KEY_ID: 'somebody', AWS_SECRET_ACCESS_KEY: 'else' })
  await expect(store.get(createFileKey())).rejects.toThrow('refused')
  await expect(store.open(createFileKey())).rejects.toMatchObject({ $fault: 'client' })
})
