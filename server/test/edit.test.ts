import { getCustomer } from '@portal/contract/customer'
import {
  saveContactDetails,
  saveIncome,
  saveLiving,
  saveMortgages,
  savePersonalia,
} from '@portal/contract/edit'
import { getFamily } from '@portal/contract/family'
import { getIncomes } from '@portal/contract/income'
import { getLiving } from '@portal/contract/living'
import { getMortgages } from '@portal/contract/mortgage'
import { getRetirements } from '@portal/contract/retirement'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Harness, harness } from './harness.ts'
import { samples } from './samples.ts'
import { send } from './send.ts'

let server: Harness
beforeAll(async () => {
  server = await harness()
})
afterAll(() => server.close())

const tokenOf = async (username: string) => (await server.signIn(username)).access_token
const bodyOf = (name: string) => samples[name]?.().body
const editable = () => (bodyOf('saveMortgages')?.mortgages ?? []) as { parts: object[] }[]

test('a locked file is not changed, and the message says so @EDIT-10 @DEMO-20', async () => {
  const token = await tokenOf('vera')
  const answer = await send(server, saveContactDetails, { token, body: { mobile: '0611111111' } })
  expect(answer.statusCode).toBe(409)
  expect(answer.json().message).toMatch(/persist.*Customer/)
  expect((await server.ask(getCustomer, token)).data.mobile).not.toBe('0611111111')
})

test('without can_update_self only the way to be reached is saved @EDIT-03 @ROLE-03', async () => {
  const token = await tokenOf('emma')
  for (const [call, name] of [
    [saveLiving, 'saveLiving'],
    [saveMortgages, 'saveMortgages'],
    [savePersonalia, 'savePersonalia'],
    [saveIncome, 'saveIncome'],
  ] as const)
    expect((await send(server, call, { token, body: bodyOf(name) })).statusCode).toBe(403)
  expect((await send(server, saveContactDetails, { token, body: { mobile: '0622222222' } })).statusCode).toBe(
    200,
  )
  expect((await server.ask(getCustomer, token)).data.mobile).toBe('0622222222')
})

test('a partner is changed only where there is one and it is allowed @PERSONALIA-03 @DEMO-12', async () => {
  for (const username of ['fatih', 'femke']) {
    const token = await tokenOf(username)
    expect((await send(server, savePersonalia, { token, body: bodyOf('savePersonalia') })).statusCode).toBe(
      403,
    )
  }
  const token = await tokenOf('anna')
  const body = { ...bodyOf('savePersonalia'), first_name: 'Annelies' }
  expect((await send(server, savePersonalia, { token, body })).statusCode).toBe(200)
  expect((await server.ask(getCustomer, token)).data.full_name).toBe('Annelies de Wit')
  expect((await server.ask(getFamily, token)).data.partner?.mobile).toBe('0612345679')
})

test('saving income clears what was entered before @EDITINCOME-05', async () => {
  const token = await tokenOf('anna')
  expect((await server.ask(getIncomes, token)).data).toHaveLength(4)
  const body = { gross_annual_income: 60_000.9, retirement_date: '' }
  expect((await send(server, saveIncome, { token, body })).statusCode).toBe(200)
  expect((await server.ask(getIncomes, token)).data).toEqual([])
  expect((await server.ask(getRetirements, token)).data).toEqual([])
  const { data } = await server.ask(getCustomer, token)
  expect(data).toMatchObject({ gross_annual_income: 60_000, retirement_date: null })
})

test('the home is saved in whole euros, also where the address was unknown @API-52 @EDIT-13', async () => {
  const token = await tokenOf('clara')
  expect((await send(server, saveLiving, { token, body: bodyOf('saveLiving') })).statusCode).toBe(200)
  const { data } = await server.ask(getLiving, token)
  expect(data?.property).toMatchObject({
    postcode: '4818 SL',
    formatted_number: '27-A',
    market_value: 350_000,
  })
})

test('mortgages are added where there is none, changed, and removed when left out @API-53 @EDITMORT-01', async () => {
  const token = await tokenOf('clara')
  const add = await send(server, saveMortgages, { token, body: bodyOf('saveMortgages') })
  expect(add.statusCode).toBe(200)
  const [made] = (await server.ask(getMortgages, token)).data
  expect(made).toMatchObject({ restantHoofdsom: 180_000.5, agency: { hdn_code: 'DM' } })
  const second = await send(server, saveMortgages, { token, body: bodyOf('saveMortgages') })
  expect(second.json().errors).toHaveProperty('mortgages')
  const foreign = { mortgages: [{ ...editable()[0], id: 1 }] }
  expect((await send(server, saveMortgages, { token, body: foreign })).statusCode).toBe(404)
  expect((await send(server, saveMortgages, { token, body: { mortgages: [] } })).statusCode).toBe(200)
  expect((await server.ask(getMortgages, token)).data).toEqual([])
})

test('the rules of a loan part are checked @EDITMORT-16 @EDITMORT-18 @EDITMORT-20', async () => {
  const token = await tokenOf('clara')
  const [mortgage] = editable()
  const refusal = async (change: object) => {
    const body = { mortgages: [{ ...mortgage, parts: [{ ...mortgage?.parts[0], ...change }] }] }
    const answer = await send(server, saveMortgages, { token, body })
    return Object.keys(answer.json().errors ?? {})
  }
  expect(await refusal({ end_date: '2020-01-01' })).toEqual(['mortgages.0.parts.0.start_date'])
  expect(await refusal({ remaining_debt: 200_001 })).toEqual(['mortgages.0.parts.0.remaining_debt'])
  expect(await refusal({ interest: 10.01 })).toEqual(['mortgages.0.parts.0.interest'])
  expect(await refusal({ start_date: '2024-02-30' })).toEqual(['mortgages.0.parts.0.start_date'])
  expect(await refusal({ part_number: 'x'.repeat(101) })).toEqual(['mortgages.0.parts.0.part_number'])
})

test('a save that fails is told @EDIT-09', async () => {
  const token = await tokenOf('wim')
  expect((await send(server, saveContactDetails, { token, body: { mobile: '06' } })).statusCode).toBe(500)
})
