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
const uploadFile = (
  file: File,
  extraFields: Record<string, unknown> = {},
  accessToken = token,
  headers = {},
) =>
  sendCall(server, uploadDocument, {
    token: accessToken,
    body: { name: file.name, content: file, ...extraFields },
    headers,
  })
const listDocuments = async (accessToken = token) => (await server.request(getDocuments, accessToken)).data

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
  const downloadResponse = await sendCall(server, getDocumentFile, { token, params: { id } })
  expect(downloadResponse.rawPayload.equals(Buffer.from(createPdfOfSize()))).toBe(true)
  expect(downloadResponse.headers).toMatchObject({
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
  const [openItem] = (await listProgressItems()).filter(({ received, completed }) => !received && !completed)
  const responses = await Promise.all(
    ['a.pdf', 'b.pdf'].map((name) =>
      uploadFile(new File([createPdfOfSize()], name), { mortgage_progress_id: openItem?.id }, hugo),
    ),
  )
  const [firstId, secondId] = responses.map((response) => response.json().data.id)
  const readReceivedDate = async () =>
    (await listProgressItems()).find(({ id }) => id === openItem?.id)?.received
  const removeDocument = (id: number) => sendCall(server, deleteDocument, { token: hugo, params: { id } })
  expect((await listDocuments(hugo)).find(({ id }) => id === firstId)?.mortgage_progress_id).toBe(
    openItem?.id,
  )
  expect(await readReceivedDate()).toBeTruthy()
  await removeDocument(firstId)
  expect(await readReceivedDate()).toBeTruthy()
  await removeDocument(secondId)
  expect(await readReceivedDate()).toBeFalsy()
})

test('an answer to a task is stored with all its documents or not at all, and only once @TASK-04 @API-50', async () => {
  const emma = await server.getAccessToken('emma')
  const [task] = Object.values((await server.request(getTasks, emma)).data).flat()
  const countBefore = (await listDocuments(emma)).length
  const answerTask = (...documents: File[]) =>
    sendCall(server, replyToTask, {
      token: emma,
      body: { message: 'Hierbij', task_id: task?.id, documents, idempotency_key: 'antwoord-1234' },
    })
  const validPdf = new File([createPdfOfSize()], 'opgave.pdf')
  const rejectedResponse = await answerTask(validPdf, new File(['MZ\u0000\u0000'], 'programma.exe'))
  expect([rejectedResponse.statusCode, Object.keys(rejectedResponse.json().errors)]).toEqual([
    422,
    ['documents'],
  ])
  expect(await listDocuments(emma)).toHaveLength(countBefore)
  expect((await server.request(getTasks, emma)).data.unfinished[0]?.status).toBe('open')
  for (const { statusCode } of [await answerTask(validPdf), await answerTask(validPdf)])
    expect(statusCode).toBe(200)
  expect((await listDocuments(emma)).filter(({ name }) => name === 'opgave.pdf')).toHaveLength(1)
  const otherCustomerResponse = await sendCall(server, replyToTask, {
    token,
    body: { message: 'Hierbij', task_id: task?.id, documents: [validPdf] },
  })
  expect(otherCustomerResponse.statusCode).toBe(404)
})

test('documents of a message about a policy belong to that policy, and a message about a stranger’s policy is rejected whole', async () => {
  const [policy] = (await server.request(getPolicies, token)).data
  const clara = await server.getAccessToken('clara')
  const reportDamageWithDocument = (accessToken: string) =>
    sendCall(server, sendMessage, {
      token: accessToken,
      body: {
        message: 'Schade',
        screen: 'schades',
        policy_id: String(policy?.id),
        documents: [new File([createPdfOfSize()], 'dakgoot.pdf')],
      },
    })
  expect((await reportDamageWithDocument(token)).statusCode).toBe(200)
  const damageDocuments = (await listDocuments()).filter(({ name }) => name === 'dakgoot.pdf')
  expect(damageDocuments).toMatchObject([{ policy: { id: policy?.id } }])
  expect((await reportDamageWithDocument(clara)).statusCode).toBe(404)
  expect(await listDocuments(clara)).toEqual([])
})

test('trust A11: a file of 2 MB is accepted, and one byte more is answered 413 @UPLOAD-10 @DEMO-29', async () => {
  expect((await uploadFile(new File([createPdfOfSize(maxUploadBytes)], 'groot.pdf'))).statusCode).toBe(200)
  const countBefore = (await listDocuments()).length
  const largerFileResponse = await uploadFile(new File([createPdfOfSize(maxUploadBytes + 1)], 'groter.pdf'))
  expect(largerFileResponse.statusCode).toBe(413)
  expect(largerFileResponse.json().error).toBe('too_large')
  expect((await listDocuments()).length).toBe(countBefore)
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
    const downloadResponse = await sendCall(server, getDocumentFile, { token, params: { id } })
    expect(downloadResponse.headers['content-disposition']).toBe(`attachment; filename*=UTF-8''${storedName}`)
  }
  const invalidNameResponse = await uploadFile(new File([createPdfOfSize()], 'x.pdf'), {
    name: 'regel\r\nSet-Cookie: a=b.pdf',
  })
  expect(invalidNameResponse.statusCode).toBe(422)
})

