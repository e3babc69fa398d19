import { getCustomer } from '@portal/contract/customer'
import { saveLivingDetails, saveMortgages } from '@portal/contract/edit-form'
import { getFamily } from '@portal/contract/family'
import { getLenderLabels } from '@portal/contract/lender'
import { getLivingDetails } from '@portal/contract/living-details'
import { getMortgages } from '@portal/contract/mortgage'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { getSampleBody } from './call-samples.ts'
import { type Harness, startHarness } from './harness.ts'
import { sendCall } from './send-call.ts'

let server: Harness
beforeAll(async () => {
  server = await startHarness()
})
afterAll(() => server.close())

const storedLoanPart = {
  part_number: 'A-7',
  repayment_type: 2,
  start_date: '2023-03-01',
  end_date: '2053-03-01',
  principal_sum: 210_000,
  remaining_debt: 190_000.25,
  current_value: 1_250,
  interest: 3.45,
  interest_type: 'fixed',
  fixed_rate_end_date: '2033-03-01',
  fixed_interest_duration: 120,
  nhg: true,
  deduction_start_date: '2011-06-01',
}

test('@ENTITY-39 @ENTITY-40 a sent mortgage and its parts are read back with the same values', async () => {
  const token = await server.getAccessToken('clara')
  const labels = (await server.request(getLenderLabels, token, { params: { code: 'TB' } })).data
  const variable = {
    ...storedLoanPart,
    ...{ part_number: 'A-8', interest_type: 'variable' },
    ...{ fixed_rate_end_date: null, fixed_interest_duration: null, nhg: false },
  }
  const mortgage = {
    id: null,
    hdn_company_code: 'TB',
    hdn_company_label_id: labels[1]?.id,
    mortgage_number: '88.1',
    parts: [storedLoanPart, variable],
  }
  expect((await sendCall(server, saveMortgages, { token, body: { mortgages: [mortgage] } })).statusCode).toBe(
    200,
  )
  const [storedMortgage] = (await server.request(getMortgages, token)).data
  expect(storedMortgage).toMatchObject({
    hypotheeknummer: '88.1',
    agency: { hdn_code: 'TB' },
    company_label_description: labels[1]?.name,
  })
  const [fixedRatePart, variableRatePart] = storedMortgage?.mortgageParts ?? []
  expect(fixedRatePart).toMatchObject({
    leningdeelnummer: 'A-7',
    type: 2,
    begindatum: '2023-03-01',
    einddatum: '2053-03-01',
    hoofdsom: 210_000,
    remaining_debt: 190_000.25,
    interest: 3.45,
    interest_type: 'fixed',
    einddatumRentevast: '2033-03-01',
    rentevasteperiode: 120,
    nhg: true,
    deduction_start_date: '2011-06-01',
  })
  expect(variableRatePart).toMatchObject({ interest_type: 'variable', einddatumRentevast: null, nhg: false })
  const { hdn_company_label_id: _, ...withoutProduct } = mortgage
  const unchangedMortgage = {
    ...withoutProduct,
    id: storedMortgage?.id,
    parts: [{ ...storedLoanPart, id: fixedRatePart?.id }],
  }
  const saveAndReadProduct = async (body: object) => {
    await sendCall(server, saveMortgages, { token, body: { mortgages: [body] } })
    return (await server.request(getMortgages, token)).data[0]?.company_label_description
  }
  expect(await saveAndReadProduct(unchangedMortgage)).toBe(labels[1]?.name)
  expect(await saveAndReadProduct({ ...unchangedMortgage, hdn_company_code: 'DM' })).toBeNull()
  expect(await saveAndReadProduct({ ...unchangedMortgage, hdn_company_label_id: labels[1]?.id })).toBe(
    labels[1]?.name,
  )
  const changedMortgage = {
    ...mortgage,
    id: storedMortgage?.id,
    parts: [{ ...storedLoanPart, id: fixedRatePart?.id, interest: 3.1 }],
  }
  expect(
    (await sendCall(server, saveMortgages, { token, body: { mortgages: [changedMortgage] } })).statusCode,
  ).toBe(200)
  const [mortgageAfter] = (await server.request(getMortgages, token)).data
  expect(mortgageAfter).toMatchObject({
    id: storedMortgage?.id,
    mortgageParts: [{ id: fixedRatePart?.id, interest: 3.1 }],
  })
  expect(mortgageAfter?.mortgageParts).toHaveLength(1)
})

