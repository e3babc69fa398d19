import { uploadDocument } from '@portal/contract/document'
import { markRecordAsSeen } from '@portal/contract/mark-record-as-seen'
import { getNotes } from '@portal/contract/note'
import {
  getNotificationPreferences,
  type NotificationPreferences,
  saveNotificationPreference,
} from '@portal/contract/notification'
import { addDays } from '@portal/time/calendar-day'
import { toTenantDay } from '@portal/time/clock'
import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { customers } from '../src/database/tables/customer.ts'
import { mortgageProgress } from '../src/database/tables/mortgage.ts'
import { news } from '../src/database/tables/news.ts'
import { createSmallPdf } from './call-samples.ts'
import { type NewsServer, startNewsServer } from './news-server.ts'
import { sendCall } from './send-call.ts'

let server: NewsServer
beforeAll(async () => {
  server = await startNewsServer()
})
afterAll(() => server.close())

const queryRows = async (statement: ReturnType<typeof sql>, { database } = server) =>
  ((await database.db.execute(statement)) as unknown as { rows: Record<string, unknown>[] }).rows
const sendTenantMessage = (customer: string, title = 'Je offerte') =>
  server.runCommand('message', { customer, title, content: 'Kijk je er even naar?' })
const choosePreferences = async (username: string, chosenPreferences: Partial<NotificationPreferences>) => {
  for (const [kind, frequency] of Object.entries(chosenPreferences))
    await server.request(saveNotificationPreference, await server.getAccessToken(username), {
      body: { kind: kind as keyof NotificationPreferences, when: frequency },
    })
}
const findCustomerId = async (username: string) => {
  const [row] = await server.database.db
    .select({ id: customers.id })
    .from(customers)
    .where(eq(customers.username, username))
  return row?.id ?? 0
}
const addDaysToToday = (days: number) => addDays(toTenantDay(server.now()), days)

test('@NOTIFY-01 several actions of the tenant result in one mail with counts by kind, and no content', {
  tags: 'full',
}, async () => {
  await sendTenantMessage('anna', 'Over je scheiding')
  await server.advanceAndRunJobs(120)
  await sendTenantMessage('anna')
  await server.runCommand('task', { customer: 'anna', title: 'Bel de notaris' })
  await server.advanceAndRunJobs(120)
  expect(await server.listMailsTo('anna')).toEqual([])
  await server.advanceAndRunJobs(60)
  const [mail, ...otherMails] = await server.listMailsTo('anna')
  expect(otherMails).toEqual([])
  expect(mail).toContain('voor je klaar: 2 nieuwe berichten en een vraag om een document of antwoord.')
  expect(mail).toContain('/dashboard')
  expect(mail).toContain('In het portaal kies je bij Account')
  expect(mail).not.toMatch(/scheiding|offerte|notaris/)
  await server.advanceAndRunJobs(3600)
  expect(await server.listMailsTo('anna')).toHaveLength(1)
})

test('@NOTIFY-01 a rejected document, a change sent back and a cancelled appointment are messages', {
  tags: 'full',
}, async () => {
  const body = { name: 'Loonstrook', content: createSmallPdf() }
  const uploadResponse = await sendCall(server, uploadDocument, {
    token: await server.getAccessToken('fatih'),
    body,
  })
  const [sentEdit] = await queryRows(
    sql`select id from tenant_inbox where customer_id = ${await findCustomerId('lotte')} and kind = 'edit' and handled_at is null`,
  )
  const [bookedAppointment] = await queryRows(
    sql`select id from appointments where customer_id = ${await findCustomerId('sofie')}`,
  )
  const reason = 'Dat klopt niet meer.'
  await server.runCommand('reject', { document: uploadResponse.json().data.id, reason })
  await server.runCommand('send-back', { item: sentEdit?.id, reason })
  await server.runCommand('cancel', { appointment: bookedAppointment?.id, reason })
  await server.advanceAndRunJobs(300)
  for (const username of ['fatih', 'lotte', 'sofie'])
    expect(await server.listMailsTo(username)).toEqual([expect.stringContaining('klaar: een nieuw bericht.')])
})

