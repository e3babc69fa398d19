import { buffer } from 'node:stream/consumers'
import { deflateSync } from 'node:zlib'
import {
  deleteDocument,
  getDocumentFile,
  getDocuments,
  getTenantDocument,
  getTenantDocuments,
  uploadDocument,
} from '@portal/contract/document'
import { uploadProofOfIncome } from '@portal/contract/income'
import { maxUploadBytes } from '@portal/contract/input-field'
import { sendMessage } from '@portal/contract/message'
import { getMortgages } from '@portal/contract/mortgage'
import { getPolicies } from '@portal/contract/policy'
import { getTasks } from '@portal/contract/task'
import { replyToTask } from '@portal/contract/task-reply'
import PDFDocument from 'pdfkit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createFileCheckThreads } from '../src/bsn-check/file-check-threads.ts'
import { tenantInbox } from '../src/database/tables/tenant-inbox.ts'
import { type Harness, startHarness } from './harness.ts'
import { sendCall } from './send-call.ts'

let server: Harness
let token: string
beforeAll(async () => {
  server = await startHarness()
  token = await server.getAccessToken('anna')
})
afterAll(() => server.close())

const createPdfOfSize = (size = 200) => {
  const content = Buffer.alloc(size, ' ')
  content.write('%PDF-1.4\n')
  return new Uint8Array(content)
}
const createPdfWithText = async (line: string) => {
  const paper = new PDFDocument()
  paper.text(line).end()
  return new Uint8Array(await buffer(paper))
}
const uploadFile = (file: File, more: Record<string, unknown> = {}, as = token, headers = {}) =>
  sendCall(server, uploadDocument, { token: as, body: { name: file.name, content: file, ...more }, headers })
const listDocuments = async (as = token) => (await server.request(getDocuments, as)).data

test('an uploaded document is listed, read and removed @API-45 @API-44 @API-26', async () => {
  const response = await uploadFile(new File([createPdfOfSize()], 'brief.pdf'))
  const { id } = response.json().data
  const document = (await listDocuments()).find((one) => one.id === id)
  expect(document).toMatchObject({
    name: 'brief.pdf',
    mime_type: 'application/pdf',
    deletable: true,
    user_id: null,
  })
  const read = await sendCall(server, getDocumentFile, { token, params: { id } })
  expect(read.rawPayload.equals(Buffer.from(createPdfOfSize()))).toBe(true)
  expect(read.headers).toMatchObject({
    'content-disposition': "attachment; filename*=UTF-8''brief.pdf",
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
    'cache-control': 'no-store',
  })
  expect((await sendCall(server, deleteDocument, { token, params: { id } })).json()).toEqual({
    data: { success: true },
  })
  expect((await sendCall(server, getDocumentFile, { token, params: { id } })).statusCode).toBe(404)
})

test('a document request is open again once its last document is removed', {
  tags: 'full',
}, async () => {
  const hugo = await server.getAccessToken('hugo')
  const listProgressItems = async () =>
    (await server.request(getMortgages, hugo)).data.flatMap(({ progress }) => progress)
  const [item] = (await listProgressItems()).filter(({ received, completed }) => !received && !completed)
  const responses = await Promise.all(
    ['a.pdf', 'b.pdf'].map((name) =>
      uploadFile(new File([createPdfOfSize()], name), { mortgage_progress_id: item?.id }, hugo),
    ),
  )
  const [first, second] = responses.map((response) => response.json().data.id)
  const readReceivedDate = async () => (await listProgressItems()).find(({ id }) => id === item?.id)?.received
  const removeDocument = (id: number) => sendCall(server, deleteDocument, { token: hugo, params: { id } })
  expect((await listDocuments(hugo)).find(({ id }) => id === first)?.mortgage_progress_id).toBe(item?.id)
  expect(await readReceivedDate()).toBeTruthy()
  await removeDocument(first)
  expect(await readReceivedDate()).toBeTruthy()
  await removeDocument(second)
  expect(await readReceivedDate()).toBeFalsy()
})

