import { recoverPassword } from '@portal/contract/account'
import { type MailForm, mailOccasions } from '@portal/contract/desk/mail-texts'
import {
  addMessageTemplate,
  changeMessageTemplate,
  getFilledMessageTemplates,
  getMessageTemplates,
  removeMessageTemplate,
} from '@portal/contract/desk/message-template'
import { getTenantMails, previewDossierPdf, previewMail } from '@portal/contract/desk/tenant-mail'
import {
  getTenantSettings,
  saveTenantProfile,
  setTenantStaffRole,
  switchTenantFeature,
  undoTenantProfileChange,
} from '@portal/contract/desk/tenant-settings'
import { locales } from '@portal/contract/language'
import { and, desc, eq } from 'drizzle-orm'
import { encode } from 'fast-png'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { auditEntries } from '../src/database/tables/audit.ts'
import { customers } from '../src/database/tables/customer.ts'
import { outbox } from '../src/database/tables/outbox.ts'
import { tenants } from '../src/database/tables/tenant.ts'
import { type DeskPerson, signInDeskPerson } from './desk-staff.ts'
import { type Harness, startHarness } from './harness.ts'
import { readPdfText } from './pdf-text.ts'
import { sendCall } from './send-call.ts'

let server: Harness
let ruben: DeskPerson
let sanne: DeskPerson
let marijke: DeskPerson
const params = { tenant: 'ZUIDER' }
beforeAll(async () => {
  server = await startHarness()
  ruben = await signInDeskPerson(server, 'Ruben Smit', { zuider: 'owner' })
  sanne = await signInDeskPerson(server, 'Sanne Bakker', { zuider: 'adviser' })
  marijke = await signInDeskPerson(server, 'Marijke Elders', { noorder: 'owner' })
})
afterAll(() => server.close())

const readSettings = async () => (await ruben.request(getTenantSettings, { params })).data
const readShownTenant = async () => {
  server.advanceClock(3)
  const response = await server.app.inject({ url: '/api/zuider/customer/tenant' })
  return response.json().data
}
const createPngBase64 = (width: number, height: number) =>
  Buffer.from(
    encode({ width, height, data: new Uint8Array(width * height * 4).fill(120), channels: 4 }),
  ).toString('base64')

test('@DESK-12 an owner’s change of the theme applies to customers, and can be undone', {
  tags: 'full',
}, async () => {
  const settingsBefore = await readSettings()
  await ruben.request(saveTenantProfile, {
    params,
    body: { primary_color: '#0a5c36', pronoun: 'U', slogan: 'Samen verder' },
  })
  expect(await readShownTenant()).toMatchObject({
    primary_color: '#0a5c36',
    pronoun: 'U',
    slogan: 'Samen verder',
    name: settingsBefore.name,
  })
  const [change] = (await readSettings()).history
  expect(change).toMatchObject({ by: 'Ruben Smit', undone: false })
  expect(change?.fields.sort()).toEqual(['primary_color', 'pronoun', 'slogan'])
  await ruben.request(undoTenantProfileChange, { params: { ...params, id: change?.id ?? 0 } })
  expect(await readShownTenant()).toMatchObject({
    primary_color: settingsBefore.primary_color,
    pronoun: settingsBefore.pronoun,
    slogan: settingsBefore.slogan,
  })
  expect((await readSettings()).history.map(({ undone }) => undone)).toEqual([false, true])
  const secondUndo = await ruben.send(undoTenantProfileChange, { params: { ...params, id: change?.id ?? 0 } })
  expect(secondUndo.statusCode).toBe(409)
})

test('@DESK-12 a change that was changed again later is not undone unnoticed, and an empty change does nothing', {
  tags: 'full',
}, async () => {
  await ruben.request(saveTenantProfile, { params, body: { slogan: 'Een' } })
  const [newestChange] = (await readSettings()).history
  await ruben.request(saveTenantProfile, { params, body: { slogan: 'Twee' } })
  const response = await ruben.send(undoTenantProfileChange, {
    params: { ...params, id: newestChange?.id ?? 0 },
  })
  expect([response.statusCode, JSON.parse(response.body).error]).toEqual([409, 'changed'])
  expect((await readShownTenant()).slogan).toBe('Twee')
  const { history } = await readSettings()
  await ruben.request(saveTenantProfile, { params, body: { slogan: 'Twee' } })
  expect((await readSettings()).history).toEqual(history)
})

