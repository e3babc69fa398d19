import { getCustomer } from '@portal/contract/customer'
import {
  saveContactDetails,
  saveIncome,
  saveLivingDetails,
  saveMortgages,
  savePersonalia,
} from '@portal/contract/edit-form'
import { getFamily } from '@portal/contract/family'
import { getIncomes, getPartnerIncomes } from '@portal/contract/income'
import { getLivingDetails } from '@portal/contract/living-details'
import { getMortgages } from '@portal/contract/mortgage'
import { getPartnerRetirements, getRetirements } from '@portal/contract/retirement'
import { createEditFormTestCases } from '@portal/contract/test/edit-form-test-cases'
import { and, eq } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '../src/config.ts'
import type { Context } from '../src/context.ts'
import type { Database } from '../src/database/database.ts'
import { customers } from '../src/database/tables/customer.ts'
import type { homes } from '../src/database/tables/home.ts'
import { editedTables, readCustomerFileState } from '../src/edits/customer-file-state.ts'
import { saveCustomerEdit } from '../src/edits/save-customer-edit.ts'
import { addFacts } from '../src/edits/write-person.ts'
import { findTenant } from '../src/tenants/find-tenant.ts'
import { getSampleBody } from './call-samples.ts'
import { type Harness, startHarness, testSettings } from './harness.ts'
import { sendCall } from './send-call.ts'

let server: Harness
beforeAll(async () => {
  server = await startHarness()
})
afterAll(() => server.close())

const getSampleMortgages = () => (getSampleBody('saveMortgages')?.mortgages ?? []) as { parts: object[] }[]

test('case C52: a save repeated after a lost response changes the file once', async () => {
  const token = await server.getAccessToken('tess')
  const customerResponse = await sendCall(server, getCustomer, { token })
  const headers = { 'if-match': String(customerResponse.headers.etag), 'idempotency-key': 'save-of-tess-1' }
  const saveMobileNumber = (mobile: string, extraHeaders = headers) =>
    sendCall(server, saveContactDetails, { token, body: { mobile }, headers: extraHeaders })
  expect((await saveMobileNumber('0633333331')).json()).toEqual({ data: { success: true } })
  expect((await saveMobileNumber('0633333331')).json()).toEqual({ data: { success: true } })
  expect(
    (await saveMobileNumber('0633333331', { ...headers, 'idempotency-key': 'save-of-tess-2' })).statusCode,
  ).toBe(412)
})

test('a locked file cannot be changed, and both the error and the customer’s data say so @EDIT-10 @DEMO-20', async () => {
  const token = await server.getAccessToken('vera')
  const response = await sendCall(server, saveContactDetails, { token, body: { mobile: '0611111111' } })
  expect(response.statusCode).toBe(409)
  expect(response.json().message).toMatch(/persist.*Customer/)
  const { data } = await server.request(getCustomer, token)
  expect(data.mobile).not.toBe('0611111111')
  expect(data.file_locked).toBe(true)
  expect((await server.request(getCustomer, await server.getAccessToken('anna'))).data.file_locked).toBe(
    false,
  )
})

test('without can_update_self only contact details are saved @EDIT-03 @ROLE-03', async () => {
  const token = await server.getAccessToken('emma')
  for (const [call, name] of [
    [saveLivingDetails, 'saveLivingDetails'],
    [saveMortgages, 'saveMortgages'],
    [savePersonalia, 'savePersonalia'],
    [saveIncome, 'saveIncome'],
  ] as const)
    expect((await sendCall(server, call, { token, body: getSampleBody(name) })).statusCode).toBe(403)
  expect(
    (await sendCall(server, saveContactDetails, { token, body: { mobile: '0622222222' } })).statusCode,
  ).toBe(200)
  expect((await server.request(getCustomer, token)).data.mobile).toBe('0622222222')
})

test('a partner can only be changed if there is one and it is allowed @PERSONALIA-03 @DEMO-12', {
  tags: 'full',
}, async () => {
  for (const username of ['fatih', 'femke']) {
    const token = await server.getAccessToken(username)
    expect(
      (await sendCall(server, savePersonalia, { token, body: getSampleBody('savePersonalia') })).statusCode,
    ).toBe(403)
  }
  const token = await server.getAccessToken('anna')
  const body = { ...getSampleBody('savePersonalia'), first_name: 'Annelies' }
  expect((await sendCall(server, savePersonalia, { token, body })).statusCode).toBe(200)
  expect((await server.request(getCustomer, token)).data.full_name).toBe('Annelies de Wit')
  expect((await server.request(getFamily, token)).data.partner?.mobile).toBe('0612345679')
})

