import { resetPassword } from '@portal/contract/account'
import { beginAuthenticator, confirmAuthenticator } from '@portal/contract/authenticator'
import type { InputOf } from '@portal/contract/call'
import * as deskAdvice from '@portal/contract/desk/advice'
import { getGivenAdvice, getReplayedAdvice } from '@portal/contract/desk/advice'
import * as deskAppointment from '@portal/contract/desk/appointment'
import * as deskConversation from '@portal/contract/desk/conversation'
import {
  getConversation,
  postDeskMessage,
  postHandled,
  postInternalNote,
} from '@portal/contract/desk/conversation'
import { getDeskCustomers } from '@portal/contract/desk/customer'
import * as deskDocument from '@portal/contract/desk/document'
import { getDeskDocument, getDocumentsToReview, postVerdict } from '@portal/contract/desk/document'
import { getEdits, postEditVerdict } from '@portal/contract/desk/edit'
import { getDeskFile, postInvitation, postKeysReset } from '@portal/contract/desk/file'
import * as deskLead from '@portal/contract/desk/lead'
import { getDeskLeads, postLeadStep } from '@portal/contract/desk/lead'
import { getQueue, type QueueKind, queueKinds } from '@portal/contract/desk/queue'
import { postRequests, postRequestWithdrawn } from '@portal/contract/desk/request'
import * as deskTemplate from '@portal/contract/desk/template'
import * as deskView from '@portal/contract/desk/view'
import {
  getCustomerViews,
  postCustomerView,
  postCustomerViewChanged,
  postCustomerViewRemoved,
} from '@portal/contract/desk/view'
import { deleteDocument, getDocuments, uploadDocument } from '@portal/contract/document'
import { saveContactDetails } from '@portal/contract/edit'
import { addIncomeEntry } from '@portal/contract/edit-entry'
import { getFileViews } from '@portal/contract/file-view'
import { sendMessage } from '@portal/contract/message'
import { getMortgages } from '@portal/contract/mortgage'
import { getNotes } from '@portal/contract/note'
import { getScenarios } from '@portal/contract/scenario'
import { getTasks } from '@portal/contract/task'
import { scenarioBodyOf } from '@portal/domain/advice-input'
import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { makerOf } from '../src/authenticators/code.ts'
import { audit } from '../src/database/tables/audit.ts'
import { customers } from '../src/database/tables/customer.ts'
import { givenAdvice } from '../src/database/tables/given-advice.ts'
import { outbox } from '../src/database/tables/outbox.ts'
import { staffRoles } from '../src/database/tables/staff.ts'
import { tenants } from '../src/database/tables/tenant.ts'
import { fileOf as adviceFileOf, keys, refinanceOf } from './advice-customer.ts'
import { type DeskPerson, deskPerson } from './desk-staff.ts'
import { type Harness, harness } from './harness.ts'
import { pdf } from './samples.ts'
import { send } from './send.ts'

let server: Harness
let [sanne, ruben, eva, marijke]: DeskPerson[] = []
const firm = 'ZUIDER'
beforeAll(async () => {
  server = await harness()
  sanne = await deskPerson(server, 'Sanne Bakker', { zuider: 'adviser' })
  ruben = await deskPerson(server, 'Ruben Smit', { zuider: 'owner' })
  eva = await deskPerson(server, 'Eva Lezer', { zuider: 'reader' })
  marijke = await deskPerson(server, 'Marijke Elders', { noorder: 'owner' })
})
afterAll(() => server.close())

const adviser = () => sanne as DeskPerson
const idOf = async (username: string) => {
  const [row] = await server.database.db
    .select({ id: customers.id })
    .from(customers)
    .innerJoin(tenants, eq(tenants.id, customers.tenantId))
    .where(and(eq(customers.username, username), eq(tenants.subdomain, 'zuider')))
  return row?.id ?? 0
}
const fileOf = async (username: string) =>
  (await adviser().ask(getDeskFile, { params: { firm, id: await idOf(username) } })).data
const waiting = async (kind: QueueKind) =>
  (await adviser().ask(getQueue, { params: { firm } })).data.find((part) => part.kind === kind)
const commandsOf = async (username: string) => {
  const id = await idOf(username)
  const rows = await server.database.db.select().from(audit).orderBy(audit.id)
  return rows
    .filter(({ customerIds, outcome }) => outcome === 'done' && customerIds.includes(id))
    .map(({ staffName, command }) => `${staffName}: ${command}`)
}
async function uploaded(username: string, name: string, body: object = {}) {
  const token = await server.tokenOf(username)
  const content = new File([pdf()], `${name}.pdf`, { type: 'application/pdf' })
  const answer = await send(server, uploadDocument, { token, body: { name, content, ...body } })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json().data.id as number
}

