// @module-tag full
import { getDocument, getDocuments } from '@portal/contract/document'
import { getDossiers, requestDossier } from '@portal/contract/dossier'
import { getNotes } from '@portal/contract/note'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { documents } from '../src/database/tables/document.ts'
import { dossiers } from '../src/database/tables/dossier.ts'
import { type DossierTestServer, openDossierDesk } from './dossier-desk.ts'
import { sendCall } from './send-call.ts'

let desk: DossierTestServer
let anna: string
beforeAll(async () => {
  desk = await openDossierDesk()
  anna = await desk.server.getAccessToken('anna')
})
afterAll(() => desk.close())

test('concurrent requests create one dossier and one message', async () => {
  const dirk = await desk.server.getAccessToken('dirk')
  const before = (await desk.server.request(getNotes, dirk)).data.length
  const [first, second] = await Promise.all([
    desk.requestDossier(dirk, 'pdf'),
    desk.requestDossier(dirk, 'pdf'),
  ])
  expect(second.data.id).toBe(first.data.id)
  expect(second.data.state).toBe('making')
  await desk.waitUntilMade(dirk, 'pdf')
  const notes = (await desk.server.request(getNotes, dirk)).data
  expect(notes.length).toBe(before + 1)
  expect(notes[0]?.title).toBe('Je dossier staat klaar')
  await desk.requestAndFetch(dirk, 'pdf')
  const { data } = await desk.server.request(getDocuments, dirk)
  expect(data.filter(({ type }) => type === 'dossier')).toHaveLength(1)
})

test('nobody else can open the dossier', async () => {
  const { dossier } = await desk.requestAndFetch(anna, 'pdf')
  const params = { id: Number(dossier.document?.id) }
  const clara = await desk.server.getAccessToken('clara')
  const hilde = await desk.server.getAccessToken('hilde', 'noorder')
  expect((await sendCall(desk.server, getDocument, { token: clara, params })).statusCode).toBe(404)
  expect(
    (await sendCall(desk.server, getDocument, { token: hilde, params, tenant: 'noorder' })).statusCode,
  ).toBe(404)
  expect(
    (await sendCall(desk.server, getDocument, { token: anna, params, tenant: 'noorder' })).statusCode,
  ).toBe(401)
  const claras = (await desk.server.request(getDossiers, clara)).data
  expect(claras.some(({ document }) => document?.id === dossier.document?.id)).toBe(false)
})

test('an abandoned dossier is reported as failed, and can be requested again', async () => {
  const { db } = desk.server.database
  const gerda = await desk.server.getAccessToken('gerda')
  const customerId = await desk.findCustomerId('gerda')
  const requestedAt = new Date(Date.now() - 2 * 86_400_000)
  await db.insert(dossiers).values({ customerId, kind: 'zip', language: 'nl', requestedAt })
  await desk.removeExpired()
  expect((await desk.waitUntilMade(gerda, 'zip')).state).toBe('failed')
  await desk.requestDossier(gerda, 'zip')
  expect((await desk.waitUntilMade(gerda, 'zip')).state).toBe('ready')
})

test('a dossier is deleted after the end of its thirtieth day', async () => {
  const { server: hugo, removeExpired: sweep, close } = await openDossierDesk()
  try {
    const token = await hugo.getAccessToken('anna')
    await hugo.request(requestDossier, token, { body: { kind: 'pdf', language: 'nl' } })
    await expect
      .poll(async () => (await hugo.request(getDossiers, token)).data[0]?.state, { timeout: 30_000 })
      .toBe('ready')
    const listStoredDossiers = () =>
      hugo.database.db.select().from(documents).where(eq(documents.type, 'dossier'))
    hugo.advanceClock(30 * 86_400)
    await sweep()
    expect(await listStoredDossiers()).toHaveLength(1)
    hugo.advanceClock(86_400)
    await sweep()
    expect(await listStoredDossiers()).toHaveLength(0)
  } finally {
    await close()
  }
})