test.each([
  [{ primary_color: 'blauw' }, 'primary_color'],
  [{ contact_email: 'nergens' }, 'contact_email'],
  [{ website: 'http://zuider.example' }, 'website'],
  [{ name: ' ' }, 'name'],
  [{ logo: Buffer.from('geen plaatje').toString('base64') }, 'logo'],
  [{ logo: createPngBase64(1300, 10) }, 'logo'],
])('@DESK-12 the settings %j are rejected with their field, and nothing is changed', async (body, field) => {
  const tenantBefore = await readShownTenant()
  const response = await ruben.send(saveTenantProfile, { params, body })
  expect(response.statusCode).toBe(422)
  expect(Object.keys(JSON.parse(response.body).errors)).toEqual([field])
  expect(await readShownTenant()).toEqual(tenantBefore)
})

test('@DESK-12 a logo can be set and removed, and the hours of an existing office changed', {
  tags: 'full',
}, async () => {
  await ruben.request(saveTenantProfile, { params, body: { logo: createPngBase64(40, 20) } })
  expect((await readShownTenant()).logo).toMatch(/^iVBOR/)
  await ruben.request(saveTenantProfile, { params, body: { logo: null } })
  expect((await readShownTenant()).logo).toBeNull()
  const [office] = (await readSettings()).offices
  const { id, name, street_name, number, postcode, city, phone, email } = office ?? { id: 0, name: '' }
  const form = { id, name, street_name, number, postcode, city, phone, email } as never as object
  const formHours = {
    default_hours: [
      { day: 1, from: '10:00', to: '15:00' },
      { day: 2, from: null, to: null },
    ],
  }
  await ruben.request(saveTenantProfile, { params, body: { office: { ...form, ...formHours } as never } })
  expect((await readShownTenant()).offices[0].default_hours).toEqual(formHours.default_hours)
  const reversedHoursForm = { ...form, default_hours: [{ day: 1, from: '15:00', to: '10:00' }] }
  expect(
    (await ruben.send(saveTenantProfile, { params, body: { office: reversedHoursForm as never } }))
      .statusCode,
  ).toBe(422)
  const unknownOfficeForm = { ...form, ...formHours, id: 999 }
  expect(
    (await ruben.send(saveTenantProfile, { params, body: { office: unknownOfficeForm as never } }))
      .statusCode,
  ).toBe(422)
})

test('@DESK-12 features are switched for customers and roles given to people; the last owner cannot be removed', {
  tags: 'full',
}, async () => {
  await ruben.request(switchTenantFeature, { params, body: { name: 'show_income', value: false } })
  expect((await readShownTenant()).show_income).toBe(false)
  await ruben.request(switchTenantFeature, { params, body: { name: 'show_income', value: null } })
  const email = 'Nieuw@Example.nl'
  await ruben.request(setTenantStaffRole, { params, body: { email, name: 'Nina Nieuw', role: 'reader' } })
  const findAddedPerson = async () =>
    (await readSettings()).people.find((one) => one.email === 'nieuw@example.nl')
  expect(await findAddedPerson()).toEqual({
    name: 'Nina Nieuw',
    email: 'nieuw@example.nl',
    role: 'reader',
    signed_in: false,
  })
  await ruben.request(setTenantStaffRole, { params, body: { email, role: 'none' } })
  expect(await findAddedPerson()).toBeUndefined()
  for (const { email: staffEmail, role } of (await readSettings()).people)
    if (role === 'owner' && !staffEmail.startsWith('rubensmit'))
      await ruben.send(setTenantStaffRole, { params, body: { email: staffEmail, role: 'adviser' } })
  const ownEmail = (await readSettings()).people.find(({ name }) => name === 'Ruben Smit')?.email ?? ''
  const lastOwnerResponse = await ruben.send(setTenantStaffRole, {
    params,
    body: { email: ownEmail, role: 'reader' },
  })
  expect([lastOwnerResponse.statusCode, Object.keys(JSON.parse(lastOwnerResponse.body).errors)]).toEqual([
    422,
    ['role'],
  ])
})