test('@DEMO-30 @DESK-01 something of each kind waits at the demo’s firm, the most urgent first', async () => {
  const { data } = await adviser().ask(getQueue, { params: { firm } })
  expect(data.map(({ kind }) => kind)).toEqual([...queueKinds])
  const of = (kind: QueueKind) => data.find((part) => part.kind === kind)
  expect(of('message')?.items[0]?.customer.name).toBe('Lotte Vink')
  expect(of('edit')?.items[0]?.customer.name).toBe('Lotte Vink')
  expect(of('damage')?.items[0]).toMatchObject({ title: 'Waterschade', customer: { name: 'Maarten Kok' } })
  expect(of('overdue')?.items.map(({ title }) => title)).toContain('Geef de meterstanden door')
  expect(of('lead')?.items[0]).toMatchObject({
    title: 'maximum_mortgage',
    customer: { name: 'Sofie Hendrix' },
  })
  expect(of('appointment')?.items[0]?.customer.name).toBe('Sofie Hendrix')
  for (const { count, items } of data) expect(count).toBeGreaterThanOrEqual(items.length)
  const noorder = (await marijke?.ask(getQueue, { params: { firm: 'NOORDER' } }))?.data ?? []
  expect(noorder.find(({ kind }) => kind === 'message')?.items[0]?.customer.name).toBe('Bart Meijer')
})

test('@DESK-04 @DESK-07 two documents are asked for, a wrong one is rejected with a reason that the customer reads, the right one is taken, and all of it is on record', async () => {
  const id = await idOf('gerda')
  const token = await server.tokenOf('gerda')
  const documents = [{ name: 'Salarisspecificatie' }, { name: 'Loonstrook', comment: 'van deze maand' }]
  await adviser().ask(postRequests, { params: { firm, id }, body: { documents, date: '2099-01-31' } })
  const items = async () => (await server.ask(getMortgages, token)).data.flatMap(({ progress }) => progress)
  const item = async () => (await items()).find(({ name }) => name === 'Loonstrook')
  expect(await item()).toMatchObject({ comment: 'van deze maand', date: '2099-01-31', received: 0 })

  const wrong = await uploaded('gerda', 'loonstrook oud', { mortgage_progress_id: (await item())?.id })
  const [first] = (await adviser().ask(getDocumentsToReview, { params: { firm } })).data.filter(
    (one) => one.id === wrong,
  )
  expect(first).toMatchObject({
    customer: { id },
    asked_for: { kind: 'mortgage', name: 'Loonstrook' },
    review: null,
  })
  const file = await adviser().send(getDeskDocument, { params: { firm, id: wrong } })
  expect(file.rawPayload.equals(Buffer.from(await pdf().arrayBuffer()))).toBe(true)

  const verdict = (
    who: DeskPerson,
    document: number,
    body: Parameters<typeof who.send<typeof postVerdict>>[1]['body'],
  ) => who.send(postVerdict, { params: { firm, id: document }, body })
  expect((await verdict(adviser(), wrong, { verdict: 'rejected', reason: 'kort' })).statusCode).toBe(422)
  const no = { verdict: 'rejected', reason: 'Deze is van vorig jaar.' } as const
  expect((await verdict(adviser(), wrong, no)).statusCode).toBe(200)
  expect(await item()).toMatchObject({
    received: 0,
    completed: 0,
    comment: 'Niet goedgekeurd: Deze is van vorig jaar.\nvan deze maand',
  })
  const [note] = (await server.ask(getNotes, token)).data
  expect(note).toMatchObject({ content: 'Deze is van vorig jaar.', wants_answer: true })

  const right = await uploaded('gerda', 'loonstrook nieuw', { mortgage_progress_id: (await item())?.id })
  expect(await item()).toMatchObject({ received: 1, comment: 'van deze maand' })
  expect((await verdict(adviser(), right, { verdict: 'accepted' })).statusCode).toBe(200)
  expect(await item()).toMatchObject({ received: 1, completed: 1 })
  expect((await fileOf('gerda')).requests.map(({ name }) => name)).toContain('Salarisspecificatie')
  expect((await fileOf('gerda')).requests.map(({ name }) => name)).not.toContain('Loonstrook')
  expect(await commandsOf('gerda')).toEqual(
    ['ask', 'document', 'reject', 'accept', 'file'].map((command) => `Sanne Bakker: ${command}`),
  )
})

