import { createHash } from 'node:crypto'
import { PDFDocument } from '@cantoo/pdf-lib'
import { beginAuthenticatorSetup, confirmAuthenticatorSetup } from '@portal/contract/authenticator'
import {
  getDeskSignings,
  markSigningDecisionSeen,
  requestSignature,
  withdrawSigningRequest,
} from '@portal/contract/desk/desk-signing'
import { deleteDocument, getDocumentFile, getDocuments } from '@portal/contract/document'
import { addPasskey, getPasskeyCreationOptions } from '@portal/contract/passkey'
import {
  beginSigning,
  declineSigning,
  getSigning,
  markSigningRead,
  type Signing,
  sendSignature,
} from '@portal/contract/signing'
import { getTasks } from '@portal/contract/task'
import { replyToTask } from '@portal/contract/task-reply'
import { and, eq } from 'drizzle-orm'
import { pino } from 'pino'
import { beforeAll, expect, test } from 'vitest'
import { createTotp } from '../src/authenticators/totp-code.ts'
import { auditEntries } from '../src/database/tables/audit.ts'
import { customers } from '../src/database/tables/customer.ts'
import { documents } from '../src/database/tables/document.ts'
import { erasures } from '../src/database/tables/erasure.ts'
import { outbox } from '../src/database/tables/outbox.ts'
import { signingCertificates, signings } from '../src/database/tables/signing.ts'
import { tenantEvents } from '../src/database/tables/tenant-webhook.ts'
import { eraseCustomer } from '../src/erasure/erase-customer.ts'
import { warnAboutCertificates } from '../src/signing/sealing-certificate.ts'
import { createTestCertificate } from '../src/signing/test-certificate.ts'
import { checkSeal } from './check-seal.ts'
import { createPkcs12 } from './create-pkcs12.ts'
import { startDeskTestServer, tenantCode } from './desk-test-server.ts'
import type { Harness } from './harness.ts'
import { createMemoryFileStore } from './memory-file-store.ts'
import { readPdfText } from './pdf-text.ts'
import { sendCall } from './send-call.ts'
import { addSealingCertificates, findMailedCode } from './signature-request.ts'
import { createSoftwareAuthenticator } from './software-authenticator.ts'
import { waitForDueJobs } from './wait-for-due-jobs.ts'

const deskTestServer = startDeskTestServer()
const { getAdviser, findCustomerId, readQueuePart, listAccessesTo } = deskTestServer
let server: Harness

const createOrderPdf = async (text = 'Opdracht tot dienstverlening') => {
  const pdf = await PDFDocument.create()
  for (const page of [1, 2, 3]) pdf.addPage([595, 842]).drawText(`${text}, pagina ${page}`, { x: 60, y: 700 })
  return new File([new Uint8Array(await pdf.save())], 'Opdracht.pdf', { type: 'application/pdf' })
}

beforeAll(async () => {
  server = deskTestServer.getOffice().server
  await addSealingCertificates(server)
})

async function requestSignatureFrom(username: string, extraFields: object = {}) {
  const content = await createOrderPdf()
  const body = { kind: 'service_order' as const, content, ...extraFields }
  const { data } = await getAdviser().request(requestSignature, {
    params: { tenant: tenantCode, id: await findCustomerId(username) },
    body,
  })
  const token = await server.getAccessToken(username)
  const params = { id: Number(data.id) }
  const readSigning = async (): Promise<Signing> => (await server.request(getSigning, token, { params })).data
  const { hash } = await readSigning()
  const markDocumentAsRead = (position: 'begin' | 'end') =>
    server.request(markSigningRead, token, { params, body: { hash, at: position } })
  return { token, params, hash, seen: readSigning, read: markDocumentAsRead, content }
}
type RequestedSignature = Awaited<ReturnType<typeof requestSignatureFrom>>

