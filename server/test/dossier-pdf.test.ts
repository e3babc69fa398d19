// @module-tag full
import { formatEuro } from '@portal/domain/format/format-money'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { relatives } from '../src/database/tables/customer.ts'
import { mortgageParts } from '../src/database/tables/mortgage.ts'
import { type DossierTestServer, openDossierServer } from './dossier-server.ts'
import { normalizeWhitespace, readPdfText } from './pdf-text.ts'

let dossierServer: DossierTestServer
let annaToken: string
beforeAll(async () => {
  dossierServer = await openDossierServer()
  annaToken = await dossierServer.server.getAccessToken('anna')
})
afterAll(() => dossierServer.close())

test('the dossier PDF is a tagged A4 document with the data of the database', async () => {
  const { bytes, headers } = await dossierServer.requestAndFetch(annaToken, 'pdf')
  expect(headers['content-type']).toContain('application/pdf')
  const { text, pages, roles, info } = await readPdfText(bytes)
  const loanParts = await dossierServer.server.database.db
    .select()
    .from(mortgageParts)
    .where(eq(mortgageParts.customerId, await dossierServer.findCustomerId('anna')))
  expect(loanParts.length).toBeGreaterThan(3)
  for (const part of loanParts)
    expect(text).toContain(normalizeWhitespace(formatEuro(part.remainingDebt, 'nl')))
  for (const text of [
    'Mijn dossier',
    'Anna de Wit',
    'Bas van der Meer',
    'Wilhelminapark',
    'Zuider',
    'Adviesrapport hypotheek',
  ])
    expect(text).toContain(text)
  expect(text).toContain(`Pagina 1 van ${pages.length}`)
  expect([...roles]).toEqual(
    expect.arrayContaining(['Document', 'H1', 'H2', 'Table', 'TH', 'TD', 'L', 'Figure']),
  )
  expect(info).toMatchObject({ Title: 'Mijn dossier: Anna de Wit', Language: 'nl' })
})

test('the PDF has the requested language and form of address, and leaves out what the tenant does not show', async () => {
  const hilde = await dossierServer.server.getAccessToken('hilde', 'noorder')
  const { bytes } = await dossierServer.requestAndFetch(hilde, 'pdf', 'de', 'noorder')
  const { text } = await readPdfText(bytes)
  expect(text).toContain('Geben Sie Ihrer Beratung Bescheid')
  expect(text).toContain('Persönliche Daten')
  expect(text).not.toContain('Einkommen')
  expect(text).not.toContain('Persoonlijke')
})

test('the PDF of a nearly empty file can be made', async () => {
  const clara = await dossierServer.server.getAccessToken('clara')
  const { text } = await readPdfText((await dossierServer.requestAndFetch(clara, 'pdf')).bytes)
  expect(text).toContain('Hierover is niets bekend')
})

/** Customer names in several scripts. */
const customerNames = [
  'Łukasz Çelik',
  'Nguyễn Đặng',
  'Ελένη Παπαδοπούλου',
  'Женя Ковальчук',
  'Şükrü Yılmaz',
  'Żółć',
]

test('a name is printed in its own script, and transliterated to Latin letters if no font has it', async () => {
  const { db } = dossierServer.server.database
  const femke = await dossierServer.server.getAccessToken('femke')
  const id = await dossierServer.findCustomerId('femke')
  const children = [...customerNames, '王小明', 'Chen 王', 'محمد'].map((first_name) => ({
    customerId: id,
    kind: 'child' as const,
    facts: { first_name, date_of_birth: '2015-01-01' },
  }))
  await db.insert(relatives).values(children)
  const { text } = await readPdfText((await dossierServer.requestAndFetch(femke, 'pdf')).bytes)
  for (const name of customerNames) expect(text).toContain(name)
  expect(text).toContain('WangXiaoMing')
  expect(text).toContain('Chen Wang')
  expect(text).toContain('mhmd')
  expect(text).toContain('Femke Dijkstra')
})