test('@DESK-04 of two who decide at once one wins, and the other is told who was first', async () => {
  const document = await uploaded('anna', 'Jaaropgave')
  const answers = await Promise.all(
    [sanne, ruben].map((who) =>
      who?.send(postVerdict, {
        params: { firm, id: document },
        body: who === sanne ? { verdict: 'accepted' } : { verdict: 'rejected', reason: 'Niet leesbaar' },
      }),
    ),
  )
  expect(answers.map((answer) => answer?.statusCode).sort()).toEqual([200, 409])
  const lost = answers.find((answer) => answer?.statusCode === 409)
  expect(JSON.parse(lost?.body ?? '{}')).toMatchObject({ error: 'decided', message: /first/ })
  const verdicts = (await fileOf('anna')).documents.filter(({ id }) => id === document)
  expect(verdicts[0]?.review?.by).toBe(answers[0]?.statusCode === 200 ? 'Sanne Bakker' : 'Ruben Smit')
})

test('where a file has no mortgage documents are asked for as tasks; one is done once what was sent for it is taken', async () => {
  const id = await idOf('clara')
  const token = await server.tokenOf('clara')
  await adviser().ask(postRequests, { params: { firm, id }, body: { documents: [{ name: 'Paspoort' }] } })
  const task = (await server.ask(getTasks, token)).data.unfinished.find(({ title }) => title === 'Paspoort')
  const document = await uploaded('clara', 'Paspoort', { parent_type: 'task', parent_id: task?.id })
  await adviser().ask(postVerdict, { params: { firm, id: document }, body: { verdict: 'accepted' } })
  const { finished } = (await server.ask(getTasks, token)).data
  expect(finished.find(({ title }) => title === 'Paspoort')?.status).toBe('done')
})

test('a request can be taken back', async () => {
  const [request] = (await fileOf('gerda')).requests.filter(({ name }) => name === 'Salarisspecificatie')
  const params = { firm, kind: request?.kind ?? '', id: request?.id ?? 0 }
  await adviser().ask(postRequestWithdrawn, { params })
  expect((await fileOf('gerda')).requests.map(({ name }) => name)).not.toContain('Salarisspecificatie')
  expect((await adviser().send(postRequestWithdrawn, { params })).statusCode).toBe(404)
})

test('@DESK-05 a change stands field by field, old and new; sent back, the file is what it was and the customer reads why', async () => {
  const token = await server.tokenOf('anna')
  const id = await idOf('anna')
  const mobile = async () => (await fileOf('anna')).customer.mobile
  const before = await mobile()
  await server.ask(saveContactDetails, token, { body: { mobile: '0698765432' } })
  const edits = async () =>
    (await adviser().ask(getEdits, { params: { firm } })).data.filter((edit) => edit.customer.id === id)
  const [edit] = (await edits()).filter(({ form }) => form === 'contact_details').slice(-1)
  expect(edit?.changes).toEqual([{ path: `customer.${id}.mobile`, from: before, to: '0698765432' }])
  const back = { verdict: 'sent_back', reason: 'Dit nummer is niet van jou.' } as const
  await adviser().ask(postEditVerdict, { params: { firm, id: edit?.id ?? 0 }, body: back })
  expect(await mobile()).toBe(before)
  expect((await server.ask(getNotes, token)).data[0]?.content).toBe(back.reason)
  expect((await edits()).map((one) => one.id)).not.toContain(edit?.id)
  const again = await adviser().send(postEditVerdict, { params: { firm, id: edit?.id ?? 0 }, body: back })
  expect([again.statusCode, JSON.parse(again.body).error]).toEqual([409, 'decided'])
})

test('@DESK-05 what a customer added goes again when it is sent back, and what was changed since is not overwritten unseen', async () => {
  const token = await server.tokenOf('anna')
  const id = await idOf('anna')
  const incomes = async () => (await fileOf('anna')).incomes.customer.map(({ title }) => title)
  const before = await incomes()
  await server.ask(addIncomeEntry, token, { body: { type: 'OtherIncome', title: 'Bijbaan', total: 1200 } })
  expect(await incomes()).toEqual([...before, 'Bijbaan'])
  const newest = async () =>
    (await adviser().ask(getEdits, { params: { firm } })).data.filter((one) => one.customer.id === id).at(-1)
  const back = { verdict: 'sent_back', reason: 'Deze baan kennen we niet.' } as const
  await adviser().ask(postEditVerdict, { params: { firm, id: (await newest())?.id ?? 0 }, body: back })
  expect(await incomes()).toEqual(before)

  await server.ask(saveContactDetails, token, { body: { mobile: '0611111111' } })
  const first = await newest()
  await server.ask(saveContactDetails, token, { body: { mobile: '0622222222' } })
  const answer = await adviser().send(postEditVerdict, { params: { firm, id: first?.id ?? 0 }, body: back })
  expect([answer.statusCode, JSON.parse(answer.body).error]).toEqual([409, 'changed'])
  expect((await fileOf('anna')).customer.mobile).toBe('0622222222')
  expect((await newest())?.changes[0]).toMatchObject({ from: '0611111111', to: '0622222222' })
})