const requestSigningCode = async (username: string, { token, params, hash }: RequestedSignature) => {
  await server.request(beginSigning, token, { params, body: { hash, factor: 'mail' } })
  return findMailedCode(server, username)
}
const signWithProof = ({ token, params, hash }: RequestedSignature, signingProof: object) =>
  sendCall(server, sendSignature, { token, params, body: { hash, agreed: true, ...signingProof } })
const downloadDocument = async (token: string, id: number) =>
  (await sendCall(server, getDocumentFile, { token, params: { id } })).rawPayload

test('@SIGN-01 @SIGN-04 @SIGN-06 a document read to its end and confirmed with a mailed code is sealed with a page of evidence, marked as signed for both sides, and mailed', async () => {
  const signingRequest = await requestSignatureFrom('gerda', { note: 'Graag deze week', due: '2099-01-31' })
  const { token, params, hash } = signingRequest
  const listTasks = async () => (await server.request(getTasks, token)).data
  expect((await listTasks()).unfinished.find(({ signing_id }) => signing_id === params.id)).toMatchObject({
    title: 'Onderteken: Opdracht',
    description: 'Graag deze week',
    date: '2099-01-31',
  })
  expect(await signingRequest.seen()).toMatchObject({
    ...{ state: 'asked', kind: 'service_order', factors: ['mail'], mailed_to: 'g…@example.nl' },
    ...{ can_seal: true, read_at: null, asked_by: 'Sanne Bakker' },
  })
  const earlyCode = await requestSigningCode('gerda', signingRequest)
  expect((await signWithProof(signingRequest, { factor: 'mail', code: earlyCode })).json().error).toBe(
    'not_read',
  )
  await signingRequest.read('begin')
  await signingRequest.read('end')
  const wrongCodeResponse = await signWithProof(signingRequest, { factor: 'mail', code: '1234567' })
  expect([wrongCodeResponse.statusCode, wrongCodeResponse.json().errors]).toEqual([422, { code: 'is wrong' }])
  const response = await signWithProof(signingRequest, { factor: 'mail', code: earlyCode })
  expect(response.statusCode, response.body).toBe(200)
  const sealedId = response.json().data.sealed_id as number

  const sealedPdf = await downloadDocument(token, sealedId)
  const originalPdf = Buffer.from(await signingRequest.content.arrayBuffer())
  expect(sealedPdf.subarray(0, originalPdf.length).equals(originalPdf)).toBe(true)
  expect(createHash('sha256').update(originalPdf).digest('hex')).toBe(hash)
  expect(await checkSeal(sealedPdf)).toEqual({
    isWhole: true,
    coversAll: true,
    attributes: ['1.2.840.113549.1.9.3', '1.2.840.113549.1.9.4', '1.2.840.113549.1.9.16.2.47'],
  })
  const alteredPdf = Buffer.from(sealedPdf)
  alteredPdf[100] = (alteredPdf[100] ?? 0) ^ 1
  expect((await checkSeal(alteredPdf)).isWhole).toBe(false)
  const { pages } = await readPdfText(sealedPdf)
  expect(pages).toHaveLength(5)
  for (const text of [
    'Bewijs van ondertekening',
    hash.slice(0, 8),
    'g…@example.nl',
    '127.0.0.1',
    'Nederlandse tijd',
    'Een gekwalificeerde is het niet',
    'testcertificaat',
    `ZUIDER-${params.id}`,
  ])
    expect(`${pages[3]} ${pages[4]}`).toContain(text)

  expect((await signingRequest.seen()).state).toBe('signed')
  expect((await listTasks()).finished.find(({ signing_id }) => signing_id === params.id)?.status).toBe('done')
  const listedDocuments = (await server.request(getDocuments, token)).data
  expect(listedDocuments.find(({ id }) => id === sealedId)).toMatchObject({
    ...{ name: 'Opdracht (ondertekend)', type: 'signed', deletable: false, to_sign: null },
  })
  expect(await readQueuePart('signing')).toMatchObject({ count: 1, items: [{ title: 'Opdracht' }] })
  await waitForDueJobs(server.database.db)
  const mails = await server.database.db.select().from(outbox).where(eq(outbox.to, 'gerda@example.nl'))
  expect(mails.at(-1)?.subject).toBe('Je hebt een document ondertekend')
  const events = await server.database.db.select().from(tenantEvents).orderBy(tenantEvents.sequence)
  expect(events.at(-1)).toMatchObject({ type: 'document.signed', record: { sealed_id: sealedId, hash } })

  await getAdviser().request(markSigningDecisionSeen, { params: { tenant: tenantCode, id: params.id } })
  expect(await readQueuePart('signing')).toMatchObject({ count: 0 })
  expect(await listAccessesTo('gerda')).toEqual(
    expect.arrayContaining(['Sanne Bakker: signature', 'Sanne Bakker: signature-seen']),
  )
  const secondResponse = await signWithProof(signingRequest, { factor: 'mail', code: earlyCode })
  expect([secondResponse.statusCode, secondResponse.json().error]).toEqual([409, 'signed'])
})