test('without a partner, no partner data is sent, and the file of both says so @PERSONALIA-06', {
  tags: 'full',
}, async () => {
  const token = await server.getAccessToken('anna')
  const { partner: _, ...withoutPartner } = getSampleBody('savePersonalia') as { partner?: object }
  const partnerBefore = (await server.request(getFamily, token)).data.partner
  const savePartnerChoice = (has_partner: boolean) =>
    sendCall(server, savePersonalia, { token, body: { ...withoutPartner, has_partner } })
  for (const has_partner of [false, true]) {
    expect((await savePartnerChoice(has_partner)).statusCode).toBe(200)
    expect((await server.request(getFamily, token)).data.partner).toEqual({ ...partnerBefore, has_partner })
    expect((await server.request(getCustomer, token)).data.has_partner).toBe(has_partner)
  }
})

test('a changed income replaces the earlier incomes, and nothing else @EDITINCOME-05', {
  tags: 'full',
}, async () => {
  const token = await server.getAccessToken('anna')
  const countIncomes = async () => {
    const calls = [getIncomes, getPartnerIncomes, getRetirements, getPartnerRetirements]
    const responses = await Promise.all(calls.map((call) => server.request(call, token)))
    return responses.map(({ data }) => data.length)
  }
  const saveAnnualIncome = async (body: object) =>
    expect((await sendCall(server, saveIncome, { token, body })).statusCode).toBe(200)
  const { data: customerBefore } = await server.request(getCustomer, token)
  const { partner } = (await server.request(getFamily, token)).data
  const [ownIncomes, partnerIncomes, pensions, partnerPensions] = await countIncomes()
  expect([ownIncomes, partnerIncomes, pensions, partnerPensions]).not.toContain(0)

  const partnerForm = { gross_annual_income: partner?.gross_annual_income }
  await saveAnnualIncome({ gross_annual_income: customerBefore.gross_annual_income, partner: partnerForm })
  expect(await countIncomes()).toEqual([ownIncomes, partnerIncomes, pensions, partnerPensions])
  await saveAnnualIncome({ gross_annual_income: 60_000.9, retirement_date: '', partner: partnerForm })
  expect(await countIncomes()).toEqual([0, partnerIncomes, pensions, partnerPensions])
  const { data } = await server.request(getCustomer, token)
  expect(data).toMatchObject({ gross_annual_income: 60_000, retirement_date: null })
  await saveAnnualIncome({ partner: { ...partnerForm, gross_annual_annuity_amount: 12 } })
  expect(await countIncomes()).toEqual([0, partnerIncomes, pensions, 0])
})

test('a home is saved in whole euros, also if its address was unknown @API-52 @EDIT-13', async () => {
  const token = await server.getAccessToken('clara')
  expect(
    (await sendCall(server, saveLivingDetails, { token, body: getSampleBody('saveLivingDetails') }))
      .statusCode,
  ).toBe(200)
  const { data } = await server.request(getLivingDetails, token)
  expect(data?.property).toMatchObject({
    postcode: '4818 SL',
    formatted_number: '27-A',
    market_value: 350_000,
  })
})

test('mortgages are added to an empty file, changed, and removed if omitted @API-53 @EDITMORT-01', async () => {
  const token = await server.getAccessToken('clara')
  const addResponse = await sendCall(server, saveMortgages, { token, body: getSampleBody('saveMortgages') })
  expect(addResponse.statusCode).toBe(200)
  const [createdMortgage] = (await server.request(getMortgages, token)).data
  expect(createdMortgage).toMatchObject({ restantHoofdsom: 180_000.5, agency: { hdn_code: 'DM' } })
  const secondResponse = await sendCall(server, saveMortgages, {
    token,
    body: getSampleBody('saveMortgages'),
  })
  expect(secondResponse.json().errors).toHaveProperty('mortgages')
  const foreignMortgageForm = { mortgages: [{ ...getSampleMortgages()[0], id: 1 }] }
  expect((await sendCall(server, saveMortgages, { token, body: foreignMortgageForm })).statusCode).toBe(404)
  expect((await sendCall(server, saveMortgages, { token, body: { mortgages: [] } })).statusCode).toBe(200)
  expect((await server.request(getMortgages, token)).data).toEqual([])
})