test('@DESK-06 messages come and go, notes are for colleagues alone, and what was dealt with no longer waits', async () => {
  const token = await server.tokenOf('anna')
  const id = await idOf('anna')
  const before = (await waiting('message'))?.count ?? 0
  server.pass(1)
  await send(server, sendMessage, { token, body: { message: 'Wanneer belt u?', screen: 'contact' } })
  expect((await waiting('message'))?.count).toBe(before + 1)
  await send(server, sendMessage, {
    token,
    body: { message: 'Ruit stuk', screen: 'schades', subject: 'Glas' },
  })
  expect((await waiting('damage'))?.items.at(-1)).toMatchObject({ customer: { id }, title: 'Glas' })

  const params = { firm, id }
  await adviser().ask(postInternalNote, { params, body: { text: 'Belt liever na vijven' } })
  server.pass(2)
  await adviser().ask(postDeskMessage, { params, body: { subject: 'Bellen', text: 'Morgen om tien uur' } })
  const said = (await adviser().ask(getConversation, { params })).data
  expect(said.slice(-4).map(({ from, by, text }) => [from, by, text])).toEqual([
    ['customer', null, 'Wanneer belt u?'],
    ['customer', null, 'Ruit stuk'],
    ['note', 'Sanne Bakker', 'Belt liever na vijven'],
    ['firm', 'Sanne Bakker', 'Morgen om tien uur'],
  ])
  expect(JSON.stringify((await server.ask(getNotes, token)).data)).not.toContain('na vijven')
  const asked = said.find(({ text }) => text === 'Wanneer belt u?')
  await adviser().ask(postHandled, { params: { firm, id: asked?.id ?? 0 } })
  expect((await waiting('message'))?.count).toBe(before)
  const again = await ruben?.send(postHandled, { params: { firm, id: asked?.id ?? 0 } })
  expect([again?.statusCode, JSON.parse(again?.body ?? '{}').message]).toEqual([
    409,
    expect.stringContaining('Sanne Bakker'),
  ])
})

test('@DESK-15 documents of the file go along with a message and are opened as every document; of nobody else’s, and none that is gone', async () => {
  const token = await server.tokenOf('anna')
  const params = { firm, id: await idOf('anna') }
  const message = (documents: number[]) =>
    adviser().send(postDeskMessage, {
      params,
      body: { subject: 'Je stukken', text: 'Zie de bijlagen', documents },
    })
  const [one, other, theirs] = [
    await uploaded('anna', 'Offerte'),
    await uploaded('anna', 'Polis'),
    await uploaded('gerda', 'Van een ander'),
  ]
  server.pass(1)
  for (const documents of [[one, theirs], [999_999], Array.from({ length: 11 }, () => one)]) {
    const refused = await message(documents)
    expect([refused.statusCode, Object.keys(JSON.parse(refused.body).errors)]).toEqual([422, ['documents']])
  }
  expect((await message([other, one, other])).statusCode).toBe(200)
  const received = async () => (await server.ask(getNotes, token)).data[0]
  expect((await received())?.documents.map(({ id }) => id)).toEqual([other, one])
  const link = (await server.ask(getDocuments, token)).data.find(({ id }) => id === one)?.link ?? ''
  const opened = await server.app.inject({
    url: `/api/zuider${link}`,
    headers: { authorization: `Bearer ${token}` },
  })
  expect(opened.statusCode).toBe(200)
  const told = async () => (await adviser().ask(getConversation, { params })).data.at(-1)?.documents
  expect((await told())?.map(({ id }) => id)).toEqual([other, one])
  await server.ask(deleteDocument, token, { params: { id: one } })
  expect((await received())?.documents.map(({ id }) => id)).toEqual([other])
  expect((await told())?.map(({ id }) => id)).toEqual([other])
  expect((await message([one])).statusCode).toBe(422)
})