test('@SIGN-05 a code is valid once, for its own document and sign-in only', async () => {
  const firstRequest = await requestSignatureFrom('ines')
  const secondRequest = await requestSignatureFrom('ines', {
    content: await createOrderPdf('Machtiging'),
    kind: 'sepa_mandate',
  })
  await firstRequest.read('end')
  await secondRequest.read('end')
  const code = await requestSigningCode('ines', firstRequest)
  expect((await signWithProof(secondRequest, { factor: 'mail', code })).json().errors).toHaveProperty('code')
  const onOtherDevice = { ...firstRequest, token: await server.getAccessToken('ines') }
  expect((await signWithProof(onOtherDevice, { factor: 'mail', code })).json().errors).toEqual({
    code: 'is over',
  })
  server.advanceClock(11 * 60)
  expect((await signWithProof(firstRequest, { factor: 'mail', code })).json().errors).toEqual({
    code: 'is over',
  })
  const newCode = await requestSigningCode('ines', firstRequest)
  const responses = await Promise.all(
    [0, 1].map(() => signWithProof(firstRequest, { factor: 'mail', code: newCode })),
  )
  expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
  const { db } = server.database
  expect(await db.$count(documents, eq(documents.type, 'signed'))).toBe(2)
})

test('@SIGN-05 a customer with a passkey or an app signs with it and no mailed code is accepted; a passkey signs the hash of the document and the language it was read in', {
  tags: 'full',
}, async () => {
  const passkeyRequest = await requestSignatureFrom('karin')
  await passkeyRequest.read('end')
  const device = createSoftwareAuthenticator('zuider.localhost', 'http://zuider.localhost:4000')
  const creationOptions = (
    await server.request(getPasskeyCreationOptions, passkeyRequest.token, { body: {} })
  ).data
  await server.request(addPasskey, passkeyRequest.token, {
    body: { name: 'Telefoon', passkey: device.make(creationOptions.challenge, creationOptions.user.id) },
  })
  expect((await passkeyRequest.seen()).factors).toEqual(['passkey'])
  const beginSigningWithFactor = (factor: 'passkey' | 'mail', request = passkeyRequest) =>
    sendCall(server, beginSigning, {
      token: request.token,
      params: request.params,
      body: { hash: request.hash, factor },
    })
  expect((await beginSigningWithFactor('mail')).json().errors).toHaveProperty('factor')
  const { challenge } = (await beginSigningWithFactor('passkey')).json().data.passkey
  expect(Buffer.from(challenge, 'base64url').toString().split('.')).toContain(passkeyRequest.hash)
  const otherRequest = await requestSignatureFrom('karin', { content: await createOrderPdf('Iets anders') })
  await otherRequest.read('end')
  const assertion = device.sign(challenge)
  expect(
    (await signWithProof(otherRequest, { factor: 'passkey', passkey: assertion })).json().errors,
  ).toHaveProperty('passkey')
  const secondChallenge = (await beginSigningWithFactor('passkey')).json().data.passkey.challenge
  const passkey = device.sign(secondChallenge)
  const query = { language: 'de' as const }
  const { agreement } = (
    await server.request(getSigning, passkeyRequest.token, { params: passkeyRequest.params, query })
  ).data
  expect([agreement, (await passkeyRequest.seen()).agreement]).toEqual([
    expect.stringMatching(/^Ich habe/),
    expect.stringMatching(/^Ik heb/),
  ])
  expect((await signWithProof(passkeyRequest, { factor: 'passkey', passkey, ...query })).statusCode).toBe(200)
  expect((await signWithProof(passkeyRequest, { factor: 'passkey', passkey })).json().error).toBe('signed')
  const [storedSigning] = await server.database.db
    .select()
    .from(signings)
    .where(eq(signings.id, passkeyRequest.params.id))
  expect(storedSigning?.evidence).toMatchObject({
    ...{ factor: { kind: 'passkey', name: 'Telefoon' }, hash: passkeyRequest.hash },
    ...{ agreement, ...query },
  })

  const appRequest = await requestSignatureFrom('emma')
  await appRequest.read('end')
  const { secret } = (await server.request(beginAuthenticatorSetup, appRequest.token, { body: {} })).data
  const createTotpCode = () =>
    createTotp(secret.replaceAll(' ', '')).generate({ timestamp: server.now().getTime() })
  const usedCode = createTotpCode()
  await server.request(confirmAuthenticatorSetup, appRequest.token, { body: { code: usedCode } })
  expect((await signWithProof(appRequest, { factor: 'app', code: usedCode })).json().errors).toEqual({
    code: 'is wrong',
  })
  server.advanceClock(30)
  expect((await signWithProof(appRequest, { factor: 'app', code: createTotpCode() })).statusCode).toBe(200)
})