test('trust C5: repeated uploads with the same key create one document', async () => {
  const key = { 'idempotency-key': 'proef-1234-5678' }
  const responses = await Promise.all(
    [1, 2, 3].map(() => uploadFile(new File([createPdfOfSize()], 'een.pdf'), {}, token, key)),
  )
  const repeatedResponse = await uploadFile(new File([createPdfOfSize()], 'een.pdf'), {
    idempotency_key: 'proef-1234-5678',
  })
  const ids = [...responses, repeatedResponse].map((response) => response.json().data.id)
  expect(new Set(ids).size).toBe(1)
  expect((await listDocuments()).filter(({ name }) => name === 'een.pdf')).toHaveLength(1)
  const hugo = await server.getAccessToken('hugo')
  const otherCustomerResponse = await uploadFile(new File([createPdfOfSize()], 'een.pdf'), {}, hugo, key)
  expect(otherCustomerResponse.json().data.id).not.toBe(ids[0])
})

test('a key used before with another file or call is rejected, and a new key sends it', async () => {
  const key = { 'idempotency-key': 'proef-8765-4321' }
  expect((await uploadFile(new File([createPdfOfSize()], 'eerst.pdf'), {}, token, key)).statusCode).toBe(200)
  const otherFileResponse = await uploadFile(new File([createPdfOfSize()], 'anders.pdf'), {}, token, key)
  expect([otherFileResponse.statusCode, otherFileResponse.json().error]).toEqual([422, 'key_reused'])
  const body = { message: 'Past dit erbij?', screen: 'documenten', idempotency_key: 'proef-8765-4321' }
  const message = await sendCall(server, sendMessage, { token, body })
  expect([message.statusCode, message.json().error]).toEqual([422, 'key_reused'])
  const newKeyResponse = await sendCall(server, sendMessage, {
    token,
    body: { ...body, idempotency_key: 'proef-8765-4322' },
  })
  expect(newKeyResponse.statusCode).toBe(200)
  const inboxItems = await server.database.db.select().from(tenantInbox)
  expect(inboxItems.filter(({ content }) => content.includes('Past dit erbij?'))).toHaveLength(1)
})

test('an upload completes a progress item of the own mortgage @UPLOAD-11', { tags: 'full' }, async () => {
  const hugo = await server.getAccessToken('hugo')
  const [mortgageBefore] = (await server.request(getMortgages, hugo)).data
  const openItem = mortgageBefore?.progress.find(({ received }) => !received)
  const mortgage_progress_id = String(openItem?.id)
  expect(
    (await uploadFile(new File([createPdfOfSize()], 'strook.pdf'), { mortgage_progress_id })).statusCode,
  ).toBe(404)
  expect(
    (await uploadFile(new File([createPdfOfSize()], 'strook.pdf'), { mortgage_progress_id }, hugo))
      .statusCode,
  ).toBe(200)
  const [mortgageAfter] = (await server.request(getMortgages, hugo)).data
  expect(mortgageAfter?.openProgress).toBe((mortgageBefore?.openProgress ?? 0) - 1)
  const linkedDocument = (await listDocuments(hugo)).find(({ name }) => name === 'strook.pdf')
  expect(linkedDocument?.mortgage).toEqual({ id: mortgageBefore?.id })
})

test('@API-46 a file is added to an own mortgage or policy by its number', async () => {
  const [mortgage] = (await server.request(getMortgages, token)).data
  const [policy] = (await server.request(getPolicies, token)).data
  const addDocumentToParent = (name: string, parent_type: string, id: unknown, accessToken = token) =>
    uploadFile(new File([createPdfOfSize()], name), { parent_type, parent_id: String(id) }, accessToken)
  expect((await addDocumentToParent('akte.pdf', 'mortgage', mortgage?.id)).statusCode).toBe(200)
  expect((await addDocumentToParent('polis.pdf', 'policy', policy?.id)).statusCode).toBe(200)
  const clara = await server.getAccessToken('clara')
  expect((await addDocumentToParent('vreemd.pdf', 'mortgage', mortgage?.id, clara)).statusCode).toBe(404)
  const documentsByName = Object.fromEntries(
    (await listDocuments()).map((document) => [document.name, document]),
  )
  expect(documentsByName['akte.pdf']).toMatchObject({ mortgage: { id: mortgage?.id }, policy: null })
  expect(documentsByName['polis.pdf']).toMatchObject({ policy: { id: policy?.id }, mortgage: null })
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
  const [sharedDocument] = (await server.request(getTenantDocuments, token)).data
  const params = { id: sharedDocument?.id ?? 0 }
  expect((await server.request(getTenantDocument, token, { params })).data.mime_type).toBe('application/pdf')
  const documentWithoutFile = documents.find(({ name }) => name === 'Offerte inboedel')
  expect(
    (await sendCall(server, getDocumentFile, { token, params: { id: Number(documentWithoutFile?.id) } }))
      .statusCode,
  ).toBe(404)
})