test('@DESK-16 a view is kept for oneself or shared, with how many it holds; readers keep theirs for themselves, and owners clear up', async () => {
  const params = { firm }
  const view = { name: ' Nooit geweest ', q: '', filter: 'never', shared: true } as const
  const listed = async (who: DeskPerson | undefined) => (await who?.ask(getCustomerViews, { params }))?.data
  const { id } = (await adviser().ask(postCustomerView, { params, body: view })).data
  const twice = await adviser().send(postCustomerView, { params, body: { ...view, name: 'Nooit geweest' } })
  expect([twice.statusCode, Object.keys(JSON.parse(twice.body).errors)]).toEqual([422, ['name']])
  const { meta } = await adviser().ask(getDeskCustomers, { params, query: { filter: 'never' } })
  const common = { id, name: 'Nooit geweest', q: '', filter: 'never', by: 'Sanne Bakker', count: meta.total }
  expect(await listed(sanne)).toMatchObject([{ ...common, own: true, changeable: true }])
  expect(await listed(eva)).toMatchObject([{ ...common, own: false, changeable: false }])

  const mine = { name: 'Anna', q: 'anna', filter: 'all', shared: false } as const
  expect((await eva?.send(postCustomerView, { params, body: { ...mine, shared: true } }))?.statusCode).toBe(
    403,
  )
  const own = (await eva?.ask(postCustomerView, { params, body: mine }))?.data.id ?? 0
  expect((await listed(eva))?.map(({ name }) => name)).toEqual(['Anna', 'Nooit geweest'])
  expect((await listed(ruben))?.map(({ name }) => name)).toEqual(['Nooit geweest'])
  const rename = (who: DeskPerson | undefined, which: typeof id, shared: boolean) =>
    who?.send(postCustomerViewChanged, { params: { firm, id: which }, body: { name: 'Nog nooit', shared } })
  expect((await rename(eva, own, true))?.statusCode).toBe(403)
  expect((await rename(eva, id, false))?.statusCode).toBe(404)
  expect((await rename(ruben, own, false))?.statusCode).toBe(404)
  expect((await rename(ruben, id, true))?.statusCode).toBe(200)
  expect((await listed(sanne))?.[0]?.name).toBe('Nog nooit')
  const remove = (who: DeskPerson | undefined, which: typeof id) =>
    who?.send(postCustomerViewRemoved, { params: { firm, id: which } })
  expect((await remove(eva, id))?.statusCode).toBe(404)
  expect((await remove(ruben, id))?.statusCode).toBe(200)
  expect((await remove(eva, own))?.statusCode).toBe(200)
  expect(await listed(eva)).toEqual([])
})

test('@DESK-02 customers are found by the beginnings of their names, in any order, and by nothing that is no name', async () => {
  const found = async (q: string, filter: 'all' | 'waiting' | 'never' = 'all') =>
    (await adviser().ask(getDeskCustomers, { params: { firm }, query: { q, filter } })).data.map(
      ({ username }) => username,
    )
  const everybody = await found('')
  expect(everybody.length).toBeGreaterThan(5)
  const anna = (await fileOf('anna')).customer
  expect(await found(`${anna.last_name?.slice(0, 4)} ann`)).toContain('anna')
  expect(await found('anna')).toContain('anna')
  expect(await found('nna')).not.toContain('anna')
  expect(await found("x' | 'anna:* ) & !")).toEqual([])
  expect(await found('', 'waiting')).toContain('anna')
  expect(await found('', 'never')).not.toContain('anna')
  const noorder = (await marijke?.ask(getDeskCustomers, { params: { firm: 'NOORDER' } }))?.data ?? []
  expect(noorder.map(({ username }) => username)).toContain('hilde')
  expect(everybody).not.toContain('hilde')
})

test('@DESK-02 marks on letters are not needed to find somebody, and a page past the end is the last one', async () => {
  const { db } = server.database
  const named = (name: string) =>
    db.execute(
      sql`update customers set facts = jsonb_set(facts, '{first_name}', to_jsonb(${name}::text)) where username = 'gerda'`,
    )
  const before = (await fileOf('gerda')).customer.first_name ?? ''
  await named('Renée')
  for (const q of ['renee', 'RENÉE', 'rené'])
    expect(
      (await adviser().ask(getDeskCustomers, { params: { firm }, query: { q } })).data.map(
        ({ username }) => username,
      ),
    ).toEqual(['gerda'])
  await named(before)
  const past = await adviser().ask(getDeskCustomers, { params: { firm }, query: { page: 9 } })
  expect([past.meta.page, past.data.length]).toEqual([1, past.meta.total])
})

test('@DESK-03 whoever opens a file is told to the customer, once for a quarter of an hour', async () => {
  const views = async () => (await server.ask(getFileViews, await server.tokenOf('anna'))).data
  const mine = async () =>
    (await views()).find(({ name, what }) => name === 'Eva Lezer' && what === 'file')?.times
  const look = async () => eva?.ask(getDeskFile, { params: { firm, id: await idOf('anna') } })
  await look()
  await look()
  expect(await mine()).toBe(1)
  server.pass(16 * 60)
  await look()
  expect(await mine()).toBe(2)
})