const findCustomerId = async (username: string) => {
  const [row] = await server.database.db
    .select({ id: customers.id })
    .from(customers)
    .innerJoin(tenants, eq(tenants.id, customers.tenantId))
    .where(and(eq(customers.username, username), eq(tenants.subdomain, 'zuider')))
  return row?.id ?? 0
}

test('@DESK-14 a template reaches the customer in the own language and the tenant’s form of address with values filled in, or in another available language', async () => {
  const id = await findCustomerId('anna')
  const setCustomerLanguage = (language: 'nl' | 'en' | 'de') =>
    server.database.db.update(customers).set({ language }).where(eq(customers.id, id))
  const readFilledTemplate = async (name: string) =>
    (await sanne.request(getFilledMessageTemplates, { params: { ...params, id } })).data.find(
      (one) => one.name === name,
    )
  const { first_name: firstName } = (
    await server.database.db.select().from(customers).where(eq(customers.id, id))
  )[0]?.facts ?? { first_name: '' }
  const filledTemplate = await readFilledTemplate('Documenten ontvangen')
  expect(filledTemplate).toMatchObject({ wanted: 'nl', wording: 'nl', subject: 'Je documenten zijn binnen' })
  expect(filledTemplate?.text).toMatch(new RegExp(`^Beste ${firstName},\n\n`))
  expect(filledTemplate?.text).toMatch(/\nSanne Bakker\nZuider/)
  const texts = {
    nl: { subject: 'Voor {voornaam}', text: '{aanhef}' },
    en_u: { subject: 'For {naam}', text: '{aanhef}' },
  }
  await ruben.request(addMessageTemplate, { params, body: { name: 'Half', texts } })
  await setCustomerLanguage('en')
  expect(await readFilledTemplate('Half')).toMatchObject({ wanted: 'en', wording: 'en_u', text: /^Dear Ms / })
  await setCustomerLanguage('de')
  expect(await readFilledTemplate('Half')).toMatchObject({
    wanted: 'de',
    wording: 'nl',
    subject: `Voor ${firstName}`,
  })
  expect((await readFilledTemplate('Documenten ontvangen'))?.text).toMatch(new RegExp(`^Hallo ${firstName},`))
  await setCustomerLanguage('nl')
})

test('@DESK-14 a template with an unknown placeholder, without the tenant’s form of address or with a used name is rejected with its field', async () => {
  const templateText = { subject: 'Hallo', text: 'Tot morgen' }
  const postTemplateAndGetErrors = async (
    body: Parameters<typeof ruben.send<typeof addMessageTemplate>>[1]['body'],
  ) => {
    const response = await ruben.send(addMessageTemplate, { params, body })
    return [response.statusCode, Object.keys(JSON.parse(response.body).errors)]
  }
  for (const invalidTemplateText of ['{aanheff}', '{Naam}', 'Beste {', '{naam} }'])
    expect(
      await postTemplateAndGetErrors({
        name: 'Nieuw',
        texts: { nl: { ...templateText, text: invalidTemplateText } },
      }),
    ).toEqual([422, ['texts.nl.text']])
  expect(await postTemplateAndGetErrors({ name: 'Nieuw', texts: { en: templateText } })).toEqual([
    422,
    ['texts.nl'],
  ])
  expect(
    await postTemplateAndGetErrors({ name: 'Documenten ontvangen', texts: { nl: templateText } }),
  ).toEqual([422, ['name']])
})