test('@SIGN-07 a request that was withdrawn, declined or changed meanwhile cannot be signed, and nothing is stored half', async () => {
  const withdrawnRequest = await requestSignatureFrom('jan')
  await withdrawnRequest.read('end')
  const code = await requestSigningCode('jan', withdrawnRequest)
  const reply = { message: 'Wat kost dit?', task_id: 0 }
  const { data } = await server.request(getTasks, withdrawnRequest.token)
  reply.task_id = Number(
    data.unfinished.find(({ signing_id }) => signing_id === withdrawnRequest.params.id)?.id,
  )
  await server.request(replyToTask, withdrawnRequest.token, { body: { ...reply, screen: 'taken' } })
  expect(
    (await server.request(getTasks, withdrawnRequest.token)).data.unfinished.map(({ id }) => id),
  ).toContain(reply.task_id)
  await getAdviser().request(withdrawSigningRequest, {
    params: { tenant: tenantCode, id: withdrawnRequest.params.id },
  })
  expect((await signWithProof(withdrawnRequest, { factor: 'mail', code })).json().error).toBe('withdrawn')

  const declinedRequest = await requestSignatureFrom('jan')
  const declineWithReason = (reason: string) =>
    sendCall(server, declineSigning, {
      token: declinedRequest.token,
      params: declinedRequest.params,
      body: { reason },
    })
  expect((await declineWithReason('nee')).json().errors).toHaveProperty('reason')
  expect((await declineWithReason('Het tarief klopt niet.')).statusCode).toBe(200)
  expect((await declineWithReason('Het tarief klopt niet.')).json().error).toBe('declined')
  const withdrawResponse = await getAdviser().send(withdrawSigningRequest, {
    params: { tenant: tenantCode, id: declinedRequest.params.id },
  })
  expect(withdrawResponse.statusCode).toBe(409)
  const signingsResponse = await getAdviser().request(getDeskSignings, {
    params: { tenant: tenantCode, id: await findCustomerId('jan') },
  })
  expect(signingsResponse.data.signings[0]).toMatchObject({
    state: 'declined',
    reason: 'Het tarief klopt niet.',
    is_new: true,
  })

  const changedRequest = await requestSignatureFrom('jan')
  await changedRequest.read('end')
  const lateCode = await requestSigningCode('jan', changedRequest)
  const documentId = Number((await changedRequest.seen()).document?.id)
  const removeResponse = await sendCall(server, deleteDocument, {
    token: changedRequest.token,
    params: { id: documentId },
  })
  expect(removeResponse.statusCode).toBe(403)
  const { db } = server.database
  const [sealedDocument] = await db.select().from(documents).where(eq(documents.type, 'signed')).limit(1)
  await db
    .update(documents)
    .set({ fileKey: sealedDocument?.fileKey ?? '' })
    .where(eq(documents.id, documentId))
  expect((await signWithProof(changedRequest, { factor: 'mail', code: lateCode })).json().error).toBe(
    'changed',
  )
  expect((await changedRequest.seen()).state).toBe('asked')
})