const asker = {
  first_name: 'Tess',
  insertion: 'van den',
  last_name: 'Berg',
  phone_number: '0612345029',
  email: 'tess@example.nl',
  i_give_permission: true,
} as const
/** Asks advice as a customer, about a scenario or a lender's proposal; answers the requests of that customer, newest first. */
async function askedAdvice(what: 'scenarios' | 'refinance') {
  const token = await server.tokenOf('tess')
  const sent =
    what === 'refinance'
      ? await refinanceOf(server, 'tess', {
          step: 'thanks',
          lead: { ...asker, proposal_lender_hdn_code: 'HV' },
        })
      : await send(server, getScenarios, {
          token,
          query: keys.scenarios,
          body: {
            step: 'thanks',
            ...scenarioBodyOf(await adviceFileOf(server, token)),
            lead: { ...asker, interested_in_scenario: 'death' },
          },
        })
  expect(sent.statusCode, sent.body).toBe(200)
  return leadsOf('tess')
}
const leadsOf = async (username: string) =>
  (await adviser().ask(getDeskLeads, { params: { firm, id: await idOf(username) } })).data

test('@DESK-19 an advice is shown as it was given: what was filled in, what came out with every step behind it, and whether the same comes out again', async () => {
  const [lead] = await askedAdvice('scenarios')
  expect(lead).toMatchObject({ screen: 'scenarios', about: 'death', status: 'new', steps: [] })
  expect(lead?.advice).toMatchObject({ calculation: 'scenario', headline: { figure: null } })
  const params = { firm, id: lead?.advice?.id ?? 0 }
  const { data } = await adviser().ask(getGivenAdvice, { params })
  expect(data.customer.name).toBe('Tess van den Berg')
  expect(data.input).toHaveProperty(['applicant', 'income', 'annual_employment_income'])
  expect(data.asked.map((place) => data.outcomes[place]?.path)).toEqual(
    expect.arrayContaining(['death.applicant']),
  )
  for (const { figures } of data.outcomes)
    for (const { step, value, rule } of figures)
      expect(data.trace?.steps.find(({ id }) => id === step)).toMatchObject({ value, rule })
  expect(await commandsOf('tess')).toContain('Sanne Bakker: file')

  const replayed = async () => (await adviser().ask(getReplayedAdvice, { params })).data
  expect(await replayed()).toMatchObject({
    that_day: { same: true, differences: [], other_editions: [] },
    today: { differences: [] },
  })
  const { db } = server.database
  const own = eq(givenAdvice.id, Number(params.id))
  const [kept] = await db.select().from(givenAdvice).where(own)
  const outcome = JSON.parse(kept?.outcome ?? '')
  const step = outcome.trace.steps.find(
    ({ id }: { id: number }) => id === outcome.death.applicant.figures['maximum_mortgage.total_sum'],
  )
  step.value += 1000
  const editions = { ...kept?.editions, tax: '2025-01-01' }
  await db
    .update(givenAdvice)
    .set({ outcome: JSON.stringify(outcome), editions })
    .where(own)
  const other = (await replayed())?.that_day
  expect([other?.same, other?.other_editions]).toEqual([false, ['tax']])
  const differing = other?.differences.find(({ path }) => path === 'death.applicant')
  expect(differing?.figures).toEqual([
    expect.objectContaining({ name: 'maximum_mortgage.total_sum', was: step.value, is: step.value - 1000 }),
  ])

  const [proposal] = await askedAdvice('refinance')
  expect(proposal).toMatchObject({ about: 'Havenkade', advice: { calculation: 'refinance' } })
  expect(proposal?.advice?.headline?.figure?.rule).toBe('refinance_difference')
  const loan = (await adviser().ask(getGivenAdvice, { params: { firm, id: proposal?.advice?.id ?? 0 } })).data
  expect(loan.input).not.toHaveProperty('products')
  expect(loan.asked.map((place) => loan.outcomes[place]?.name)).toEqual(['Havenkade Zeker', 'Havenkade Ruim'])
})