test('@ENTITY-26 the fields of the living form are stored in the home under their other names, with a letter as part of the addition', async () => {
  const token = await server.getAccessToken('jet', 'ooster')
  const readHome = async () =>
    (await server.request(getLivingDetails, token, undefined, 'ooster')).data?.property
  expect(await readHome()).toMatchObject({ number_letter: 'A', formatted_number: '55A' })
  const body = {
    postal_code: '7311bh',
    house_number: 19,
    house_number_addition: 'A-2',
    market_value: 401_000,
    woz_value: 388_000,
  }
  expect((await sendCall(server, saveLivingDetails, { token, body, tenant: 'ooster' })).statusCode).toBe(200)
  const savedHome = await readHome()
  expect(savedHome).toMatchObject({
    postcode: '7311 BH',
    number: '19',
    number_addition: 'A-2',
    formatted_number: '19-A-2',
    market_value: 401_000,
    woz_value_home: 388_000,
  })
  expect(savedHome?.number_letter).toBeNull()
})

test('further data of a home is kept with its address, and removed with another address @API-52', {
  tags: 'full',
}, async () => {
  const token = await server.getAccessToken('anna')
  const readLiving = async () => (await server.request(getLivingDetails, token)).data
  const sameAddress = {
    postal_code: '4818 SL',
    house_number: '27',
    house_number_addition: 'A',
    market_value: 600_000,
    woz_value: 561_000,
  }
  const livingBefore = await readLiving()
  await sendCall(server, saveLivingDetails, { token, body: sameAddress })
  expect(await readLiving()).toEqual({
    ...livingBefore,
    property: { ...livingBefore?.property, market_value: 600_000 },
  })
  await sendCall(server, saveLivingDetails, { token, body: { ...sameAddress, house_number_addition: 'B' } })
  const livingDetailsAfter = await readLiving()
  expect(livingDetailsAfter).toMatchObject({
    living_together: livingBefore?.living_together,
    owns_property: null,
    municipality_registration_date: null,
    property: {
      formatted_number: '27-B',
      construction_year: null,
      energy_label: null,
      purchase_price: null,
      solar_panels: null,
    },
  })
})

test('@API-51 @API-54 @API-55 @API-56 each form saves its fields and answers success, or returns its errors', async () => {
  const token = await server.getAccessToken('tess')
  const wim = await server.getAccessToken('wim')
  const successBody = { data: { success: true } }
  const saveForm = async (path: string, body: object, accessToken = token) =>
    (
      await server.app.inject({
        method: 'POST',
        url: `/api/zuider/customer/edit_screen/${path}`,
        payload: body,
        headers: { authorization: `Bearer ${accessToken}` },
      })
    ).json()
  expect(await saveForm('contact_details', { mobile: '0612345670' })).toEqual(successBody)
  expect(await saveForm('personalia', getSampleBody('savePersonalia') ?? {})).toEqual(successBody)
  expect(await saveForm('income', getSampleBody('saveIncome') ?? {})).toEqual(successBody)
  expect(await saveForm('current_living', getSampleBody('saveLivingDetails') ?? {})).toEqual(successBody)
  expect(await saveForm('mortgage', { mortgages: [] })).toEqual(successBody)
  const { data: customer } = await server.request(getCustomer, token)
  expect(customer).toMatchObject({
    first_name: 'Anna',
    date_of_birth: '1984-04-17',
    mobile: '0612345678',
    gross_annual_income: 60_000,
    retirement_date: '2051-06-22',
  })
  const { partner } = (await server.request(getFamily, token)).data
  expect(partner).toMatchObject({
    first_name: 'Bas',
    date_of_birth: '1982-11-02',
    gross_annual_income: 40_000,
    retirement_date: '2049-01-30',
  })
  for (const path of ['contact_details', 'personalia', 'current_living', 'mortgage'])
    expect(Object.keys((await saveForm(path, {})).errors)).not.toEqual([])
  expect((await saveForm('income', { gross_annual_income: 'veel' })).errors).toHaveProperty(
    'gross_annual_income',
  )
  expect((await saveForm('contact_details', { mobile: '0611111111' }, wim)).message).toBeTruthy()
})
