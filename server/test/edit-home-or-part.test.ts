// @module-tag full
import { saveHomeAddress, saveHomeValues, saveMortgagePart } from '@portal/contract/edit-home-or-loan-part'
import { getLivingDetails } from '@portal/contract/living-details'
import { getMortgages, type MortgagePart } from '@portal/contract/mortgage'
import { hasSavings } from '@portal/domain/mortgage-part'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readCustomerFile } from './customer-file.ts'
import { type Harness, startHarness } from './harness.ts'
import { sendCall } from './send-call.ts'

let server: Harness
beforeAll(async () => {
  server = await startHarness()
})
afterAll(() => server.close())

const toPartForm = (part: MortgagePart) => ({
  part_number: part.leningdeelnummer ?? '',
  repayment_type: part.type,
  start_date: part.begindatum ?? '',
  end_date: part.einddatum ?? '',
  principal_sum: part.hoofdsom ?? 0,
  remaining_debt: part.remaining_debt ?? 0,
  current_value: hasSavings(part.type) ? part.deposits : null,
  interest: part.interest ?? 0,
  interest_type: part.interest_type === 'variable' ? ('variable' as const) : ('fixed' as const),
  fixed_rate_end_date: part.interest_type === 'variable' ? '' : (part.einddatumRentevast ?? ''),
  fixed_interest_duration: part.rentevasteperiode,
  nhg: part.nhg,
  deduction_start_date: part.deduction_start_date,
})

/** Picks the columns of a loan part that a form neither shows nor changes, without derived ones. */
const pickUnshownColumns = (part: MortgagePart | undefined) => {
  const {
    leningdeelnummer: _,
    remaining_debt: __,
    interest: ___,
    nhg: ____,
    deduction_start_date: _____,
    ...unshownColumns
  } = part ?? {}
  return Object.fromEntries(
    Object.entries(unshownColumns).filter(([name]) => !/^(monthly|remaining_debt_at)_/.test(name)),
  )
}

/** Copies a customer file without one loan part and without the totals of the part's mortgage. */
const omitPartAndTotals = (file: Awaited<ReturnType<typeof readCustomerFile>>, id: unknown) => ({
  ...file,
  mortgages: file.mortgages.map((mortgage) => {
    const parts = mortgage.mortgageParts.filter((one) => one.id !== id)
    return parts.length === mortgage.mortgageParts.length ? mortgage : { id: mortgage.id, parts }
  }),
})

test('@EDIT-16 for any change of any loan part, only that part of the file changes', async () => {
  const token = await server.getAccessToken('anna')
  const parts = (await server.request(getMortgages, token)).data.flatMap(({ mortgageParts }) => mortgageParts)
  expect(parts.length).toBeGreaterThan(2)
  const change = fc.record(
    {
      part_number: fc.constantFrom('A-1', 'A-2'),
      remaining_debt: fc.constantFrom(0, 1000.25),
      interest: fc.constantFrom(0.5, 3.45),
      nhg: fc.boolean(),
      deduction_start_date: fc.constantFrom(null, '2009-03-15'),
    },
    { requiredKeys: [] },
  )
  const index = fc.nat(parts.length - 1)
  await fc.assert(
    fc.asyncProperty(index, change, async (partIndex, changedFields) => {
      const fileBefore = await readCustomerFile(server, token)
      const part = fileBefore.mortgages.flatMap(({ mortgageParts }) => mortgageParts)[partIndex]
      if (!part) throw new Error('no such part')
      const body = { ...toPartForm(part), ...changedFields }
      const response = await sendCall(server, saveMortgagePart, { token, params: { id: part.id }, body })
      expect([response.statusCode, response.body]).toEqual([200, '{"data":{"success":true}}'])
      const fileAfter = await readCustomerFile(server, token)
      const findEditedPart = (file: typeof fileBefore) =>
        file.mortgages.flatMap(({ mortgageParts }) => mortgageParts).find(({ id }) => id === part.id)
      const changedPart = findEditedPart(fileAfter)
      expect(changedPart && toPartForm(changedPart)).toEqual(body)
      expect(pickUnshownColumns(changedPart)).toEqual(pickUnshownColumns(part))
      expect(omitPartAndTotals(fileAfter, part.id)).toEqual(omitPartAndTotals(fileBefore, part.id))
    }),
    { numRuns: 12 },
  )
})

