import type { ApiCall } from '@portal/contract/call'
import { getCustomer } from '@portal/contract/customer'
import { getDamages } from '@portal/contract/damage'
import { beginDataRetrieval, beginPartnerDataRetrieval } from '@portal/contract/data-retrieval'
import { getDocuments, getTenantDocuments } from '@portal/contract/document'
import { getFamily } from '@portal/contract/family'
import { getIncomes, getPartnerIncomes } from '@portal/contract/income'
import { getLenderImage, getLenderLabels, getLenders } from '@portal/contract/lender'
import { getLivingDetails } from '@portal/contract/living-details'
import { getMails } from '@portal/contract/mail'
import { getMortgages } from '@portal/contract/mortgage'
import { getNotes } from '@portal/contract/note'
import { getObligations, obligationTypes } from '@portal/contract/obligation'
import { getPolicies } from '@portal/contract/policy'
import { getPossessions } from '@portal/contract/possession'
import { getRetirements } from '@portal/contract/retirement'
import { getActiveSignals } from '@portal/contract/signal'
import { getTasks } from '@portal/contract/task'
import { getTenant } from '@portal/contract/tenant'
import { toTenantDay } from '@portal/time/clock'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { customers } from '../src/database/tables/customer.ts'
import { demoPassword } from '../src/demo/seed-demo.ts'
import { readRetirements } from '../src/incomes/read-incomes.ts'
import { type Harness, startHarness } from './harness.ts'
import { sendCall } from './send-call.ts'

let server: Harness
beforeAll(async () => {
  server = await startHarness()
})
afterAll(() => server.close())

const login = (username: string, tenant = 'zuider') =>
  server.app.inject({
    method: 'POST',
    url: '/auth/login',
    payload: { username, password: demoPassword, tenant },
  })
const collectSeenStates = (items: { seen_by_customer: unknown }[]) =>
  new Set(items.map(({ seen_by_customer }) => Boolean(seen_by_customer)))

test('anna has something of every kind @DEMO-07 @SEEN-01', { tags: 'full' }, async () => {
  const token = await server.getAccessToken('anna')
  const incomes = (await server.request(getIncomes, token)).data
  expect(new Set(incomes.map(({ type }) => type)).size).toBe(4)
  expect((await server.request(getPartnerIncomes, token)).data).toHaveLength(1)
  expect(new Set((await server.request(getRetirements, token)).data.map(({ type }) => type)).size).toBe(4)
  const obligations = (await server.request(getObligations, token)).data
  expect(obligations.map(({ type }) => type)).toEqual([...obligationTypes])
  expect((await server.request(getPossessions, token)).data.length).toBeGreaterThan(1)
  const policies = (await server.request(getPolicies, token)).data
  expect(policies.find(({ is_package }) => is_package)?.children).toHaveLength(2)
  expect(policies.some(({ mutation_code }) => mutation_code !== 0)).toBe(true)
  const damages = (await server.request(getDamages, token)).data
  expect(new Set(damages.map(({ type }) => type)).size).toBe(6)
  expect(new Set(damages.flatMap(({ payments }) => payments.map(({ pay_to }) => pay_to))).size).toBe(3)
  expect(damages.some(({ progress_items }) => progress_items.some(({ received }) => !received))).toBe(true)
  const { unfinished, finished } = (await server.request(getTasks, token)).data
  expect([unfinished.length > 0, finished.length > 0]).toEqual([true, true])
  expect(collectSeenStates((await server.request(getActiveSignals, token)).data).size).toBe(2)
  expect(collectSeenStates((await server.request(getNotes, token)).data).size).toBe(2)
  const mails = (await server.request(getMails, token)).data
  expect(collectSeenStates(mails).size).toBe(2)
  expect(mails.map(({ name }) => name).join()).not.toContain('Intern')
  const attachments = mails.flatMap(({ child_instance }) => child_instance?.data?.attachments ?? [])
  expect(new Set(attachments.map(({ inline }) => inline)).size).toBe(2)
})