test('@SIGN-08 nobody else can open a request, and a document that cannot be sealed is rejected: no certificate, scripts, a password, a signature', async () => {
  const signingRequest = await requestSignatureFrom('leo')
  const token = await server.getAccessToken('noor')
  for (const [call, body] of [
    [getSigning, undefined],
    [sendSignature, { hash: signingRequest.hash, agreed: true, factor: 'mail', code: '1234567' }],
    [declineSigning, { reason: 'Dit is niet van mij' }],
  ] as const)
    expect((await sendCall(server, call, { token, params: signingRequest.params, body })).statusCode).toBe(
      404,
    )
  const { marijke, eva } = deskTestServer.getOffice()
  const params = { tenant: tenantCode, id: await findCustomerId('leo') }
  const body = { kind: 'other' as const, content: await createOrderPdf() }
  expect((await eva.send(requestSignature, { params, body })).statusCode).toBe(403)
  expect((await marijke.send(getDeskSignings, { params: { ...params, tenant: 'NOORDER' } })).statusCode).toBe(
    404,
  )
  expect(
    (
      await marijke.send(withdrawSigningRequest, {
        params: { tenant: 'NOORDER', id: signingRequest.params.id },
      })
    ).statusCode,
  ).toBe(404)

  const getUploadFault = async (content: File) =>
    JSON.parse((await getAdviser().send(requestSignature, { params, body: { kind: 'other', content } })).body)
      .errors
  const pdfWithScript = await PDFDocument.load(await (await createOrderPdf()).arrayBuffer())
  pdfWithScript.addJavaScript('x', 'app.alert(1)')
  const lockedPdf = await PDFDocument.load(await (await createOrderPdf()).arrayBuffer())
  lockedPdf.encrypt({ userPassword: 'geheim', ownerPassword: 'geheim' })
  const toPdfFile = (bytes: Uint8Array) =>
    new File([new Uint8Array(bytes)], 'stuk.pdf', { type: 'application/pdf' })
  expect(await getUploadFault(toPdfFile(await pdfWithScript.save()))).toEqual({
    content: 'has scripts or a form that acts by itself',
  })
  expect(await getUploadFault(toPdfFile(await lockedPdf.save()))).toEqual({
    content: 'is locked by a password',
  })
  expect(await getUploadFault(toPdfFile(Buffer.from('%PDF-1.4\nniets\n%%EOF')))).toEqual({
    content: 'is no PDF that can be read',
  })
  await server.database.db.delete(signingCertificates)
  const noCertificateResponse = await getAdviser().send(requestSignature, { params, body })
  expect([noCertificateResponse.statusCode, JSON.parse(noCertificateResponse.body).error]).toEqual([
    409,
    'no_certificate',
  ])
  await signingRequest.read('end')
  expect((await signingRequest.seen()).can_seal).toBe(false)
  const code = await requestSigningCode('leo', signingRequest)
  expect((await signWithProof(signingRequest, { factor: 'mail', code })).json().error).toBe('no_certificate')
})

