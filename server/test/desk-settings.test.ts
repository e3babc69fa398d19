import {
  getFirmSettings,
  postFirmFeature,
  postFirmPerson,
  postFirmProfile,
  postProfileUndone,
} from '@portal/contract/desk/settings'
import { encode } from 'fast-png'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type DeskPerson, deskPerson } from './desk-staff.ts'
import { type Harness, harness } from './harness.ts'

let server: Harness
let ruben: DeskPerson
let sanne: DeskPerson
let marijke: DeskPerson
const params = { firm: 'ZUIDER' }
beforeAll(async () => {
  server = await harness()
  ruben = await deskPerson(server, 'Ruben Smit', { zuider: 'owner' })
  sanne = await deskPerson(server, 'Sanne Bakker', { zuider: 'adviser' })
  marijke = await deskPerson(server, 'Marijke Elders', { noorder: 'owner' })
})
afterAll(() => server.close())

const settings = async () => (await ruben.ask(getFirmSettings, { params })).data
const shown = async () => {
  server.pass(3)
  const answer = await server.app.inject({ url: '/api/zuider/customer/tenant' })
  return answer.json().data
}
const png = (width: number, height: number) =>
  Buffer.from(
    encode({ width, height, data: new Uint8Array(width * height * 4).fill(120), channels: 4 }),
  ).toString('base64')

test('@DESK-12 what an owner changes of the look is what customers get, and can be taken back', async () => {
  const before = await settings()
  await ruben.ask(postFirmProfile, {
    params,
    body: { primary_color: '#0a5c36', pronoun: 'U', slogan: 'Samen verder' },
  })
  expect(await shown()).toMatchObject({
    primary_color: '#0a5c36',
    pronoun: 'U',
    slogan: 'Samen verder',
    name: before.name,
  })
  const [change] = (await settings()).history
  expect(change).toMatchObject({ by: 'Ruben Smit', undone: false })
  expect(change?.fields.sort()).toEqual(['primary_color', 'pronoun', 'slogan'])
  await ruben.ask(postProfileUndone, { params: { ...params, id: change?.id ?? 0 } })
  expect(await shown()).toMatchObject({
    primary_color: before.primary_color,
    pronoun: before.pronoun,
    slogan: before.slogan,
  })
  expect((await settings()).history.map(({ undone }) => undone)).toEqual([false, true])
  const again = await ruben.send(postProfileUndone, { params: { ...params, id: change?.id ?? 0 } })
  expect(again.statusCode).toBe(409)
})

test('@DESK-12 a change that a later one changed again is not taken back unseen; nothing sent changes nothing', async () => {
  await ruben.ask(postFirmProfile, { params, body: { slogan: 'Een' } })
  const [first] = (await settings()).history
  await ruben.ask(postFirmProfile, { params, body: { slogan: 'Twee' } })
  const answer = await ruben.send(postProfileUndone, { params: { ...params, id: first?.id ?? 0 } })
  expect([answer.statusCode, JSON.parse(answer.body).error]).toEqual([409, 'changed'])
  expect((await shown()).slogan).toBe('Twee')
  const { history } = await settings()
  await ruben.ask(postFirmProfile, { params, body: { slogan: 'Twee' } })
  expect((await settings()).history).toEqual(history)
})

test.each([
  [{ primary_color: 'blauw' }, 'primary_color'],
  [{ contact_email: 'nergens' }, 'contact_email'],
  [{ website: 'http://zuider.example' }, 'website'],
  [{ name: ' ' }, 'name'],
  [{ logo: Buffer.from('geen plaatje').toString('base64') }, 'logo'],
  [{ logo: png(1300, 10) }, 'logo'],
])('@DESK-12 %j is refused at its field, and nothing is changed', async (body, field) => {
  const before = await shown()
  const answer = await ruben.send(postFirmProfile, { params, body })
  expect(answer.statusCode).toBe(422)
  expect(Object.keys(JSON.parse(answer.body).errors)).toEqual([field])
  expect(await shown()).toEqual(before)
})

test('@DESK-12 a logo comes and goes; hours of an office become others, and those of none that is not there', async () => {
  await ruben.ask(postFirmProfile, { params, body: { logo: png(40, 20) } })
  expect((await shown()).logo).toMatch(/^iVBOR/)
  await ruben.ask(postFirmProfile, { params, body: { logo: null } })
  expect((await shown()).logo).toBeNull()
  const [office] = (await settings()).offices
  const { id, name, street_name, number, postcode, city, phone, email } = office ?? { id: 0, name: '' }
  const form = { id, name, street_name, number, postcode, city, phone, email } as never as object
  const hours = {
    default_hours: [
      { day: 1, from: '10:00', to: '15:00' },
      { day: 2, from: null, to: null },
    ],
  }
  await ruben.ask(postFirmProfile, { params, body: { office: { ...form, ...hours } as never } })
  expect((await shown()).offices[0].default_hours).toEqual(hours.default_hours)
  const backwards = { ...form, default_hours: [{ day: 1, from: '15:00', to: '10:00' }] }
  expect(
    (await ruben.send(postFirmProfile, { params, body: { office: backwards as never } })).statusCode,
  ).toBe(422)
  const strange = { ...form, ...hours, id: 999 }
  expect((await ruben.send(postFirmProfile, { params, body: { office: strange as never } })).statusCode).toBe(
    422,
  )
})

test('@DESK-12 parts are switched for customers, and people get roles; the last owner stays', async () => {
  await ruben.ask(postFirmFeature, { params, body: { name: 'show_income', value: false } })
  expect((await shown()).show_income).toBe(false)
  await ruben.ask(postFirmFeature, { params, body: { name: 'show_income', value: null } })
  const email = 'Nieuw@Example.nl'
  await ruben.ask(postFirmPerson, { params, body: { email, name: 'Nina Nieuw', role: 'reader' } })
  const person = async () => (await settings()).people.find((one) => one.email === 'nieuw@example.nl')
  expect(await person()).toEqual({
    name: 'Nina Nieuw',
    email: 'nieuw@example.nl',
    role: 'reader',
    signed_in: false,
  })
  await ruben.ask(postFirmPerson, { params, body: { email, role: 'none' } })
  expect(await person()).toBeUndefined()
  for (const { email: of, role } of (await settings()).people)
    if (role === 'owner' && !of.startsWith('rubensmit'))
      await ruben.send(postFirmPerson, { params, body: { email: of, role: 'adviser' } })
  const mine = (await settings()).people.find(({ name }) => name === 'Ruben Smit')?.email ?? ''
  const last = await ruben.send(postFirmPerson, { params, body: { email: mine, role: 'reader' } })
  expect([last.statusCode, Object.keys(JSON.parse(last.body).errors)]).toEqual([422, ['role']])
})

test('@DESK-08 nobody but an owner of the firm sees or changes its settings', async () => {
  for (const who of [sanne, marijke]) {
    expect((await who.send(getFirmSettings, { params })).statusCode).toBe(403)
    expect((await who.send(postFirmProfile, { params, body: { name: 'Anders' } })).statusCode).toBe(403)
    expect(
      (await who.send(postFirmPerson, { params, body: { email: 'x@example.nl', role: 'owner' } })).statusCode,
    ).toBe(403)
  }
  expect((await shown()).name).not.toBe('Anders')
})