test('an answer to a task is stored with all its documents or not at all, and only once @TASK-04 @API-50', async () => {
  const emma = await server.getAccessToken('emma')
  const [task] = Object.values((await server.request(getTasks, emma)).data).flat()
  const before = (await listDocuments(emma)).length
  const answerTask = (...documents: File[]) =>
    sendCall(server, replyToTask, {
      token: emma,
      body: { message: 'Hierbij', task_id: task?.id, documents, idempotency_key: 'antwoord-1234' },
    })
  const validPdf = new File([createPdfOfSize()], 'opgave.pdf')
  const refused = await answerTask(validPdf, new File(['MZ\u0000\u0000'], 'programma.exe'))
  expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([422, ['documents']])
  expect(await listDocuments(emma)).toHaveLength(before)
  expect((await server.request(getTasks, emma)).data.unfinished[0]?.status).toBe('open')
  for (const { statusCode } of [await answerTask(validPdf), await answerTask(validPdf)])
    expect(statusCode).toBe(200)
  expect((await listDocuments(emma)).filter(({ name }) => name === 'opgave.pdf')).toHaveLength(1)
  const others = await sendCall(server, replyToTask, {
    token,
    body: { message: 'Hierbij', task_id: task?.id, documents: [validPdf] },
  })
  expect(others.statusCode).toBe(404)
})

test('documents of a message about a policy belong to that policy, and a message about a stranger’s policy is rejected whole', async () => {
  const [policy] = (await server.request(getPolicies, token)).data
  const clara = await server.getAccessToken('clara')
  const reportDamageWithDocument = (as: string) =>
    sendCall(server, sendMessage, {
      token: as,
      body: {
        message: 'Schade',
        screen: 'schades',
        policy_id: String(policy?.id),
        documents: [new File([createPdfOfSize()], 'dakgoot.pdf')],
      },
    })
  expect((await reportDamageWithDocument(token)).statusCode).toBe(200)
  const taken = (await listDocuments()).filter(({ name }) => name === 'dakgoot.pdf')
  expect(taken).toMatchObject([{ policy: { id: policy?.id } }])
  expect((await reportDamageWithDocument(clara)).statusCode).toBe(404)
  expect(await listDocuments(clara)).toEqual([])
})

test('trust A11: a file of 2 MB is accepted, and one byte more is answered 413 @UPLOAD-10 @DEMO-29', async () => {
  expect((await uploadFile(new File([createPdfOfSize(maxUploadBytes)], 'groot.pdf'))).statusCode).toBe(200)
  const before = (await listDocuments()).length
  const larger = await uploadFile(new File([createPdfOfSize(maxUploadBytes + 1)], 'groter.pdf'))
  expect(larger.statusCode).toBe(413)
  expect(larger.json().error).toBe('too_large')
  expect((await listDocuments()).length).toBe(before)
})

test('trust A11: the type of a file is determined by its content, not its name', async () => {
  for (const file of [
    new File([createPdfOfSize()], 'plaatje.png'),
    new File(['<script>alert(1)</script>'], 'pagina.pdf'),
    new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'beeld.svg'),
    new File(['MZ\u0000\u0000'], 'programma.exe'),
    new File([], 'leeg.pdf'),
  ]) {
    const response = await uploadFile(file)
    expect(response.statusCode).toBe(422)
    expect(Object.keys(response.json().errors)).toEqual(['content'])
  }
})