test('@NOTIFY-01 a mail and a notice of the tenant are new in the file; an incoming or bulk mail is not', {
  tags: 'full',
}, async () => {
  await choosePreferences('dirk', { file: 'now' })
  const mail = { customer: 'dirk', subject: 'Nieuws', html: '<p>Hallo</p>' }
  await server.runCommand('mail', { ...mail, received: 'true' })
  await server.runCommand('mail', { ...mail, bulk: 'true' })
  await server.advanceAndRunJobs(300)
  expect(await server.listMailsTo('dirk')).toEqual([])
  await server.runCommand('mail', mail)
  await server.runCommand('signal', { customer: 'dirk', description: 'Rente', message: 'Loopt af' })
  await server.advanceAndRunJobs(300)
  expect(await server.listMailsTo('dirk')).toEqual([
    expect.stringContaining('2 nieuwe dingen in je dossier.'),
  ])
})

test('@NOTIFY-02 an item read in the portal before the mail is left out, and without items no mail is sent', async () => {
  await sendTenantMessage('noor')
  const [note] = (await server.request(getNotes, await server.getAccessToken('noor'))).data
  await server.request(markRecordAsSeen, await server.getAccessToken('noor'), {
    body: { model: 'note', id: note?.id ?? 0 },
  })
  await server.advanceAndRunJobs(300)
  expect(await server.listMailsTo('noor')).toEqual([])
  await sendTenantMessage('noor')
  const { id } = await server.runCommand('task', { customer: 'noor', title: 'Bel ons' })
  await server.runCommand('withdraw', { kind: 'task', item: id })
  await server.advanceAndRunJobs(300)
  expect(await server.listMailsTo('noor')).toEqual([expect.stringContaining('klaar: een nieuw bericht.')])
})

test('@NOTIFY-02 @NOTIFY-04 an item whose mail failed is not mailed once it is read, nor at night', {
  tags: 'full',
}, async () => {
  const serverWithoutMail = await startNewsServer((config) => ({ ...config, smtpUrl: 'smtp://127.0.0.1:9' }))
  const listMailJobs = () =>
    queryRows(
      sql`select state, data ->> 'customerId' as who from jobs.job where name = 'mail' order by id`,
      serverWithoutMail,
    )
  const retryFailedMailJobs = async () => {
    await queryRows(sql`update jobs.job set start_after = now() where state = 'retry'`, serverWithoutMail)
    await serverWithoutMail.advanceAndRunJobs(1)
  }
  await serverWithoutMail.runCommand('message', { customer: 'noor', title: 'Hallo', content: 'Kijk' })
  await serverWithoutMail.runCommand('message', { customer: 'emma', title: 'Hallo', content: 'Kijk' })
  await serverWithoutMail.advanceAndRunJobs(300)
  expect((await listMailJobs()).map(({ state }) => state)).toEqual(['retry', 'retry'])
  const token = await serverWithoutMail.getAccessToken('noor')
  const [note] = (await serverWithoutMail.request(getNotes, token)).data
  await serverWithoutMail.request(markRecordAsSeen, token, { body: { model: 'note', id: note?.id ?? 0 } })
  await retryFailedMailJobs()
  const unfinishedMailJobs = (await listMailJobs()).filter(({ state }) => state !== 'completed')
  expect(unfinishedMailJobs).toEqual([{ state: 'retry', who: String(await findCustomerId('emma')) }])
  await serverWithoutMail.advanceTo('22:00')
  await retryFailedMailJobs()
  expect((await listMailJobs()).filter(({ state }) => state !== 'completed')).toMatchObject([
    { state: 'created' },
  ])
  await serverWithoutMail.close()
})

test('@NOTIFY-03 two concurrent runs send one mail, and a mailed item is not mailed again', {
  tags: 'full',
}, async () => {
  await sendTenantMessage('karin')
  await sendTenantMessage('karin')
  expect(
    await queryRows(
      sql`select 1 from jobs.job where name = 'news' and state = 'created' and data ->> 'customerId' = ${String(await findCustomerId('karin'))}`,
    ),
  ).toHaveLength(2)
  await server.advanceAndRunJobs(300)
  await server.runMornings(3)
  expect(await server.listMailsTo('karin')).toHaveLength(1)
  await sendTenantMessage('karin')
  await server.advanceAndRunJobs(300)
  expect((await server.listMailsTo('karin')).map((text) => /klaar: (.*)\./.exec(text)?.[1])).toEqual([
    '2 nieuwe berichten',
    'een nieuw bericht',
  ])
})