test('@EDITMORT-05 the last part of a mortgage cannot be removed, and a mortgage without parts stays valid', {
  tags: 'full',
}, async () => {
  const token = await server.getAccessToken('noor')
  const [mortgageWithoutParts] = (await server.request(getMortgages, token)).data
  const sendMortgages = (mortgages: object[]) =>
    sendCall(server, saveMortgages, { token, body: { mortgages } })
  const [sampleMortgage] = getSampleMortgages()
  const unchangedMortgage = {
    id: mortgageWithoutParts?.id,
    hdn_company_code: 'HV',
    mortgage_number: '61.300.118',
    parts: [],
  }
  expect((await sendMortgages([{ ...sampleMortgage, parts: [] }])).json().errors).toEqual({
    'mortgages.0.parts': 'mortgage_part_minimum',
  })
  expect((await sendMortgages([unchangedMortgage])).statusCode).toBe(200)
  expect(
    (await sendMortgages([{ ...unchangedMortgage, parts: sampleMortgage?.parts ?? [] }])).statusCode,
  ).toBe(200)
  const emptiedResponse = await sendMortgages([unchangedMortgage])
  expect([emptiedResponse.statusCode, emptiedResponse.json().errors]).toEqual([
    422,
    { 'mortgages.0.parts': 'mortgage_part_minimum' },
  ])
  expect((await server.request(getMortgages, token)).data[0]?.mortgageParts).toHaveLength(1)
})

test('a save based on outdated data is rejected whole, and saves of other data succeed', {
  tags: 'full',
}, async () => {
  const [firstToken, secondToken] = [await server.getAccessToken('piet'), await server.getAccessToken('piet')]
  const readEtag = async (call: typeof getCustomer | typeof getFamily) =>
    String((await sendCall(server, call, { token: firstToken })).headers.etag)
  const saveMobileAndGetStatus = async (
    mobile: string,
    token: string,
    headers: Record<string, string> = {},
  ) => (await sendCall(server, saveContactDetails, { token, body: { mobile }, headers })).statusCode
  const readMobileNumber = async () => (await server.request(getCustomer, firstToken)).data.mobile

  const etagBefore = await readEtag(getFamily)
  expect(await saveMobileAndGetStatus('0611110001', secondToken, { 'if-match': etagBefore })).toBe(200)
  expect(await saveMobileAndGetStatus('0611110002', firstToken, { 'if-match': etagBefore })).toBe(412)
  expect(await readMobileNumber()).toBe('0611110001')
  expect(
    await saveMobileAndGetStatus('0611110003', firstToken, {
      'if-match': `W/${await readEtag(getCustomer)}`,
    }),
  ).toBe(200)
  expect(await saveMobileAndGetStatus('0611110004', firstToken, { 'if-match': '"of-nothing"' })).toBe(412)
  expect(await saveMobileAndGetStatus('0611110005', firstToken, { 'if-match': '*' })).toBe(200)
  expect(await saveMobileAndGetStatus('0611110006', secondToken)).toBe(200)
  expect(await readMobileNumber()).toBe('0611110006')
})

test('of two concurrent saves based on the same data, one succeeds', async () => {
  const token = await server.getAccessToken('piet')
  const etag = String((await sendCall(server, getCustomer, { token })).headers.etag)
  const responses = await Promise.all(
    ['0622220001', '0622220002', '0622220003'].map((mobile) =>
      sendCall(server, saveContactDetails, { token, body: { mobile }, headers: { 'if-match': etag } }),
    ),
  )
  expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 412, 412])
})