test('a document of old Word versions is stored as a download, and one with macros is rejected @UPLOAD-10', async () => {
  const encodeUtf16 = (name: string) => Buffer.from(name, 'utf16le')
  const createOldWordFile = (...streams: string[]) =>
    new Uint8Array(
      Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(504), ...streams.map(encodeUtf16)]),
    )
  const { id } = (await uploadFile(new File([createOldWordFile('WordDocument')], 'brief.doc'))).json().data
  expect((await listDocuments()).find((one) => one.id === id)).toMatchObject({
    mime_type: 'application/msword',
    extension: 'doc',
  })
  for (const file of [
    new File([createOldWordFile('WordDocument', '_VBA_PROJECT')], 'macro.doc'),
    new File([createOldWordFile('Workbook')], 'cijfers.xls'),
    new File([createOldWordFile('WordDocument')], 'brief.pdf'),
  ])
    expect((await uploadFile(file)).statusCode, file.name).toBe(422)
})

test('trust A11: folders and line breaks in file names are removed', { tags: 'full' }, async () => {
  for (const [name, storedName] of [
    ['../../etc/passwd.pdf', 'passwd.pdf'],
    ['..\\..\\boot.pdf', 'boot.pdf'],
    ['a"b<c>.pdf', 'abc.pdf'],
  ] as const) {
    const { id } = (await uploadFile(new File([createPdfOfSize()], 'x.pdf'), { name })).json().data
    expect((await listDocuments()).find((one) => one.id === id)?.name).toBe(storedName)
    const read = await sendCall(server, getDocumentFile, { token, params: { id } })
    expect(read.headers['content-disposition']).toBe(`attachment; filename*=UTF-8''${storedName}`)
  }
  const broken = await uploadFile(new File([createPdfOfSize()], 'x.pdf'), {
    name: 'regel\r\nSet-Cookie: a=b.pdf',
  })
  expect(broken.statusCode).toBe(422)
})

test('trust C5: repeated uploads with the same key create one document', async () => {
  const key = { 'idempotency-key': 'proef-1234-5678' }
  const responses = await Promise.all(
    [1, 2, 3].map(() => uploadFile(new File([createPdfOfSize()], 'een.pdf'), {}, token, key)),
  )
  const repeated = await uploadFile(new File([createPdfOfSize()], 'een.pdf'), {
    idempotency_key: 'proef-1234-5678',
  })
  const ids = [...responses, repeated].map((response) => response.json().data.id)
  expect(new Set(ids).size).toBe(1)
  expect((await listDocuments()).filter(({ name }) => name === 'een.pdf')).toHaveLength(1)
  const hugo = await server.getAccessToken('hugo')
  const other = await uploadFile(new File([createPdfOfSize()], 'een.pdf'), {}, hugo, key)
  expect(other.json().data.id).not.toBe(ids[0])
})

test('a key used before with another file or call is rejected, and a new key sends it', async () => {
  const key = { 'idempotency-key': 'proef-8765-4321' }
  expect((await uploadFile(new File([createPdfOfSize()], 'eerst.pdf'), {}, token, key)).statusCode).toBe(200)
  const other = await uploadFile(new File([createPdfOfSize()], 'anders.pdf'), {}, token, key)
  expect([other.statusCode, other.json().error]).toEqual([422, 'key_reused'])
  const body = { message: 'Past dit erbij?', screen: 'documenten', idempotency_key: 'proef-8765-4321' }
  const message = await sendCall(server, sendMessage, { token, body })
  expect([message.statusCode, message.json().error]).toEqual([422, 'key_reused'])
  const repeated = await sendCall(server, sendMessage, {
    token,
    body: { ...body, idempotency_key: 'proef-8765-4322' },
  })
  expect(repeated.statusCode).toBe(200)
  const inbox = await server.database.db.select().from(tenantInbox)
  expect(inbox.filter(({ content }) => content.includes('Past dit erbij?'))).toHaveLength(1)
})

