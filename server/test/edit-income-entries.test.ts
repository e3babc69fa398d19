// @module-tag full
import type { ApiCall } from '@portal/contract/call'
import { saveIncome, saveLivingDetails, saveMortgages, savePersonalia } from '@portal/contract/edit-form'
import {
  addIncomeEntry,
  addPensionEntry,
  incomeTypes,
  pensionTypes,
  removeIncomeEntry,
  removePensionEntry,
  saveIncomeEntry,
  savePensionEntry,
} from '@portal/contract/edit-income-or-pension'
import { getIncomes } from '@portal/contract/income'
import { hasSavings } from '@portal/domain/mortgage-part'
import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { customers } from '../src/database/tables/customer.ts'
import { readCustomerFile } from './customer-file.ts'
import { type Harness, startHarness } from './harness.ts'
import { sendCall } from './send-call.ts'

let server: Harness
beforeAll(async () => {
  server = await startHarness()
})
afterAll(() => server.close())

const saveEntry = (call: ApiCall, token: string, id: unknown, body: object, headers = {}) =>
  sendCall(server, call, { token, params: { id: id as number }, body, headers })

test('@EDITINCOME-06 changing one income updates the sum of incomes, and nothing else of the file', async () => {
  const token = await server.getAccessToken('anna')
  const fileBefore = await readCustomerFile(server, token)
  const [salary, ...otherIncomes] = fileBefore.incomes
  expect(
    (await saveEntry(saveIncomeEntry, token, salary?.id, { gross_annual_income: 45_000 })).statusCode,
  ).toBe(200)
  const fileAfter = await readCustomerFile(server, token)
  expect(fileAfter).toEqual({
    ...fileBefore,
    customer: { ...fileBefore.customer, gross_annual_income: 60_120 },
    incomes: [
      {
        ...salary,
        total: 48_456,
        employment: { ...salary?.employment, gross_annual_income: 45_000 },
        description: [
          { label: 'Functie', value: 'Fysiotherapeut' },
          { label: 'Jaarsalaris', value: 45_000 },
          { label: 'Vakantiegeld', value: 3456 },
        ],
      },
      ...otherIncomes,
    ],
  })
})

test('@EDITINCOME-06 one of the partner’s incomes, and one pension, can be changed in the same way', async () => {
  const token = await server.getAccessToken('anna')
  const fileBefore = await readCustomerFile(server, token)
  const [partnerIncome] = fileBefore.partnerIncomes
  expect((await saveEntry(saveIncomeEntry, token, partnerIncome?.id, { overtime: 1000 })).statusCode).toBe(
    200,
  )
  const [ownPension] = fileBefore.pensions
  expect(
    (await saveEntry(savePensionEntry, token, ownPension?.id, { accumulated_pension_amount: 9100 }))
      .statusCode,
  ).toBe(200)
  const fileAfter = await readCustomerFile(server, token)
  expect(fileAfter).toEqual({
    ...fileBefore,
    family: {
      ...fileBefore.family,
      partner: { ...fileBefore.family.partner, gross_annual_income: 45_280 },
    },
    partnerIncomes: [
      { ...partnerIncome, total: 45_280.04, employment: { ...partnerIncome?.employment, overtime: 1000 } },
    ],
    pensions: [{ ...ownPension, accumulated_pension_amount: 9100 }, ...fileBefore.pensions.slice(1)],
  })
})

test('@EDITINCOME-06 an entry of another customer, without permission, with an unknown amount or read too long ago is rejected, and nothing is written', async () => {
  const anna = await server.getAccessToken('anna')
  const fileBefore = await readCustomerFile(server, anna)
  const [salary] = fileBefore.incomes
  const getSaveStatus = async (...args: Parameters<typeof saveEntry>) => (await saveEntry(...args)).statusCode
  const body = { gross_annual_income: 1 }
  expect(await getSaveStatus(saveIncomeEntry, await server.getAccessToken('dirk'), salary?.id, body)).toBe(
    404,
  )
  expect(await getSaveStatus(savePensionEntry, anna, 2_000_000_000, body)).toBe(404)
  const unknownFieldsResponse = await saveEntry(saveIncomeEntry, anna, salary?.id, {
    total: 1,
    net_profit: 1,
  })
  expect([unknownFieldsResponse.statusCode, unknownFieldsResponse.json().errors]).toEqual([
    422,
    { total: 'field_invalid', net_profit: 'field_invalid' },
  ])
  expect(await getSaveStatus(saveIncomeEntry, anna, salary?.id, { gross_annual_income: -1 })).toBe(422)
  expect(await getSaveStatus(saveIncomeEntry, anna, salary?.id, body, { 'if-match': '"of-nothing"' })).toBe(
    412,
  )
  expect(await readCustomerFile(server, anna)).toEqual(fileBefore)
  for (const [username, expectedStatus] of [
    ['fatih', 200],
    ['vera', 409],
  ] as const) {
    const token = await server.getAccessToken(username)
    const [ownIncome] = (await server.request(getIncomes, token)).data
    expect([username, await getSaveStatus(saveIncomeEntry, token, ownIncome?.id, body)]).toEqual([
      username,
      expectedStatus,
    ])
  }
})