test('@NOTIFY-03 two status changes before the mail count as one item, and a later one as another', {
  tags: 'full',
}, async () => {
  await choosePreferences('gerda', { file: 'now' })
  const [row] = await queryRows(
    sql`select id from mortgages where customer_id = ${await findCustomerId('gerda')} order by id limit 1`,
  )
  for (const status of [2, 3]) await server.runCommand('status', { mortgage: row?.id, status })
  await server.advanceAndRunJobs(300)
  await server.runCommand('status', { mortgage: row?.id, status: 4 })
  await server.advanceAndRunJobs(300)
  const newsMail = expect.stringContaining('klaar: iets nieuws in je dossier.')
  expect(await server.listMailsTo('gerda')).toEqual([newsMail, newsMail])
})

test('@NOTIFY-03 a command that fails records no news', async () => {
  const newsCountBefore = await server.database.db.$count(news)
  const queuedNewsJobs = await queryRows(sql`select count(*)::int as many from jobs.job where name = 'news'`)
  const [document] = await queryRows(
    sql`select id from documents where customer_id = ${await findCustomerId('anna')} and verdict is null order by id limit 1`,
  )
  await server.runCommand('accept', { document: document?.id })
  await server.runCommand('reject', { document: document?.id, reason: 'Niet te lezen' }, 409)
  await server.database.db.execute(
    sql`create function fail_audit() returns trigger language plpgsql as $$ begin raise exception 'not now'; end $$`,
  )
  await server.database.db.execute(
    sql`create trigger fail_audit before insert on audit for each row execute function fail_audit()`,
  )
  await server.runCommand('message', { customer: 'anna', title: 'Hallo', content: 'Kijk' }, 500)
  await server.database.db.execute(sql`drop function fail_audit cascade`)
  expect(await server.database.db.$count(news)).toBe(newsCountBefore)
  expect(await queryRows(sql`select count(*)::int as many from jobs.job where name = 'news'`)).toEqual(
    queuedNewsJobs,
  )
})

test('@NOTIFY-04 at night nothing is mailed, and in the morning all of it in one mail', async () => {
  await server.advanceTo('20:56')
  await sendTenantMessage('jan')
  await server.advanceTo('21:00')
  await sendTenantMessage('jan')
  await server.advanceAndRunJobs(3600)
  await server.advanceTo('07:59')
  expect(await server.listMailsTo('jan')).toEqual([])
  await server.advanceTo('08:05')
  expect(await server.listMailsTo('jan')).toEqual([expect.stringContaining('2 nieuwe berichten')])
})

test('@NOTIFY-05 daily news is in the morning’s mail, with the news held back during the night', async () => {
  await server.advanceTo('10:00')
  await choosePreferences('leo', { message: 'daily' })
  await sendTenantMessage('leo')
  const mail = { customer: 'leo', subject: 'Je aanvraag', html: '<p>Verstuurd</p>' }
  await server.runCommand('mail', mail)
  await server.advanceTo('21:30')
  await server.runCommand('task', { customer: 'leo', title: 'Bel ons' })
  await server.advanceAndRunJobs(600)
  expect(await server.listMailsTo('leo')).toEqual([])
  await server.runMornings()
  await server.advanceTo('10:00')
  expect(await server.listMailsTo('leo')).toEqual([
    expect.stringContaining(
      'klaar: een nieuw bericht, een vraag om een document of antwoord en iets nieuws in je dossier.',
    ),
  ])
  await server.runMornings()
  expect(await server.listMailsTo('leo')).toHaveLength(1)
})