test('@DESK-14 owners change templates without overwriting a colleague’s change unnoticed, and all changes are recorded', async () => {
  const listTemplates = async () => (await ruben.request(getMessageTemplates, { params })).data
  const texts = { nl: { subject: 'Hallo', text: 'Tot morgen' } }
  const { id } = (await ruben.request(addMessageTemplate, { params, body: { name: 'Eigen', texts } })).data
  const changeTemplate = (revision: number, name = 'Eigen, beter') =>
    ruben.send(changeMessageTemplate, { params: { ...params, id }, body: { name, texts, revision } })
  expect((await changeTemplate(1)).statusCode).toBe(200)
  const lateResponse = await changeTemplate(1)
  expect([lateResponse.statusCode, JSON.parse(lateResponse.body).error]).toEqual([409, 'changed'])
  expect((await changeTemplate(2, 'Documenten ontvangen')).statusCode).toBe(422)
  expect((await listTemplates()).find((one) => one.id === id)).toMatchObject({
    name: 'Eigen, beter',
    revision: 2,
    changed_by: 'Ruben Smit',
  })
  for (const person of [sanne, marijke]) {
    expect((await person.send(getMessageTemplates, { params })).statusCode).toBe(403)
    expect((await person.send(removeMessageTemplate, { params: { ...params, id } })).statusCode).toBe(403)
  }
  await ruben.request(removeMessageTemplate, { params: { ...params, id } })
  expect((await changeTemplate(2)).statusCode).toBe(404)
  const templateEntries = await server.database.db
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.staffName, 'Ruben Smit'))
  expect(
    templateEntries
      .filter(({ about }) => about.template === id || about.label === 'Eigen')
      .map(({ command, outcome, about }) => [command, outcome, about.label]),
  ).toEqual([
    ['template-add', 'done', 'Eigen'],
    ['template-change', 'done', 'Eigen, beter'],
    ['template-change', 'refused', 'Eigen, beter'],
    ['template-change', 'refused', 'Documenten ontvangen'],
    ['template-remove', 'done', undefined],
    ['template-change', 'refused', 'Eigen, beter'],
  ])
})

test('@DESK-08 only owners of the tenant can see or change its settings', async () => {
  for (const person of [sanne, marijke]) {
    expect((await person.send(getTenantSettings, { params })).statusCode).toBe(403)
    expect((await person.send(saveTenantProfile, { params, body: { name: 'Anders' } })).statusCode).toBe(403)
    expect(
      (await person.send(setTenantStaffRole, { params, body: { email: 'x@example.nl', role: 'owner' } }))
        .statusCode,
    ).toBe(403)
  }
  expect((await readShownTenant()).name).not.toBe('Anders')
})

const createMailForm = (change: Partial<MailForm> = {}): MailForm => ({
  occasion: 'reset',
  wording: 'nl',
  subject: null,
  intro: null,
  closing: null,
  ...change,
})

test('@DESK-21 each customer mail has a preview in each form of address and in an unsaved theme, and is not sent', {
  tags: 'full',
}, async () => {
  await ruben.request(saveTenantProfile, { params, body: { logo: createPngBase64(40, 20) } })
  const settingsBefore = await readSettings()
  const mailCountBefore = await server.database.db.$count(outbox)
  const { data: mails } = await ruben.request(getTenantMails, { params })
  expect(mails.map(({ occasion }) => occasion)).toEqual([...mailOccasions])
  for (const { occasion, wordings: mailTexts } of mails)
    for (const { wording, own, portal } of mailTexts) {
      expect(own).toEqual({ subject: null, intro: null, closing: null })
      const theme = { name: 'Nieuwe Naam', primary_color: '#0a5c36' }
      const { data } = await ruben.request(previewMail, {
        params,
        body: { mail: createMailForm({ occasion, wording }), look: theme },
      })
      expect(data.subject, occasion).not.toMatch(/[{}]/)
      expect(data.html).toContain(`<html lang="${wording.slice(0, 2)}">`)
      expect(data.html).toContain('#0a5c36')
      expect(data.html).toContain('src="data:image/png;base64,')
      expect(data.text).toContain('Nieuwe Naam')
      expect(data.text).not.toContain('{')
      expect(Object.keys(portal)).toEqual(['subject', 'intro', 'closing'])
    }
  expect(mails[0]?.wordings.map(({ wording }) => wording)).toEqual([...locales])
  expect(await readSettings()).toEqual(settingsBefore)
  expect(await server.database.db.$count(outbox)).toBe(mailCountBefore)
})