test('@EDITINCOME-07 adding any income or pension keeps the other entries, and removing it restores the file', async () => {
  const token = await server.getAccessToken('anna')
  const fileBefore = await readCustomerFile(server, token)
  const entryFields = fc.record({
    of_partner: fc.boolean(),
    title: fc.constantFrom('Bijles', 'Pensioenfonds Zorg'),
    total: fc.integer({ min: 0, max: 9_000_000 }).map((amount) => amount / 100),
  })
  const kinds = fc.oneof(
    fc.record({ kind: fc.constant('income' as const), type: fc.constantFrom(...incomeTypes) }),
    fc.record({ kind: fc.constant('pension' as const), type: fc.constantFrom(...pensionTypes) }),
  )
  await fc.assert(
    fc.asyncProperty(entryFields, kinds, async (entry, { kind, type }) => {
      const [add, remove] =
        kind === 'income' ? [addIncomeEntry, removeIncomeEntry] : [addPensionEntry, removePensionEntry]
      const ownList = kind === 'income' ? ('incomes' as const) : ('pensions' as const)
      const partnerList = kind === 'income' ? ('partnerIncomes' as const) : ('partnerPensions' as const)
      const listName = entry.of_partner ? partnerList : ownList
      // In the demo one amount represents all of the partner's pensions. A new entry would replace that amount, so
      // the server rejects the entry.
      const isRejected = fileBefore[listName].length === 0
      const response = await sendCall(server, add, { token, body: { ...entry, type } })
      expect(response.statusCode).toBe(isRejected ? 422 : 200)
      const fileAfter = await readCustomerFile(server, token)
      const addedEntry = fileAfter[listName].at(-1)
      if (isRejected) return expect(fileAfter).toEqual(fileBefore)
      expect(addedEntry).toMatchObject({ title: entry.title, total: entry.total, type })
      expect({
        ...fileAfter,
        [listName]: fileAfter[listName].slice(0, -1),
        ...pickCustomerAndFamily(fileAfter),
      }).toEqual({
        ...fileBefore,
        ...pickCustomerAndFamily(fileAfter),
      })
      const answerToRemoval = await sendCall(server, remove, {
        token,
        params: { id: addedEntry?.id as number },
      })
      expect(answerToRemoval.statusCode).toBe(200)
      expect(await readCustomerFile(server, token)).toEqual(fileBefore)
    }),
    { numRuns: 15 },
  )
})

/** Picks the customer and the family, which contain sums of income and pension entries. */
const pickCustomerAndFamily = ({ customer, family }: Awaited<ReturnType<typeof readCustomerFile>>) => ({
  customer,
  family,
})

test('@EDITINCOME-07 the amount that is the sum of the incomes changes when one is added or removed', async () => {
  const token = await server.getAccessToken('anna')
  const readAnnualIncome = async () =>
    (await readCustomerFile(server, token)).customer.gross_annual_income ?? 0
  const incomeBefore = await readAnnualIncome()
  const body = { type: 'OtherIncome', title: 'Bijles', total: 1200 }
  expect((await sendCall(server, addIncomeEntry, { token, body })).statusCode).toBe(200)
  expect(await readAnnualIncome()).toBe(incomeBefore + 1200)
  const { incomes } = await readCustomerFile(server, token)
  await sendCall(server, removeIncomeEntry, { token, params: { id: incomes.at(-1)?.id as number } })
  expect(await readAnnualIncome()).toBe(incomeBefore)
})

test('@EDITINCOME-07 an addition that would replace a single amount, is invalid, not the customer’s own, not allowed or read too long ago is rejected, and nothing is written', async () => {
  const anna = await server.getAccessToken('anna')
  const fileBefore = await readCustomerFile(server, anna)
  const [salary] = fileBefore.incomes
  const body = { type: 'OtherIncome', title: 'Bijles', total: 1200 }
  const addIncome = async (token: string, sentBody: object, headers: Record<string, string> = {}) =>
    sendCall(server, addIncomeEntry, { token, body: sentBody, headers })
  const removeIncomeAndGetStatus = async (token: string, headers: Record<string, string> = {}) =>
    (await sendCall(server, removeIncomeEntry, { token, params: { id: salary?.id as number }, headers }))
      .statusCode
  const outdatedHeaders = { 'if-match': '"of-nothing"' }
  expect((await addIncome(anna, { ...body, title: ' ' })).json().errors).toEqual({ title: 'field_required' })
  expect((await addIncome(anna, { ...body, type: 'Wage' })).statusCode).toBe(422)
  expect((await addIncome(anna, body, outdatedHeaders)).statusCode).toBe(412)
  expect(await removeIncomeAndGetStatus(anna, outdatedHeaders)).toBe(412)
  expect(await removeIncomeAndGetStatus(await server.getAccessToken('dirk'))).toBe(404)
  expect(await readCustomerFile(server, anna)).toEqual(fileBefore)
  expect((await addIncome(await server.getAccessToken('vera'), body)).statusCode).toBe(409)

  const tess = await server.getAccessToken('tess')
  const annualIncomeForm = { gross_annual_income: 40_000 }
  expect((await sendCall(server, saveIncome, { token: tess, body: annualIncomeForm })).statusCode).toBe(200)
  expect((await addIncome(tess, body)).json().errors).toEqual({ total: 'entry_stated' })
  expect((await readCustomerFile(server, tess)).customer.gross_annual_income).toBe(40_000)
})