test('@NOTIFY-06 reminders of a request are sent three days and one day before its due date, once each, until it is answered or withdrawn', {
  tags: 'full',
}, async () => {
  await server.advanceTo('10:00')
  const requestedDocuments = ['Loonstrook', 'Jaaropgave', 'Paspoort'].map((name) => ({ name }))
  await server.runCommand('ask', { customer: 'hugo', documents: requestedDocuments, date: addDaysToToday(4) })
  await server.runCommand('task', { customer: 'emma', title: 'Bel ons', date: addDaysToToday(4) })
  await server.advanceAndRunJobs(300)
  const listRequestMails = async (username: string) =>
    (await server.listMailsTo(username)).map((text) => /klaar: (.*)\./.exec(text)?.[1])
  const firstMail = '3 vragen om een document of antwoord'
  expect(await listRequestMails('hugo')).toEqual([firstMail])
  await server.runMornings(2)
  const threeDays = [firstMail, '3 vragen waarvan de datum dichtbij is']
  expect(await listRequestMails('hugo')).toEqual(threeDays)
  await server.runMornings(2)
  expect(await listRequestMails('hugo')).toEqual(threeDays)

  const items = await server.database.db
    .select({ id: mortgageProgress.id })
    .from(mortgageProgress)
    .where(
      and(
        eq(mortgageProgress.customerId, await findCustomerId('hugo')),
        eq(mortgageProgress.date, addDaysToToday(2)),
      ),
    )
    .orderBy(mortgageProgress.id)
  await server.runCommand('withdraw', { kind: 'mortgage', item: items[0]?.id })
  const content = createSmallPdf()
  const body = { name: 'Jaaropgave', content, mortgage_progress_id: items[1]?.id }
  expect(
    (await sendCall(server, uploadDocument, { token: await server.getAccessToken('hugo'), body })).statusCode,
  ).toBe(200)
  await choosePreferences('emma', { request: 'off' })
  await server.runMornings(2)
  expect(await listRequestMails('hugo')).toEqual([...threeDays, 'een vraag waarvan de datum dichtbij is'])
  await server.runMornings(2)
  await server.runMornings()
  expect(await listRequestMails('hugo')).toHaveLength(3)
  expect(await listRequestMails('emma')).toEqual([
    'een vraag om een document of antwoord',
    'een vraag waarvan de datum dichtbij is',
  ])
})

test('@NOTIFY-06 a postponed request is reminded before the new date; with daily mails, together with the other news', async () => {
  await server.advanceTo('10:00')
  await choosePreferences('quinn', { request: 'daily' })
  const { id } = await server.runCommand('task', {
    customer: 'quinn',
    title: 'Bel ons',
    date: addDaysToToday(4),
  })
  await server.runMornings()
  await server.database.db.execute(sql`update tasks set date = ${addDaysToToday(4)} where id = ${id}`)
  await server.runMornings()
  expect(await server.listMailsTo('quinn')).toEqual(
    Array(2).fill(expect.stringContaining('klaar: een vraag waarvan de datum dichtbij is.')),
  )
})

test('@NOTIFY-07 a customer gets no mail of a kind that is turned off, without a password, or without access', async () => {
  await server.advanceTo('10:00')
  await choosePreferences('omar', { message: 'off' })
  await sendTenantMessage('omar')
  await server.runCommand('task', { customer: 'omar', title: 'Bel ons' })
  await server.runCommand('customer', {
    username: 'nieuw',
    email: 'nieuw@example.nl',
    first: 'Nina',
    last: 'Nieuw',
  })
  await sendTenantMessage('nieuw')
  await sendTenantMessage('xander')
  await server.advanceAndRunJobs(300)
  await server.runMornings()
  expect(await server.listMailsTo('omar')).toEqual([
    expect.stringContaining('klaar: een vraag om een document of antwoord.'),
  ])
  expect(await server.listMailsTo('nieuw')).toEqual([])
  expect(await server.listMailsTo('xander')).toEqual([])
  await choosePreferences('omar', { message: 'now' })
  await server.runMornings()
  expect(await server.listMailsTo('omar')).toHaveLength(1)
})

test('@NOTIFY-08 a customer reads and sets the mail preferences, and another customer’s stay unchanged', {
  tags: 'full',
}, async () => {
  const readNews = async (username: string) =>
    (await server.request(getNotificationPreferences, await server.getAccessToken(username))).data
  const defaultPreferences = { message: 'now', request: 'now', file: 'daily' }
  expect(await readNews('piet')).toEqual(defaultPreferences)
  await choosePreferences('piet', { file: 'off' })
  await choosePreferences('piet', { file: 'now', request: 'daily' })
  expect(await readNews('piet')).toEqual({ message: 'now', request: 'daily', file: 'now' })
  expect(await readNews('uma')).toEqual(defaultPreferences)
  const token = await server.getAccessToken('piet')
  for (const body of [
    { kind: 'gossip', when: 'now' },
    { kind: 'file', when: 'hourly' },
  ])
    expect((await sendCall(server, saveNotificationPreference, { token, body })).statusCode).toBe(422)
})