test('@DESK-20 of two who take a request up at once one has it and the other is told; it is given to a colleague and done with, for all to see', async () => {
  const [lead] = await leadsOf('tess')
  type Body = NonNullable<InputOf<typeof postLeadStep>['body']>
  const step = (who: DeskPerson | undefined, body: Body) =>
    who?.send(postLeadStep, { params: { firm, id: lead?.id ?? 0 }, body })
  const take = { status: 'taken_up', after: 0 } as const
  expect((await step(eva, take))?.statusCode).toBe(403)
  const both = await Promise.all([step(sanne, take), step(ruben, take)])
  expect(both.map((one) => one?.statusCode).sort()).toEqual([200, 409])
  const winner = both[0]?.statusCode === 200 ? 'Sanne Bakker' : 'Ruben Smit'
  expect(JSON.parse(both.find((one) => one?.statusCode === 409)?.body ?? '')).toMatchObject({
    error: 'taken',
    message: expect.stringContaining(`${winner} was first`),
  })
  const now = async () => (await leadsOf('tess')).find(({ id }) => id === lead?.id)
  expect(await now()).toMatchObject({ status: 'taken_up', steps: [{ assignee: winner, by: winner }] })
  const inQueue = async () => (await waiting('lead'))?.items.find(({ id }) => id === lead?.id)
  expect(await inQueue()).toMatchObject({ taken_by: winner })

  const give = { status: 'taken_up', note: 'Belt liever na vijven', after: 1 } as const
  for (const assignee of [`${eva?.token}@example.nl`, 'niemand@example.nl'])
    expect((await step(sanne, { ...give, assignee }))?.statusCode).toBe(422)
  expect((await step(sanne, { ...give, assignee: `${ruben?.token}@example.nl` }))?.statusCode).toBe(200)
  expect((await now())?.steps.at(-1)).toMatchObject({
    assignee: 'Ruben Smit',
    by: 'Sanne Bakker',
    note: 'Belt liever na vijven',
  })
  expect((await step(ruben, { status: 'done', note: 'Afspraak gemaakt', after: 2 }))?.statusCode).toBe(200)
  expect((await now())?.status).toBe('done')
  expect(await inQueue()).toBeUndefined()
  const late = await step(sanne, { status: 'taken_up', after: 3 })
  expect([late?.statusCode, JSON.parse(late?.body ?? '').error]).toEqual([409, 'decided'])
})

const everyCall = [
  getQueue,
  getDeskCustomers,
  getDeskFile,
  getEdits,
  postEditVerdict,
  postRequests,
  postRequestWithdrawn,
  ...Object.values(deskDocument),
  ...Object.values(deskConversation),
  ...Object.values(deskAppointment),
  ...Object.values(deskTemplate),
  ...Object.values(deskView),
  ...Object.values(deskLead),
  ...Object.values(deskAdvice),
].flatMap((one) => (typeof one === 'object' && one !== null && 'path' in one && 'access' in one ? [one] : []))

test('@DESK-08 staff of one firm find nothing of another by any call, whatever number they give, and customers nothing at all', async () => {
  const anna = await idOf('anna')
  const [document] = (await server.ask(getDocuments, await server.tokenOf('anna'))).data
  expect(everyCall.length).toBeGreaterThanOrEqual(13)
  const bodies: Record<string, object> = {
    [postRequests.path]: { documents: [{ name: 'x' }] },
    [postVerdict.path]: { verdict: 'accepted' },
    [postEditVerdict.path]: { verdict: 'approved' },
    [postDeskMessage.path]: { subject: 'x', text: 'x' },
    [postInternalNote.path]: { text: 'x' },
    [postLeadStep.path]: { status: 'taken_up', after: 0 },
    [deskAppointment.postBlockedDays.path]: {
      resource: 1,
      from: '2099-01-01',
      to: '2099-01-02',
      reason: 'x',
    },
    [deskAppointment.postAppointmentCancelled.path]: { reason: 'Niet meer nodig' },
    [deskTemplate.postTemplateChanged.path]: {
      name: 'x',
      texts: { nl_u: { subject: 'x', text: 'x' } },
      revision: 1,
    },
    [deskTemplate.postMessageTemplate.path]: { name: 'x', texts: { nl: { subject: 'x', text: 'x' } } },
    [postCustomerView.path]: { name: 'x', shared: false, q: '', filter: 'all' },
    [postCustomerViewChanged.path]: { name: 'x', shared: false },
  }
  const foreign = await ruben?.ask(deskTemplate.getMessageTemplates, { params: { firm } })
  for (const call of everyCall)
    for (const [code, refused] of [
      ['ZUIDER', [403]],
      ['NOORDER', [404]],
    ] as const) {
      const id = call.path.includes('/documents/')
        ? (document?.id ?? 0)
        : call.path.includes('/settings/templates')
          ? (foreign?.data[0]?.id ?? 0)
          : anna
      const input = {
        params: { firm: code, id, kind: 'mortgage' },
        ...(bodies[call.path] ? { body: bodies[call.path] } : {}),
      }
      const answer = await marijke?.send(call, input as never)
      const isOfNobody = !call.path.includes('{id}')
      if (code === 'NOORDER' && isOfNobody) {
        expect(call.method === 'GET' ? [200] : [200, 422], call.path).toContain(answer?.statusCode)
        expect(answer?.body, call.path).not.toContain('anna')
      } else expect(refused, call.path).toContain(answer?.statusCode)
    }
  const customer = await server.app.inject({
    url: '/staff/api/desk/ZUIDER/queue',
    headers: { authorization: `Bearer ${await server.tokenOf('anna')}` },
  })
  expect(customer.statusCode).toBe(401)
})

