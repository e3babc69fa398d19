// @module-tag full
import { getDocumentFile, getDocuments } from '@portal/contract/document'
import { getDossiers, requestDossier } from '@portal/contract/dossier'
import { getNotes } from '@portal/contract/note'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { documents } from '../src/database/tables/document.ts'
import { dossiers } from '../src/database/tables/dossier.ts'
import { type DossierTestServer, openDossierServer } from './dossier-server.ts'
import { sendCall } from './send-call.ts'

let dossierServer: DossierTestServer
let annaToken: string
beforeAll(async () => {
  dossierServer = await openDossierServer()
  annaToken = await dossierServer.server.getAccessToken('anna')
})
afterAll(() => dossierServer.close())

test('concurrent requests create one dossier and one message', async () => {
  const dirk = await dossierServer.server.getAccessToken('dirk')
  const countBefore = (await dossierServer.server.request(getNotes, dirk)).data.length
  const [firstRequest, secondRequest] = await Promise.all([
    dossierServer.requestDossier(dirk, 'pdf'),
    dossierServer.requestDossier(dirk, 'pdf'),
  ])
  expect(secondRequest.data.id).toBe(firstRequest.data.id)
  expect(secondRequest.data.state).toBe('making')
  await dossierServer.waitUntilMade(dirk, 'pdf')
  const notes = (await dossierServer.server.request(getNotes, dirk)).data
  expect(notes.length).toBe(countBefore + 1)
  expect(notes[0]?.title).toBe('Je dossier staat klaar')
  await dossierServer.requestAndFetch(dirk, 'pdf')
  const { data } = await dossierServer.server.request(getDocuments, dirk)
  expect(data.filter(({ type }) => type === 'dossier')).toHaveLength(1)
})

test('nobody else can open the dossier', async () => {
  const { dossier } = await dossierServer.requestAndFetch(annaToken, 'pdf')
  const params = { id: Number(dossier.document?.id) }
  const clara = await dossierServer.server.getAccessToken('clara')
  const hilde = await dossierServer.server.getAccessToken('hilde', 'noorder')
  expect((await sendCall(dossierServer.server, getDocumentFile, { token: clara, params })).statusCode).toBe(
    404,
  )
  expect(
    (await sendCall(dossierServer.server, getDocumentFile, { token: hilde, params, tenant: 'noorder' }))
      .statusCode,
  ).toBe(404)
  expect(
    (await sendCall(dossierServer.server, getDocumentFile, { token: annaToken, params, tenant: 'noorder' }))
      .statusCode,
  ).toBe(401)
  const claras = (await dossierServer.server.request(getDossiers, clara)).data
  expect(claras.some(({ document }) => document?.id === dossier.document?.id)).toBe(false)
})

test('an abandoned dossier is reported as failed, and can be requested again', async () => {
  const { db } = dossierServer.server.database
  const gerda = await dossierServer.server.getAccessToken('gerda')
  const customerId = await dossierServer.findCustomerId('gerda')
  const requestedAt = new Date(Date.now() - 2 * 86_400_000)
  await db.insert(dossiers).values({ customerId, kind: 'zip', language: 'nl', requestedAt })
  await dossierServer.removeExpired()
  expect((await dossierServer.waitUntilMade(gerda, 'zip')).state).toBe('failed')
  await dossierServer.requestDossier(gerda, 'zip')
  expect((await dossierServer.waitUntilMade(gerda, 'zip')).state).toBe('ready')
})

test('a dossier is deleted after the end of its thirtieth day', async () => {
  const { server: harness, removeExpired: sweepDossiers, close } = await openDossierServer()
  try {
    const token = await harness.getAccessToken('anna')
    await harness.request(requestDossier, token, { body: { kind: 'pdf', language: 'nl' } })
    await expect
      .poll(async () => (await harness.request(getDossiers, token)).data[0]?.state, { timeout: 30_000 })
      .toBe('ready')
    const listStoredDossiers = () =>
      harness.database.db.select().from(documents).where(eq(documents.type, 'dossier'))
    harness.advanceClock(30 * 86_400)
    await sweepDossiers()
    expect(await listStoredDossiers()).toHaveLength(1)
    harness.advanceClock(86_400)
    await sweepDossiers()
    expect(await listStoredDossiers()).toHaveLength(0)
  } finally {
    await close()
  }
})