test('@DESK-21 the preview of the dossier has an unsaved theme and no customer’s data', {
  tags: 'full',
}, async () => {
  const response = await ruben.send(previewDossierPdf, {
    params,
    body: { language: 'nl', look: { name: 'Nieuwe Naam' } },
  })
  expect(response.statusCode, response.body.slice(0, 200)).toBe(200)
  const { text } = await readPdfText(response.rawPayload)
  expect(text).toContain('Anna Voorbeeld')
  expect(text).toContain('Nieuwe Naam')
})

test('@DESK-22 an owner’s mail text is used in customers’ mails, and the default text again once removed', {
  tags: 'full',
}, async () => {
  const texts = { subject: 'Even een nieuw wachtwoord, {name}', intro: 'Kies er <b>een</b>.\n\nGroet' }
  await ruben.request(saveTenantProfile, { params, body: { mail: createMailForm(texts) } })
  const waitForNewestMail = async (count: number) =>
    vi.waitFor(async () => {
      expect(await server.database.db.$count(outbox)).toBe(count)
      const [row] = await server.database.db.select().from(outbox).orderBy(desc(outbox.id)).limit(1)
      return row
    })
  const mailCountBefore = await server.database.db.$count(outbox)
  const requestRecovery = () => sendCall(server, recoverPassword, { body: { username: 'anna' } })
  server.advanceClock(3)
  expect((await requestRecovery()).statusCode).toBe(200)
  const mailWithOwnTexts = await waitForNewestMail(mailCountBefore + 1)
  expect(mailWithOwnTexts?.subject).toBe('Even een nieuw wachtwoord, Anna')
  expect(mailWithOwnTexts?.text).toContain('Kies er <b>een</b>.\n\nGroet')
  expect(mailWithOwnTexts?.html).toContain('Kies er &lt;b&gt;een&lt;/b&gt;.</p>')
  expect(mailWithOwnTexts?.text).toMatch(/token=/)
  const [change] = (await readSettings()).history
  expect(change?.fields).toEqual(['mail_reset'])
  await ruben.request(undoTenantProfileChange, { params: { ...params, id: change?.id ?? 0 } })
  server.advanceClock(3)
  await requestRecovery()
  expect((await waitForNewestMail(mailCountBefore + 2))?.subject).toBe('Kies een nieuw wachtwoord')
  expect(await readShownTenant()).not.toHaveProperty('mail_reset')
})

test.each([
  [createMailForm({ subject: 'Voor {voornaam}' }), 'subject'],
  [createMailForm({ intro: 'Hier is {code}' }), 'intro'],
  [createMailForm({ closing: 'Groet, {' }), 'closing'],
  [createMailForm({ subject: 'Hallo\r\nBcc: x@y.nl' }), 'subject'],
  [createMailForm({ subject: 'x'.repeat(151) }), 'subject'],
  [createMailForm({ occasion: 'news', intro: 'Er is iets nieuws.' }), 'intro'],
])('@DESK-22 the mail text %j is rejected with its field, and nothing is changed', async (form, field) => {
  const { history } = await readSettings()
  for (const response of [
    await ruben.send(saveTenantProfile, { params, body: { mail: form } }),
    await ruben.send(previewMail, { params, body: { mail: form } }),
  ]) {
    expect(response.statusCode).toBe(422)
    expect(Object.keys(JSON.parse(response.body).errors)).toEqual([`mail.${field}`])
  }
  expect((await readSettings()).history).toEqual(history)
  expect((await sanne.send(previewMail, { params, body: { mail: createMailForm() } })).statusCode).toBe(403)
})