test('@EDIT-16 the values and the address of a home are changed independently', async () => {
  const token = await server.getAccessToken('jet', 'ooster')
  const saveHome = (call: typeof saveHomeAddress | typeof saveHomeValues, body: object) =>
    sendCall(server, call, { token, tenant: 'ooster', body })
  const fileBefore = await readCustomerFile(server, token, 'ooster')
  const property = fileBefore.living?.property
  expect((await saveHome(saveHomeValues, { market_value: 402_000, woz_value: 377_000 })).statusCode).toBe(200)
  const fileWithNewValues = await readCustomerFile(server, token, 'ooster')
  expect(fileWithNewValues.living).toEqual({
    ...fileBefore.living,
    property: { ...property, market_value: 402_000, woz_value_home: 377_000 },
  })
  const sameAddress = {
    postal_code: property?.postcode,
    house_number: property?.number,
    house_number_addition: [property?.number_letter, property?.number_addition].filter(Boolean).join('-'),
  }
  expect((await saveHome(saveHomeAddress, sameAddress)).statusCode).toBe(200)
  expect(await readCustomerFile(server, token, 'ooster')).toEqual(fileWithNewValues)
  expect((await saveHome(saveHomeAddress, { ...sameAddress, house_number_addition: 'Z' })).statusCode).toBe(
    200,
  )
  const livingAfterMove = (await server.request(getLivingDetails, token, undefined, 'ooster')).data
  expect(livingAfterMove).toMatchObject({
    living_together: fileBefore.living?.living_together,
    property: { number_addition: 'Z', number_letter: null, market_value: 402_000, woz_value_home: 377_000 },
  })
})

test('@EDIT-16 the values of a home without a known address can be set', async () => {
  const token = await server.getAccessToken('femke')
  const body = { market_value: 350_000, woz_value: 330_000 }
  expect((await sendCall(server, saveHomeValues, { token, body })).statusCode).toBe(200)
  expect((await server.request(getLivingDetails, token)).data?.property).toMatchObject({
    market_value: 350_000,
  })
})

test('@EDIT-16 @EDIT-03 an item that is another customer’s, not allowed, invalid or read too long ago is rejected, and nothing is written', async () => {
  const anna = await server.getAccessToken('anna')
  const fileBefore = await readCustomerFile(server, anna)
  const part = fileBefore.mortgages[0]?.mortgageParts[0]
  if (!part) throw new Error('anna has no loan part')
  const body = toPartForm(part)
  const getSaveStatus = async (
    token: string,
    id: string | number,
    sentBody: object = body,
    headers: Record<string, string> = {},
  ) =>
    (await sendCall(server, saveMortgagePart, { token, params: { id }, body: sentBody, headers })).statusCode
  const dirk = await server.getAccessToken('dirk')
  expect(await getSaveStatus(dirk, part.id)).toBe(404)
  expect(await getSaveStatus(anna, 2_000_000_000)).toBe(404)
  expect(await getSaveStatus(anna, part.id, { ...body, remaining_debt: 1e9 })).toBe(422)
  expect(await getSaveStatus(anna, part.id, body, { 'if-match': '"of-nothing"' })).toBe(412)
  expect(await readCustomerFile(server, anna)).toEqual(fileBefore)
  const vera = await server.getAccessToken('vera')
  const values = { market_value: 1, woz_value: 1 }
  expect((await sendCall(server, saveHomeValues, { token: vera, body: values })).statusCode).toBe(409)
})