test('@DESK-08 a reader decides nothing, and a role that is withdrawn while a screen is open is refused with the next act', async () => {
  const document = await uploaded('anna', 'Nota')
  const accept = { params: { firm, id: document }, body: { verdict: 'accepted' } } as const
  expect((await eva?.send(postVerdict, accept))?.statusCode).toBe(403)
  const { db } = server.database
  const [zuider] = await db.select().from(tenants).where(eq(tenants.subdomain, 'zuider'))
  await deskPerson(server, 'Wim Weg', { zuider: 'adviser' }).then(async (wim) => {
    expect((await wim.send(getQueue, { params: { firm } })).statusCode).toBe(200)
    const rows = await db
      .select()
      .from(staffRoles)
      .where(eq(staffRoles.tenantId, zuider?.id ?? 0))
    const last = rows.at(-1)
    await db.delete(staffRoles).where(and(eq(staffRoles.id, last?.id ?? 0)))
    const answer = await wim.send(postVerdict, accept)
    expect([answer.statusCode, JSON.parse(answer.body).message]).toEqual([
      403,
      expect.stringContaining('Zuider'),
    ])
  })
})

test('@DESK-13 a customer without a password is invited by mail, chooses one and is in; one who has a password is not', async () => {
  const { db } = server.database
  const [zuider] = await db.select().from(tenants).where(eq(tenants.subdomain, 'zuider'))
  await db.insert(customers).values({
    tenantId: zuider?.id ?? 0,
    username: 'nieuw',
    email: 'nieuw@example.nl',
    facts: { first_name: 'Nien', last_name: 'Uw', initials: 'N.' },
  })
  const id = await idOf('nieuw')
  expect((await fileOf('nieuw')).account).toBe('none')
  await adviser().ask(postInvitation, { params: { firm, id } })
  expect((await fileOf('nieuw')).account).toBe('invited')
  const mail = await vi.waitFor(async () => {
    const [found] = await db.select().from(outbox).where(eq(outbox.to, 'nieuw@example.nl'))
    if (!found) throw new Error('no mail yet')
    return found
  })
  const token = /token=([\w-]+)/.exec(mail.text)?.[1] ?? ''
  const chosen = {
    password: 'een lang wachtwoord 42',
    password_confirmation: 'een lang wachtwoord 42',
    token,
  }
  const answer = await send(server, resetPassword, { body: chosen })
  expect([answer.statusCode, mail.subject]).toEqual([200, expect.stringContaining('account')])
  expect((await fileOf('nieuw')).account).toBe('active')
  expect((await adviser().send(postInvitation, { params: { firm, id } })).statusCode).toBe(422)
})

test('@KEYS-11 who has lost every key is let back in by an adviser who says how it was made sure who it is', async () => {
  const token = await server.tokenOf('tess')
  const { secret } = (await server.ask(beginAuthenticator, token, { body: {} })).data
  const code = makerOf(secret.replaceAll(' ', '')).generate({ timestamp: server.now().getTime() })
  await server.ask(confirmAuthenticator, token, { body: { code } })
  expect((await fileOf('tess')).keys).toEqual({ passkeys: 0, app: true })
  await expect(server.tokenOf('tess')).rejects.toThrow('403')

  const params = { firm, id: await idOf('tess') }
  expect((await adviser().send(postKeysReset, { params, body: { ground: 'ja' } })).statusCode).toBe(422)
  const ground = 'Langs geweest met paspoort'
  await adviser().ask(postKeysReset, { params, body: { ground } })
  expect((await fileOf('tess')).keys).toEqual({ passkeys: 0, app: false })
  expect((await send(server, getTasks, { token })).statusCode).toBe(401)
  await server.tokenOf('tess')
  const { db } = server.database
  const [act] = await db
    .select()
    .from(audit)
    .where(and(eq(audit.command, 'keys-reset'), eq(audit.outcome, 'done')))
  expect(act).toMatchObject({ about: { ground }, customerIds: [params.id] })
  await vi.waitFor(async () => {
    const mails = await db.select().from(outbox).where(eq(outbox.to, 'tess@example.nl'))
    expect(mails.map(({ subject }) => subject)).toContain('Je inlogsleutels zijn gewist')
  })
  expect((await adviser().send(postKeysReset, { params, body: { ground } })).statusCode).toBe(422)
})