test('anna has documents of every category and age @DEMO-07', { tags: 'full' }, async () => {
  const token = await server.getAccessToken('anna')
  const documents = (await server.request(getDocuments, token)).data
  for (const kind of ['mortgage', 'policy', 'damage'] as const)
    expect(documents.some((document) => document[kind])).toBe(true)
  expect(documents.some(({ documentcategory_id }) => documentcategory_id === 6)).toBe(true)
  expect(documents.filter(({ user_id }) => user_id === null).map(({ deletable }) => deletable)).toContain(
    true,
  )
  expect(documents.filter(({ user_id }) => user_id === null).map(({ deletable }) => deletable)).toContain(
    false,
  )
  expect(
    (await server.request(getTenantDocuments, token)).data.every(
      ({ is_tenant_document }) => is_tenant_document,
    ),
  ).toBe(true)
})

test('anna has a variable loan part and one that starts later @DEMO-07', async () => {
  const [mainMortgage, otherMortgage] = (
    await server.request(getMortgages, await server.getAccessToken('anna'))
  ).data
  const today = toTenantDay(new Date())
  expect(
    mainMortgage?.mortgageParts.filter(({ interest_type }) => interest_type === 'variable'),
  ).toHaveLength(1)
  expect(mainMortgage?.mortgageParts.filter(({ begindatum }) => (begindatum ?? '') > today)).toHaveLength(1)
  const livingProperty = (await server.request(getLivingDetails, await server.getAccessToken('anna'))).data
    ?.property
  expect(mainMortgage?.mainProperty).toMatchObject({
    postal_code: livingProperty?.postcode,
    number: livingProperty?.number,
  })
  expect(otherMortgage?.mainProperty?.postal_code).not.toBe(livingProperty?.postcode)
})

test('the file of clara is empty @DEMO-09', async () => {
  const token = await server.getAccessToken('clara')
  const { data } = await server.request(getCustomer, token)
  expect(data).toMatchObject({ phone: null, mobile: null, office_id: null, product_labels: [] })
  for (const call of [
    getMortgages,
    getIncomes,
    getRetirements,
    getObligations,
    getPolicies,
    getDocuments,
    getNotes,
  ])
    expect((await server.request(call, token)).data).toEqual([])
  expect((await server.request(getTasks, token)).data).toEqual({ unfinished: [], finished: [] })
})

test('labels, permissions and families are those that the screens need @DEMO-10 @DEMO-11 @DEMO-12', async () => {
  const readCustomerAndPartner = async (username: string) => {
    const token = await server.getAccessToken(username)
    const partner = (await server.request(getFamily, token)).data.partner !== null
    return { ...(await server.request(getCustomer, token)).data, partner }
  }
  expect((await readCustomerAndPartner('dirk')).product_labels).toMatchObject([{ name: 'EHH' }])
  expect((await readCustomerAndPartner('dora')).product_labels).toMatchObject([{ name: 'UNIVE' }])
  expect(await readCustomerAndPartner('emma')).toMatchObject({
    can_update_self: false,
    partner: false,
    last_submitted_portal_invitation_date: null,
  })
  expect(await readCustomerAndPartner('fatih')).toMatchObject({
    can_update_self: true,
    can_update_partner: false,
    partner: true,
  })
  expect(await readCustomerAndPartner('femke')).toMatchObject({ can_update_partner: true, partner: false })
})

test('applications are at the steps that the stepper shows @DEMO-15', async () => {
  const readFirstMortgage = async (username: string) =>
    (await server.request(getMortgages, await server.getAccessToken(username))).data[0]
  const ines = await readFirstMortgage('ines')
  expect(ines?.progress.every(({ received }) => received === 1)).toBe(true)
  expect(ines?.openProgress).toBe(0)
  expect((await readFirstMortgage('jan'))?.status).toBe(16)
  expect((await readFirstMortgage('karin'))?.status).toBe(17)
  expect(await readFirstMortgage('leo')).toMatchObject({ status: 2, progress: [] })
})