test('@SIGN-09 an owner sets a certificate by command, which reports what is wrong with it; then signing works', async () => {
  const { ruben, sanne } = deskTestServer.getOffice()
  const runCertificateCommand = async (person: typeof ruben, args: object) => {
    const headers = { authorization: `Bearer ${person.token}` }
    const payload = { tenant: 'zuider', ...args }
    return server.staff.inject({ method: 'POST', url: '/adviser/certificate', headers, payload })
  }
  const certificate = await createTestCertificate('Zuider Advies', server.now())
  const p12 = (await createPkcs12(certificate, 'geheim')).toString('base64')
  expect((await runCertificateCommand(sanne, { p12, password: 'geheim' })).statusCode).toBe(403)
  expect((await runCertificateCommand(ruben, { p12, password: 'fout' })).json().errors).toEqual({
    p12: 'does not open with this password',
  })
  expect((await runCertificateCommand(ruben, {})).json().data).toMatchObject({
    tenant: 'zuider',
    state: 'none',
  })
  const setResponse = await runCertificateCommand(ruben, { p12, password: 'geheim' })
  expect(setResponse.json().data).toMatchObject({ state: 'ready', subject: 'Zuider Advies', is_test: false })
  const [storedCertificate] = await server.database.db.select().from(signingCertificates)
  expect(JSON.stringify(storedCertificate)).not.toContain('PRIVATE KEY')
  const certificateEntries = await server.database.db
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.command, 'certificate'))
  expect(JSON.stringify(certificateEntries)).not.toContain(p12.slice(0, 40))

  const signingRequest = await requestSignatureFrom('tess')
  await signingRequest.read('end')
  const response = await signWithProof(signingRequest, {
    factor: 'mail',
    code: await requestSigningCode('tess', signingRequest),
  })
  const { pages } = await readPdfText(
    await downloadDocument(signingRequest.token, response.json().data.sealed_id),
  )
  expect(pages.join(' ')).not.toContain('testcertificaat')
  expect(pages.join(' ')).toContain('wachtwoord')
  const loggedWarnings: object[] = []
  const log = {
    warn: (details: object) => loggedWarnings.push(details),
    error: (details: object) => loggedWarnings.push(details),
  }
  const createClockDaysAhead = (days: number) => () => new Date(server.now().getTime() + days * 86_400_000)
  for (const days of [0, 330, 400])
    await warnAboutCertificates({
      allTenantsDb: server.database.db,
      clock: createClockDaysAhead(days),
      log: log as never,
    })
  expect(loggedWarnings).toMatchObject([{ tenant: 'zuider' }, { tenant: 'zuider' }])
})

test('@SIGN-10 signed documents are kept for seven years when the customer is erased, and unsigned requests are deleted at once', async () => {
  const { db } = server.database
  await requestSignatureFrom('tess')
  const customerId = await findCustomerId('tess')
  const [customer] = await db.select().from(customers).where(eq(customers.id, customerId))
  const position = { requestedAt: server.now(), dueAt: server.now() }
  await db.insert(erasures).values({ customerId, tenantId: customer?.tenantId ?? 0, ...position })
  const countRemainingRecords = async () => [
    await db.$count(signings, eq(signings.customerId, customerId)),
    await db.$count(documents, and(eq(documents.customerId, customerId), eq(documents.type, 'signed'))),
  ]
  const eraseTestCustomer = () =>
    eraseCustomer(
      { allTenantsDb: db, files: createMemoryFileStore(), clock: server.now, log: pino({ level: 'silent' }) },
      customerId,
    )
  await eraseTestCustomer()
  expect(await countRemainingRecords()).toEqual([1, 1])
  server.advanceClock(70 * 31 * 86_400)
  await eraseTestCustomer()
  expect(await countRemainingRecords()).toEqual([1, 1])
  server.advanceClock(15 * 31 * 86_400)
  await eraseTestCustomer()
  expect(await countRemainingRecords()).toEqual([0, 0])
})
