import type { Feature } from '@portal/contract/feature'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { tenants } from '../src/database/tables/tenant.ts'
import { allCalls } from '../src/documentation/all-calls.ts'
import { clearTenantCache } from '../src/tenants/find-tenant.ts'
import { callSamples } from './call-samples.ts'
import { calculateDatabaseFingerprint } from './data-fingerprint.ts'
import { type Harness, startHarness } from './harness.ts'
import { fillInSample, sendCall } from './send-call.ts'

let server: Harness
let token: string
beforeAll(async () => {
  server = await startHarness()
  token = await server.getAccessToken('anna')
})
afterAll(() => server.close())

/** Calls of each feature. Every call with a feature must be listed, so that a new one is assigned. */
const callsByFeature: Record<Feature, readonly string[]> = {
  income: [
    'getIncomes',
    'getPartnerIncomes',
    'uploadProofOfIncome',
    'getRetirements',
    'getPartnerRetirements',
    'saveIncome',
    'saveIncomeEntry',
    'savePensionEntry',
    'addIncomeEntry',
    'addPensionEntry',
    'removeIncomeEntry',
    'removePensionEntry',
  ],
  mortgages: ['getMortgages', 'getUpcomingEvents', 'saveMortgages', 'saveMortgagePart'],
  obligations: ['getObligations'],
  policies: ['getPolicies', 'getPolicy', 'getDamages'],
  appointments: [
    'getAppointmentTypes',
    'getAppointments',
    'getBookableAdvisers',
    'getBookableTimes',
    'bookAppointment',
    'cancelAppointment',
  ],
}
const flagsByFeature = {
  income: { show_income: false },
  mortgages: { show_mortgages: false },
  obligations: { show_obligations: false },
  policies: { show_policies: null },
  appointments: { online_afspraken_enabled: null },
} satisfies Record<Feature, object>
const features = Object.keys(callsByFeature) as Feature[]

async function setTenantProfile(id: number, profile: (typeof tenants.$inferSelect)['profile']) {
  const { db, tenantDb } = server.database
  await db.update(tenants).set({ profile }).where(eq(tenants.id, id))
  clearTenantCache({ db: tenantDb, allTenantsDb: db })
}

test.each(features)('exactly the calls of the feature %s declare it', (feature) => {
  const callNames = allCalls.filter(({ call }) => call.feature === feature).map(({ name }) => name)
  expect(callNames.sort()).toEqual([...callsByFeature[feature]].sort())
  const expectedNames = {
    income: 'income|retirement',
    mortgages: 'mortgage($|/part|/radar)',
    obligations: 'obligation',
  }
  const pathPattern = { ...expectedNames, policies: 'policy|damage', appointments: 'online_afspraken' }[
    feature
  ]
  const callsOfFeature = allCalls.filter(
    ({ call }) => call.base === 'tenant' && new RegExp(pathPattern).test(call.path),
  )
  expect(callsOfFeature.map(({ name }) => name).sort()).toEqual(callNames.sort())
})

describe.each(features)(
  'at a tenant with %s turned off @TENANT-10 @TENANT-11 @TENANT-12 @TENANT-13',
  (feature) => {
    test.each(callsByFeature[feature])(
      '%s is not found, and changes nothing',
      { tags: 'full' },
      async (name) => {
        const call = allCalls.find((one) => one.name === name)?.call
        if (!call) throw new Error(`there is no ${name}`)
        const { db } = server.database
        const [tenant] = await db.select().from(tenants).where(eq(tenants.subdomain, 'zuider'))
        if (!tenant) throw new Error('there is no zuider')
        const createSample = callSamples[name]
        const sendFeatureCall = () =>
          sendCall(server, call, {
            token,
            params: { id: 1 },
            body: createSample && fillInSample(createSample().body, ''),
          })
        await setTenantProfile(tenant.id, { ...tenant.profile, ...flagsByFeature[feature] })
        const fingerprintBefore = await calculateDatabaseFingerprint(db)
        const rejectedResponse = await sendFeatureCall()
        expect(`${rejectedResponse.statusCode} ${rejectedResponse.json().error}`).toBe('404 not_found')
        expect(await calculateDatabaseFingerprint(db)).toBe(fingerprintBefore)
        await setTenantProfile(tenant.id, tenant.profile)
        if (call.method === 'GET') expect((await sendFeatureCall()).statusCode).toBe(200)
      },
    )
  },
)