test('customers of the calculations lack the intended data @DEMO-17 @DEMO-18 @DEMO-19', async () => {
  const readCalculationData = async (username: string) => {
    const token = await server.getAccessToken(username)
    const [mortgage] = (await server.request(getMortgages, token)).data
    return {
      mortgage,
      value: (await server.request(getLivingDetails, token)).data?.property?.market_value ?? null,
    }
  }
  expect((await readCalculationData('noor')).mortgage).toMatchObject({
    mortgageParts: [],
    restantHoofdsom: 211_350,
  })
  expect(await readCalculationData('omar')).toMatchObject({ mortgage: { status: 0 }, value: null })
  expect(await readCalculationData('piet')).toMatchObject({ mortgage: undefined, value: 355_000 })
  expect(await readCalculationData('quinn')).toMatchObject({ mortgage: undefined, value: null })
  const sam = await server.getAccessToken('sam')
  expect((await server.request(getIncomes, sam)).data).toEqual([])
  const { data } = await server.request(getCustomer, sam)
  expect(data.gross_annual_employment_pension_amount).toBeGreaterThan(0)
  expect(String(data.retirement_date) < new Date().toISOString()).toBe(true)
  const uma = (await server.request(getObligations, await server.getAccessToken('uma'))).data
  expect(uma.map(({ monthly_amount }) => monthly_amount)).toEqual([0, 0, 0])
})

test('sessions end in the way that each demo customer shows @DEMO-21', { tags: 'full' }, async () => {
  const readCustomerWithToken = (token: string) => sendCall(server, getCustomer, { token })
  const refreshSessionOf = (token: string) =>
    server.app.inject({ method: 'POST', url: '/auth/refresh', payload: { token, tenant: 'zuider' } })
  expect((await login('xander')).statusCode).toBe(403)
  const yara = (await login('yara')).json()
  expect(yara.expires_in).toBe(0)
  expect((await readCustomerWithToken(yara.access_token)).statusCode).toBe(401)
  const renewedSession = await refreshSessionOf(yara.refresh_token)
  expect((await readCustomerWithToken(renewedSession.json().access_token)).statusCode).toBe(200)
  const yves = (await login('yves')).json()
  expect((await refreshSessionOf(yves.refresh_token)).statusCode).toBe(401)
  expect((await readCustomerWithToken((await login('zoe')).json().access_token)).statusCode).toBe(401)
  expect((await readCustomerWithToken((await login('zeno')).json().access_token)).statusCode).toBe(400)
})

test('hilde has a mortgage, pensions and policies, and reads German; igor is a second customer of her tenant @DEMO-24', async () => {
  const token = await server.getAccessToken('hilde', 'noorder')
  const requestAtNoorder = <C extends ApiCall>(call: C) => server.request(call, token, undefined, 'noorder')
  expect((await requestAtNoorder(getMortgages)).data.map(({ status }) => status)).toEqual([0])
  expect((await requestAtNoorder(getPolicies)).data.length).toBeGreaterThan(1)
  const rows = await server.database.db.select().from(customers)
  const hilde = rows.find(({ username }) => username === 'hilde')
  expect(hilde?.language).toBe('de')
  const pensions = await readRetirements(server.database.db, hilde?.id ?? 0, 'customer')
  expect(pensions.length).toBeGreaterThan(0)
  expect((await login('igor', 'noorder')).statusCode).toBe(200)
})

test('jet and kees have a normal file, whatever their tenants show of it @DEMO-25', async () => {
  for (const [username, tenant] of [
    ['jet', 'ooster'],
    ['kees', 'wester'],
  ] as const) {
    const token = await server.getAccessToken(username, tenant)
    for (const call of [...(tenant === 'ooster' ? [getMortgages] : []), getIncomes, getDocuments])
      expect((await server.request(call, token, undefined, tenant)).data.length).toBeGreaterThan(0)
    const { data } = await server.request(getCustomer, token, undefined, tenant)
    expect(data.product_labels).toEqual([])
    const info = (await server.request(getTenant, '', undefined, tenant)).data
    expect(data.advisor?.email?.split('@')[1]).toBe(info.contact_email?.split('@')[1])
  }
})

test('one tenant is in maintenance, one fails, and one does not send its own information @DEMO-05 @SERVER-01', async () => {
  const requestTenantInfo = (tenant: string) => server.app.inject({ url: `/api/${tenant}/customer/tenant` })
  expect((await requestTenantInfo('onderhoud')).statusCode).toBe(503)
  expect((await login('anna', 'onderhoud')).statusCode).toBe(503)
  expect((await requestTenantInfo('storing')).statusCode).toBe(200)
  const failingToken = (await login('anna', 'storing')).json().access_token
  expect((await sendCall(server, getCustomer, { token: failingToken, tenant: 'storing' })).statusCode).toBe(
    500,
  )
  expect((await requestTenantInfo('info503')).statusCode).toBe(503)
  const silentToken = (await login('anna', 'info503')).json().access_token
  expect((await sendCall(server, getCustomer, { token: silentToken, tenant: 'info503' })).statusCode).toBe(
    200,
  )
})