test('@EDITINCOME-06 @EDIT-03 @PERSONALIA-03 permission for the own data allows own entries, and the partner’s need both permissions', async () => {
  const token = await server.getAccessToken('anna')
  const fileBefore = await readCustomerFile(server, token)
  const setPermissions = (permissions: { canUpdateSelf: boolean; canUpdatePartner: boolean }) =>
    server.database.db.update(customers).set(permissions).where(eq(customers.username, 'anna'))
  const tryAllEdits = () =>
    Promise.all(
      [fileBefore.incomes, fileBefore.partnerIncomes].map(
        async ([income]) => (await saveEntry(saveIncomeEntry, token, income?.id, {})).statusCode,
      ),
    )
  await setPermissions({ canUpdateSelf: false, canUpdatePartner: true })
  expect(await tryAllEdits()).toEqual([403, 403])
  await setPermissions({ canUpdateSelf: true, canUpdatePartner: false })
  expect(await tryAllEdits()).toEqual([200, 403])
  await setPermissions({ canUpdateSelf: true, canUpdatePartner: true })
  expect(await tryAllEdits()).toEqual([200, 200])
  expect(await readCustomerFile(server, token)).toEqual(fileBefore)
})

test('@EDIT-16 a form that is sent whole changes only what the customer changed', async () => {
  const jet = await server.getAccessToken('jet', 'ooster')
  const fileBefore = await readCustomerFile(server, jet, 'ooster')
  const property = fileBefore.living?.property
  const livingForm = {
    postal_code: property?.postcode,
    house_number: property?.number,
    house_number_addition: [property?.number_letter, property?.number_addition].filter(Boolean).join('-'),
    market_value: 402_000,
    woz_value: Math.floor(property?.woz_value_home ?? 0),
  }
  const saveResponse = await sendCall(server, saveLivingDetails, {
    token: jet,
    tenant: 'ooster',
    body: livingForm,
  })
  expect(saveResponse.statusCode).toBe(200)
  const fileAfter = await readCustomerFile(server, jet, 'ooster')
  expect(fileAfter.living).toEqual({
    ...fileBefore.living,
    property: { ...fileBefore.living?.property, market_value: 402_000 },
  })

  const clara = await server.getAccessToken('clara')
  const clarasFile = await readCustomerFile(server, clara)
  const { initials, first_name, suffix, last_name, date_of_birth } = clarasFile.customer
  const body = {
    ...{ initials, first_name, suffix: suffix ?? '', last_name, date_of_birth },
    ...{ gender: clarasFile.customer.sex, mobile: '', has_partner: clarasFile.customer.has_partner },
  }
  expect((await sendCall(server, savePersonalia, { token: clara, body })).statusCode).toBe(200)
  expect(await readCustomerFile(server, clara)).toEqual(clarasFile)
})

test('@EDIT-16 a mortgage’s other parts, and other mortgages, stay unchanged', async () => {
  const token = await server.getAccessToken('anna')
  const fileBefore = await readCustomerFile(server, token)
  const form = fileBefore.mortgages.map((mortgage) => ({
    id: mortgage.id,
    hdn_company_code: mortgage.agency?.hdn_code,
    mortgage_number: mortgage.hypotheeknummer,
    parts: mortgage.mortgageParts.map((part) => ({
      id: part.id,
      part_number: part.leningdeelnummer,
      repayment_type: part.type,
      start_date: part.begindatum,
      end_date: part.einddatum,
      principal_sum: part.hoofdsom,
      remaining_debt: part.remaining_debt,
      current_value: hasSavings(part.type) ? part.deposits : null,
      interest: part.interest,
      interest_type: part.interest_type,
      fixed_rate_end_date: part.interest_type === 'variable' ? '' : part.einddatumRentevast,
      fixed_interest_duration: part.rentevasteperiode,
      nhg: part.nhg,
    })),
  }))
  expect(form.flatMap(({ parts }) => parts).length).toBeGreaterThan(2)
  const response = await sendCall(server, saveMortgages, { token, body: { mortgages: form } })
  expect([response.statusCode, response.body]).toEqual([200, '{"data":{"success":true}}'])
  expect((await readCustomerFile(server, token)).mortgages).toEqual(fileBefore.mortgages)
})