test('an upload completes a progress item of the own mortgage @UPLOAD-11', { tags: 'full' }, async () => {
  const hugo = await server.getAccessToken('hugo')
  const [before] = (await server.request(getMortgages, hugo)).data
  const item = before?.progress.find(({ received }) => !received)
  const mortgage_progress_id = String(item?.id)
  expect(
    (await uploadFile(new File([createPdfOfSize()], 'strook.pdf'), { mortgage_progress_id })).statusCode,
  ).toBe(404)
  expect(
    (await uploadFile(new File([createPdfOfSize()], 'strook.pdf'), { mortgage_progress_id }, hugo))
      .statusCode,
  ).toBe(200)
  const [after] = (await server.request(getMortgages, hugo)).data
  expect(after?.openProgress).toBe((before?.openProgress ?? 0) - 1)
  const linked = (await listDocuments(hugo)).find(({ name }) => name === 'strook.pdf')
  expect(linked?.mortgage).toEqual({ id: before?.id })
})

test('@API-46 a file is added to an own mortgage or policy by its number', async () => {
  const [mortgage] = (await server.request(getMortgages, token)).data
  const [policy] = (await server.request(getPolicies, token)).data
  const addDocumentToParent = (name: string, parent_type: string, id: unknown, as = token) =>
    uploadFile(new File([createPdfOfSize()], name), { parent_type, parent_id: String(id) }, as)
  expect((await addDocumentToParent('akte.pdf', 'mortgage', mortgage?.id)).statusCode).toBe(200)
  expect((await addDocumentToParent('polis.pdf', 'policy', policy?.id)).statusCode).toBe(200)
  const clara = await server.getAccessToken('clara')
  expect((await addDocumentToParent('vreemd.pdf', 'mortgage', mortgage?.id, clara)).statusCode).toBe(404)
  const named = Object.fromEntries((await listDocuments()).map((document) => [document.name, document]))
  expect(named['akte.pdf']).toMatchObject({ mortgage: { id: mortgage?.id }, policy: null })
  expect(named['polis.pdf']).toMatchObject({ policy: { id: policy?.id }, mortgage: null })
  expect(await listDocuments(clara)).toEqual([])
})

test('@API-58 a file with proof of income becomes one of the customer’s documents', async () => {
  const body = { name: 'jaaropgave.pdf', file: new File([createPdfOfSize()], 'scan.pdf') }
  const response = await sendCall(server, uploadProofOfIncome, { token, body })
  expect(response.json().data).toMatchObject({ success: true })
  const { id } = response.json().data
  expect((await listDocuments()).find((one) => one.id === id)).toMatchObject({
    name: 'jaaropgave.pdf',
    user_id: null,
  })
})

test('a shared document is JSON with base64, a broken link is 404 @DOC-05 @DOC-06 @API-28', async () => {
  const documents = await listDocuments()
  const json = documents.find(({ link }) => link.includes('customer/tenant/document'))
  const { data } = await server.request(getTenantDocument, token, { params: { id: json?.id ?? 0 } })
  expect(data.mime_type).toBe('application/pdf')
  expect(Buffer.from(data.content.data.data, 'base64').subarray(0, 4).toString()).toBe('%PDF')
  const [shared] = (await server.request(getTenantDocuments, token)).data
  const params = { id: shared?.id ?? 0 }
  expect((await server.request(getTenantDocument, token, { params })).data.mime_type).toBe('application/pdf')
  const broken = documents.find(({ name }) => name === 'Offerte inboedel')
  expect(
    (await sendCall(server, getDocumentFile, { token, params: { id: Number(broken?.id) } })).statusCode,
  ).toBe(404)
})

test('uploads of one file name fail in the demo @UPLOAD-06', async () => {
  expect((await uploadFile(new File([createPdfOfSize()], 'fail.pdf'))).statusCode).toBe(500)
})