test('there are thirteen lenders with two labels each, one without a logo @DEMO-27 @API-39 @API-40 @API-59', async () => {
  const token = await server.getAccessToken('anna')
  const lenders = (await server.request(getLenders, token)).data
  expect(lenders.length).toBeGreaterThanOrEqual(12)
  const logos = await Promise.all(
    lenders.map(({ hdn_code }) =>
      sendCall(server, getLenderImage, { params: { code: hdn_code }, query: { key: 'zuider-rentelijst' } }),
    ),
  )
  expect(logos.filter(({ statusCode }) => statusCode === 404)).toHaveLength(1)
  expect(logos.find(({ statusCode }) => statusCode === 200)?.headers['content-type']).toBe('image/png')
  for (const { hdn_code } of lenders) {
    const { data } = await server.request(getLenderLabels, token, { params: { code: hdn_code } })
    expect(data).toHaveLength(2)
  }
  const [page] = (await server.request(getLenders, token, { query: { perPage: 5, page: 3 } })).data
  expect(page?.id).toBe(lenders[10]?.id)
})

test('a data retrieval ends with success, failure or cancellation, or does not start @DEMO-28 @API-47 @API-48', async () => {
  const body = { type: 'mortgage_pension' }
  let token = await server.getAccessToken('emma')
  const startRetrieval = async () => (await server.request(beginDataRetrieval, token, { body })).data
  const readLastRetrievalDate = async () =>
    (await server.request(getCustomer, token)).data.last_submitted_portal_invitation_date
  const endRetrieval = async ({ url }: { url: string }, result: string) => {
    const { search } = new URL(url)
    const page = await server.app.inject({ url: `/assessment/end${search}&result=${result}` })
    return page.headers.location
  }
  const retrieval = await startRetrieval()
  expect(await endRetrieval(retrieval, 'cancel')).toBe(retrieval.cancel_url)
  expect(await endRetrieval(retrieval, 'failure')).toBe(retrieval.failure_url)
  expect(await readLastRetrievalDate()).toBeNull()
  expect(await endRetrieval(retrieval, 'success')).toBe(retrieval.success_url)
  expect(await readLastRetrievalDate()).not.toBeNull()
  expect(await endRetrieval(retrieval, 'success')).toBe(retrieval.failure_url)
  const lateRetrieval = await startRetrieval()
  server.advanceClock(3601)
  token = await server.getAccessToken('emma')
  expect(await endRetrieval(lateRetrieval, 'success')).toBe(lateRetrieval.failure_url)

  const { origin, pathname, search } = new URL((await startRetrieval()).url)
  expect(origin).not.toBe(new URL(retrieval.success_url).origin)
  const page = await server.app.inject({ url: pathname + search })
  expect(page.headers['content-security-policy']).toContain("frame-ancestors 'self' http://*.localhost:4000")
  const forgedSearch = search.replace(/success=[^&]*/, 'success=https://evil.example')
  for (const url of [`/assessment${forgedSearch}`, `/assessment/end${forgedSearch}&result=failure`])
    expect((await server.app.inject({ url })).statusCode).toBe(422)
  expect(
    (await sendCall(server, beginDataRetrieval, { token: await server.getAccessToken('hugo'), body }))
      .statusCode,
  ).toBe(502)
  expect(
    (await sendCall(server, beginPartnerDataRetrieval, { token: await server.getAccessToken('femke'), body }))
      .statusCode,
  ).toBe(404)
})

test('a tenant can choose to report unknown user names @LOGIN-08', { tags: 'full' }, async () => {
  const openServer = await startHarness((config) => ({ ...config, revealUnknownUsers: true }))
  const getLoginStatus = async (username: string) =>
    (
      await openServer.app.inject({
        method: 'POST',
        url: '/auth/login',
        payload: { username, password: 'wrong', tenant: 'zuider' },
      })
    ).statusCode
  expect(await getLoginStatus('nobody')).toBe(422)
  expect(await getLoginStatus('anna')).toBe(401)
  await openServer.close()
})