test('the rules of a loan part are enforced @EDITMORT-16 @EDITMORT-18 @EDITMORT-20', async () => {
  const token = await server.getAccessToken('clara')
  const [mortgage] = getSampleMortgages()
  const getPartErrors = async (change: object) => {
    const body = { mortgages: [{ ...mortgage, parts: [{ ...mortgage?.parts[0], ...change }] }] }
    const response = await sendCall(server, saveMortgages, { token, body })
    return Object.keys(response.json().errors ?? {})
  }
  expect(await getPartErrors({ end_date: '2020-01-01' })).toEqual(['mortgages.0.parts.0.start_date'])
  expect(await getPartErrors({ remaining_debt: 200_001 })).toEqual(['mortgages.0.parts.0.remaining_debt'])
  expect(await getPartErrors({ interest: 10.01 })).toEqual(['mortgages.0.parts.0.interest'])
  expect(await getPartErrors({ start_date: '2024-02-30' })).toEqual(['mortgages.0.parts.0.start_date'])
  expect(await getPartErrors({ part_number: 'x'.repeat(101) })).toEqual(['mortgages.0.parts.0.part_number'])
})

test('a save that fails is answered 500 @EDIT-09', async () => {
  const token = await server.getAccessToken('wim')
  expect(
    (await sendCall(server, saveContactDetails, { token, body: { mobile: '0611111111' } })).statusCode,
  ).toBe(500)
})

test('the server rejects what the browser rejects, by the same rule at the same field @EDIT-12 @EDITMORT-14 @EDITMORT-15 @EDITMORT-16 @EDITMORT-17 @EDITMORT-18 @EDITMORT-19 @EDITMORT-20 @EDITMORT-22', {
  tags: 'full',
}, async () => {
  const token = await server.getAccessToken('clara')
  await fc.assert(
    fc.asyncProperty(fc.infiniteStream(fc.nat(1_000_000_000)), async (randomNumbers) => {
      const pickNumberBelow = (limit: number) => Number(randomNumbers.next().value) % limit
      for (const { call, body, path, rule } of createEditFormTestCases(pickNumberBelow)) {
        const response = await sendCall(server, call, { token, body })
        expect([path, response.statusCode, response.json().errors?.[path] ?? null]).toEqual([
          path,
          rule ? 422 : 200,
          rule,
        ])
        if (call === saveMortgages) await sendCall(server, saveMortgages, { token, body: { mortgages: [] } })
      }
    }),
    { numRuns: 3 },
  )
})

/** Wraps a database and records each query in its transactions. */
function recordQueries(db: Database, recordedReads: string[]): Database {
  const recordQueriesOf = (tx: Database) =>
    new Proxy(tx, {
      get(target, name) {
        const value = Reflect.get(target, name)
        if (name === 'select' || name === 'execute' || name === '$count') recordedReads.push(name)
        return typeof value === 'function' ? value.bind(target) : value
      },
    })
  return {
    transaction: (runQueries: (tx: Database) => unknown) =>
      db.transaction(async (tx) => runQueries(recordQueriesOf(tx))),
  } as never
}

test('while an edit locks the customer’s row, it reads at most four times', async () => {
  const { db } = server.database
  const recordedReads: string[] = []
  const tenant = await findTenant(db, 'zuider')
  const [customer] = await db
    .select()
    .from(customers)
    .where(and(eq(customers.username, 'anna'), eq(customers.tenantId, tenant?.id ?? 0)))
  if (!tenant || !customer) throw new Error('anna is not there')
  const context = {
    config: readConfig(testSettings),
    clock: server.now,
    db: recordQueries(db, recordedReads),
  } as Context
  const saveRequest = { tenant, customer, body: {}, request: { headers: {} } } as unknown as Parameters<
    typeof saveCustomerEdit
  >[1]
  const edit = { form: 'personalia', self: true, partner: true }
  await saveCustomerEdit(context, saveRequest, edit, (tx) =>
    addFacts(tx, customer.id, 'customer', { mobile: '0612345679' }),
  )
  expect(recordedReads.length).toBeLessThanOrEqual(4)
  const state = await readCustomerFileState(db, customer.id)
  const storedRows = Object.entries(editedTables).map(async ([name, { table, key, owner }]) => {
    const rows = await db
      .select({ key, row: table as typeof homes })
      .from(table as typeof homes)
      .where(eq(owner, customer.id))
    return rows.map(({ key, row }) => [`${name}/${key}`, JSON.parse(JSON.stringify(row))] as const)
  })
  const rows = (await Promise.all(storedRows)).flat()
  expect([...state.keys()].sort()).toEqual(rows.map(([name]) => name).sort())
  for (const [name, row] of rows) expect(row).toMatchObject(state.get(name) ?? {})
})
