import { getDocuments } from '@portal/contract/document'
import { getMails } from '@portal/contract/mail'
import { sendMessage } from '@portal/contract/message'
import { getMortgages } from '@portal/contract/mortgage'
import { getNotes } from '@portal/contract/note'
import { getActiveSignals } from '@portal/contract/signal'
import { getTasks } from '@portal/contract/task'
import { getTenant } from '@portal/contract/tenant'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Harness, harness, staffToken } from './harness.ts'
import { send } from './send.ts'

let server: Harness
let token: string
beforeAll(async () => {
  server = await harness()
  token = (await server.signIn('gerda')).access_token
})
afterAll(() => server.close())

const adviser = async (command: string, payload: object, bearer = staffToken) =>
  server.app.inject({
    method: 'POST',
    url: `/adviser/${command}`,
    payload,
    headers: { authorization: `Bearer ${bearer}` },
  })
const gerda = { tenant: 'zuider', customer: 'gerda' }

test('what the adviser puts in a file is what the customer reads', async () => {
  await adviser('task', { ...gerda, title: 'Bel ons', date: '2027-01-04' })
  await adviser('message', { ...gerda, title: 'Nieuws', content: 'Je offerte komt eraan' })
  await adviser('signal', { ...gerda, description: 'Rente', message: 'De rente daalt' })
  await adviser('mail', { ...gerda, subject: 'Offerte', html: '<p>Hier is je offerte</p>' })
  expect((await server.ask(getTasks, token)).data.unfinished[0]).toMatchObject({ title: 'Bel ons' })
  expect((await server.ask(getNotes, token)).data[0]).toMatchObject({ title: 'Nieuws' })
  expect((await server.ask(getActiveSignals, token)).data[0]).toMatchObject({
    customer_message: 'De rente daalt',
  })
  expect((await server.ask(getMails, token)).data[0]?.child_instance).toMatchObject({ subject: 'Offerte' })
})

test('documents are asked for and marked, a mortgage moves on', async () => {
  const asked = (await adviser('request', { ...gerda, name: 'Bankgarantie' })).json().data
  const mortgage = async () => (await server.ask(getMortgages, token)).data[0]
  expect((await mortgage())?.openProgress).toBe(2)
  await adviser('received', { item: asked.id, completed: 'true' })
  expect((await mortgage())?.openProgress).toBe(1)
  expect((await adviser('list', gerda)).json().data[0].documents).toHaveLength(2)
  await adviser('status', { mortgage: asked.mortgage, status: 16 })
  expect(await mortgage()).toMatchObject({
    status: 16,
    status_description: 'Stukken ter beoordeling bij de bank',
  })
  expect((await adviser('status', { mortgage: asked.mortgage, status: 77 })).statusCode).toBe(422)
})

test('a flag is seen at once', async () => {
  const flag = async () => (await server.ask(getTenant, '')).data.show_income
  await adviser('flag', { tenant: 'zuider', flag: 'show_income', value: 'false' })
  expect(await flag()).toBe(false)
  await adviser('flag', { tenant: 'zuider', flag: 'show_income', value: 'unset' })
  expect(await flag()).toBeUndefined()
})

test('messages with files reach the firm @API-57 @SERVER-03', async () => {
  const documents = [new File(['%PDF-1.4\n'], 'bijlage.pdf'), new File(['%PDF-1.4\n2'], 'nog een.pdf')]
  const body = { message: 'Kijk hier eens naar', screen: 'hypotheek', documents }
  expect((await send(server, sendMessage, { token, body })).statusCode).toBe(200)
  const [received] = (await adviser('read', { tenant: 'zuider', kind: 'message' })).json().data
  expect(received).toMatchObject({
    customer: 'gerda',
    item: { content: 'Kijk hier eens naar', screen: 'hypotheek' },
  })
  expect(received.item.documentIds).toHaveLength(2)
  const names = (await server.ask(getDocuments, token)).data.map(({ name }) => name)
  expect(names).toContain('nog een.pdf')
})

test('without the staff’s token there is nothing', async () => {
  expect((await adviser('list', gerda, token)).statusCode).toBe(401)
  expect((await adviser('list', gerda, '')).statusCode).toBe(401)
  expect((await adviser('list', { tenant: 'niets', customer: 'gerda' })).statusCode).toBe(404)
  expect((await adviser('nothing', {})).statusCode).toBe(404)
})

test('a new firm with a new customer can be used at once', async () => {
  const firm = {
    subdomain: 'nieuw',
    code: 'NIEUW',
    name: 'Nieuw Advies',
    primary: '#112233',
    secondary: '#aabbcc',
  }
  expect((await adviser('firm', firm)).statusCode).toBe(200)
  expect((await adviser('firm', firm)).statusCode).toBe(422)
  const customer = {
    tenant: 'nieuw',
    username: 'Lotte',
    email: 'Lotte@example.nl',
    first: 'Lotte',
    last: 'Kuip',
  }
  expect((await adviser('customer', { ...customer, activation: 'LOTTE-2026' })).statusCode).toBe(200)
  const post = (url: string, payload: object) => server.app.inject({ method: 'POST', url, payload })
  const login = { username: 'lotte', password: 'negen rode fietsen', tenant: 'NIEUW' }
  expect((await post('/auth/login', login)).statusCode).toBe(401)
  const activated = await post('/api/nieuw/customer/auth/configure/password', { number: 'LOTTE-2026' })
  expect(activated.json()).toEqual({ data: { success: true } })
  const [mail] = (await server.app.inject({ url: '/outbox.json' })).json().data
  const token = new URL(/https?:\S+/.exec(mail.text)?.[0] ?? '').searchParams.get('token')
  await post('/api/nieuw/customer/auth/reset/password', { token, password: login.password })
  expect((await post('/auth/login', login)).statusCode).toBe(200)
})
