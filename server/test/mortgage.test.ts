import { getCustomer } from '@portal/contract/customer'
import { getFamily } from '@portal/contract/family'
import { getLivingDetails } from '@portal/contract/living-details'
import { markRecordAsSeen } from '@portal/contract/mark-record-as-seen'
import { getMortgages } from '@portal/contract/mortgage'
import { calculateAnnuityBalance } from '@portal/domain/annuity'
import { getFutureParts } from '@portal/domain/current-mortgage'
import { countMonthsBetween } from '@portal/time/calendar-day'
import { toTenantDay } from '@portal/time/clock'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Harness, startHarness } from './harness.ts'

let server: Harness
beforeAll(async () => {
  server = await startHarness()
})
afterAll(() => server.close())

const readMortgagesOf = async (name: string) => {
  const { access_token } = await server.signIn(name)
  return (await server.request(getMortgages, access_token)).data
}
const sumAmounts = (amounts: (number | null)[]) =>
  amounts.reduce<number>((total, amount) => total + (amount ?? 0), 0)

test('the sums of a running mortgage are those of its parts that have started @ENTITY-09 @ENTITY-12', async () => {
  const today = toTenantDay(new Date())
  const mortgages = await readMortgagesOf('anna')
  const futureParts = mortgages.flatMap((mortgage) => getFutureParts(mortgage, today))
  expect(futureParts.map(({ hoofdsom }) => hoofdsom)).toEqual([45_000])
  for (const mortgage of mortgages) {
    const currentParts = mortgage.mortgageParts.filter((part) => !futureParts.includes(part))
    expect(mortgage.hoofdsomHypotheek).toBeCloseTo(sumAmounts(currentParts.map((part) => part.hoofdsom)), 2)
    expect(mortgage.restantHoofdsom).toBeCloseTo(
      sumAmounts(currentParts.map((part) => part.remaining_debt)),
      2,
    )
    expect(mortgage.monthly_amount).toBeCloseTo(
      sumAmounts(currentParts.map((part) => part.monthly_amount)),
      2,
    )
    expect(mortgage.monthly_amount).toBeCloseTo(
      sumAmounts([
        mortgage.monthly_interest_amount,
        mortgage.monthly_repayment_amount,
        mortgage.monthly_premium,
      ]),
      2,
    )
  }
})

test('the remaining debt of an annuity follows the annuity formula @DEMO-07', async () => {
  const [mainMortgage] = await readMortgagesOf('anna')
  const part = mainMortgage?.mortgageParts.find(({ type }) => type === 1)
  if (!part?.begindatum || !part.einddatum) throw new Error('no annuity')
  const paidMonths = countMonthsBetween(part.begindatum, toTenantDay(new Date()))
  const term = countMonthsBetween(part.begindatum, part.einddatum)
  expect(part.remaining_debt).toBeCloseTo(
    calculateAnnuityBalance(part.hoofdsom, part.interest ?? 0, term, paidMonths),
    2,
  )
  expect(mainMortgage?.mortgageParts.map(({ type }) => type)).toEqual([1, 5, 50, 53])
})

test('open progress is the number of items that are neither received nor completed @ENTITY-10 @DEMO-13 @DEMO-14', async () => {
  expect((await readMortgagesOf('gerda'))[0]?.openProgress).toBe(1)
  const [hugos] = await readMortgagesOf('hugo')
  expect(hugos?.openProgress).toBe(3)
  expect(hugos?.progress.filter(({ received, completed }) => received === 1 && !completed)).toHaveLength(1)
})

test('there is one mortgage for each status code @DEMO-16', async () => {
  const codes = (await readMortgagesOf('mila')).map(({ status }) => status)
  expect(codes).toEqual([...Array.from({ length: 20 }, (_, code) => code), 50, 51, 91, 92, 93, 94, 99])
})

test('includes are sent if requested @API-22 @API-16 @API-17', async () => {
  const { access_token } = await server.signIn('anna')
  const { data: mortgagesWithoutIncludes } = await server.request(getMortgages, access_token, {
    query: { include: '' },
  })
  expect(mortgagesWithoutIncludes[0]).toMatchObject({ properties: [], progress: [], agency: null })
  const { data: mortgagesWithIncludes } = await server.request(getMortgages, access_token)
  expect(mortgagesWithIncludes[0]).toMatchObject({
    agency: { hdn_code: 'DM' },
    properties: [{ postal_code: '4818 SL' }],
  })
  const { data: customerWithThumb } = await server.request(getCustomer, access_token, {
    query: { include: 'avatar_thumb' },
  })
  expect(customerWithThumb.avatar).toBeNull()
  expect(customerWithThumb.avatar_thumb).toMatch(/^iVBOR/)
})

test('family and home are those of the customer @API-18 @API-19', async () => {
  const { access_token } = await server.signIn('anna')
  const { data: family } = await server.request(getFamily, access_token)
  expect(family.partner?.full_name).toBe('Bas van der Meer')
  expect(family.children).toHaveLength(2)
  const { data: livingDetails } = await server.request(getLivingDetails, access_token)
  expect(livingDetails?.property?.energy_label).toBe('A+++')
  const clara = await server.signIn('clara')
  expect((await server.request(getLivingDetails, clara.access_token)).data).toBeNull()
})

test('only its owner can mark a mortgage as seen @API-15', async () => {
  const gerda = await server.signIn('gerda')
  const hugo = await server.signIn('hugo')
  const [mortgage] = (await server.request(getMortgages, gerda.access_token)).data
  expect(mortgage?.seen_by_customer).toBeNull()
  const body = { model: 'mortgage' as const, id: mortgage?.id ?? 0 }
  await expect(server.request(markRecordAsSeen, hugo.access_token, { body })).rejects.toThrow('not_found')
  await server.request(markRecordAsSeen, gerda.access_token, { body })
  const [mortgageAfter] = (await server.request(getMortgages, gerda.access_token)).data
  expect(mortgageAfter?.seen_by_customer).toEqual(expect.any(String))
})

test('an unchanged response is answered 304', async () => {
  const { access_token } = await server.signIn('anna')
  const url = '/api/zuider/customer/mortgage'
  const authorization = `Bearer ${access_token}`
  const firstResponse = await server.app.inject({ url, headers: { authorization } })
  expect(firstResponse.headers['cache-control']).toBe('no-store')
  const etag = String(firstResponse.headers.etag)
  const secondResponse = await server.app.inject({ url, headers: { authorization, 'if-none-match': etag } })
  expect(secondResponse.statusCode).toBe(304)
  expect(secondResponse.body).toBe('')
})