test('uploads of one file name fail in the demo @UPLOAD-06', async () => {
  expect((await uploadFile(new File([createPdfOfSize()], 'fail.pdf'))).statusCode).toBe(500)
})

test('trust A12: a document can be removed until 59:59 and not at 60:01, and only if the customer added it @DOC-08', async () => {
  const { id: firstId } = (await uploadFile(new File([createPdfOfSize()], 'eerst.pdf'))).json().data
  const { id: secondId } = (await uploadFile(new File([createPdfOfSize()], 'dan.pdf'))).json().data
  const adviser = (await listDocuments()).find(({ user_id }) => user_id !== null)
  expect(adviser?.deletable).toBe(false)
  const etag = (await sendCall(server, getDocuments, { token })).headers.etag
  const newSession = await server.signIn('anna')
  server.advanceClock(3599)
  token = await server.getAccessToken('anna')
  expect((await sendCall(server, deleteDocument, { token, params: { id: firstId } })).statusCode).toBe(200)
  server.advanceClock(2)
  expect((await listDocuments()).find(({ id }) => id === secondId)?.deletable).toBe(false)
  expect((await sendCall(server, deleteDocument, { token, params: { id: secondId } })).statusCode).toBe(403)
  const laterResponse = await sendCall(server, getDocuments, {
    token,
    headers: { 'if-none-match': String(etag) },
  })
  expect(laterResponse.statusCode).toBe(200)
  expect(newSession.access_token).not.toBe(token)
})

test('@BSN-06 before a PDF with a BSN in its text is accepted, the customer is asked; other and damaged files are accepted', async () => {
  const countBefore = (await listDocuments()).length
  const payslip = new File([await createPdfWithText('Burgerservicenummer: 1234.56.782')], 'strook.pdf')
  const responses = [
    await uploadFile(payslip),
    await sendCall(server, uploadProofOfIncome, { token, body: { name: 'strook.pdf', file: payslip } }),
    await sendCall(server, sendMessage, {
      token,
      body: {
        message: 'Bijgaand',
        screen: 'contact',
        documents: [new File([createPdfOfSize()], 'stuk.pdf'), payslip],
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
  expect((await listDocuments()).length).toBe(countBefore)
  expect((await uploadFile(payslip, { with_bsn: 'ander.pdf' })).statusCode).toBe(422)
  expect((await uploadFile(payslip, { with_bsn: 'ander.pdf/strook.pdf' })).statusCode).toBe(200)
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
  const packedContent = deflateSync(Buffer.alloc(400_000_000, 'q Q '))
  const zipBombPdf = Buffer.concat([
    Buffer.from(
      `%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 500 500]/Contents 4 0 R/Resources<<>>>>endobj\n4 0 obj<</Length ${packedContent.length}/Filter/FlateDecode>>stream\n`,
    ),
    packedContent,
    Buffer.from('\nendstream endobj\ntrailer<</Root 1 0 R>>\n%%EOF'),
  ])
  const threads = createFileCheckThreads()
  expect(zipBombPdf.length).toBeLessThan(maxUploadBytes)
  expect(await threads.hasBsn(zipBombPdf)).toBeNull()
  expect(await threads.hasBsn(await createPdfWithText('BSN 123456782'))).toBe(true)
  await threads.end()
})

test('a form that ends too early stores nothing', async () => {
  token = await server.getAccessToken('anna')
  const countBefore = (await listDocuments()).length
  const partialForm =
    '--x\r\nContent-Disposition: form-data; name="name"\r\n\r\na.pdf\r\n--x\r\nContent-Disposition: form-data; name="content"; filename="a.pdf"\r\n\r\n%PDF-1.4'
  for (const payload of [partialForm, partialForm.slice(0, 40), '', '--x--\r\n']) {
    const response = await server.app.inject({
      method: 'POST',
      url: '/api/zuider/customer/document',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'multipart/form-data; boundary=x' },
      payload,
    })
    expect(response.statusCode).toBe(422)
  }
  expect(await listDocuments()).toHaveLength(countBefore)
})