test('trust A12: a document can be removed until 59:59 and not at 60:01, and only if the customer added it @DOC-08', async () => {
  const { id: first } = (await uploadFile(new File([createPdfOfSize()], 'eerst.pdf'))).json().data
  const { id: second } = (await uploadFile(new File([createPdfOfSize()], 'dan.pdf'))).json().data
  const adviser = (await listDocuments()).find(({ user_id }) => user_id !== null)
  expect(adviser?.deletable).toBe(false)
  const tag = (await sendCall(server, getDocuments, { token })).headers.etag
  const refreshed = await server.signIn('anna')
  server.advanceClock(3599)
  token = await server.getAccessToken('anna')
  expect((await sendCall(server, deleteDocument, { token, params: { id: first } })).statusCode).toBe(200)
  server.advanceClock(2)
  expect((await listDocuments()).find(({ id }) => id === second)?.deletable).toBe(false)
  expect((await sendCall(server, deleteDocument, { token, params: { id: second } })).statusCode).toBe(403)
  const later = await sendCall(server, getDocuments, { token, headers: { 'if-none-match': String(tag) } })
  expect(later.statusCode).toBe(200)
  expect(refreshed.access_token).not.toBe(token)
})

test('@BSN-06 before a PDF with a BSN in its text is accepted, the customer is asked; other and damaged files are accepted', async () => {
  const before = (await listDocuments()).length
  const strook = new File([await createPdfWithText('Burgerservicenummer: 1234.56.782')], 'strook.pdf')
  const responses = [
    await uploadFile(strook),
    await sendCall(server, uploadProofOfIncome, { token, body: { name: 'strook.pdf', file: strook } }),
    await sendCall(server, sendMessage, {
      token,
      body: {
        message: 'Bijgaand',
        screen: 'contact',
        documents: [new File([createPdfOfSize()], 'stuk.pdf'), strook],
      },
    }),
  ]
  for (const response of responses) {
    expect(response.statusCode).toBe(422)
    expect(response.json()).toMatchObject({
      error: 'bsn_found',
      message: expect.stringMatching(/^In de tekst van strook\.pdf staat een burgerservicenummer\./),
    })
    expect(response.body).not.toContain('123456782')
  }
  expect((await listDocuments()).length).toBe(before)
  expect((await uploadFile(strook, { with_bsn: 'ander.pdf' })).statusCode).toBe(422)
  expect((await uploadFile(strook, { with_bsn: 'ander.pdf/strook.pdf' })).statusCode).toBe(200)
  const iban = new File(
    [await createPdfWithText('Rekening NL91 ABNA 0123 4567 82, lening 123456782')],
    'brief.pdf',
  )
  expect((await uploadFile(iban)).statusCode).toBe(200)
  expect((await uploadFile(new File([createPdfOfSize(5000)], 'stuk.pdf'))).statusCode).toBe(200)
})

test('@BSN-06 reading a PDF that unpacks to gigabytes is aborted, and the next PDF is read', {
  tags: 'full',
}, async () => {
  const packed = deflateSync(Buffer.alloc(400_000_000, 'q Q '))
  const bomb = Buffer.concat([
    Buffer.from(
      `%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 500 500]/Contents 4 0 R/Resources<<>>>>endobj\n4 0 obj<</Length ${packed.length}/Filter/FlateDecode>>stream\n`,
    ),
    packed,
    Buffer.from('\nendstream endobj\ntrailer<</Root 1 0 R>>\n%%EOF'),
  ])
  const threads = createFileCheckThreads()
  expect(bomb.length).toBeLessThan(maxUploadBytes)
  expect(await threads.hasBsn(bomb)).toBeNull()
  expect(await threads.hasBsn(await createPdfWithText('BSN 123456782'))).toBe(true)
  await threads.end()
})

test('a form that ends too early stores nothing', async () => {
  token = await server.getAccessToken('anna')
  const before = (await listDocuments()).length
  const head =
    '--x\r\nContent-Disposition: form-data; name="name"\r\n\r\na.pdf\r\n--x\r\nContent-Disposition: form-data; name="content"; filename="a.pdf"\r\n\r\n%PDF-1.4'
  for (const payload of [head, head.slice(0, 40), '', '--x--\r\n']) {
    const response = await server.app.inject({
      method: 'POST',
      url: '/api/zuider/customer/document',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'multipart/form-data; boundary=x' },
      payload,
    })
    expect(response.statusCode).toBe(422)
  }
  expect(await listDocuments()).toHaveLength(before)
})
