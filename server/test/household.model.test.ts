// @module-tag full

import { getCustomer } from '@portal/contract/customer'
import {
  type AccessRights,
  acceptAccessGrant,
  changeAccessGrant,
  changePartnerConsents,
  endAccessGrant,
  inviteToCustomerFile,
  type PartnerConsents,
} from '@portal/contract/household'
import { addDays } from '@portal/time/calendar-day'
import { toTenantDay } from '@portal/time/clock'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accessGrants } from '../src/database/tables/household.ts'
import { demoPassword } from '../src/demo/seed-demo.ts'
import { customerCalls } from '../src/household/required-access.ts'
import { type Harness, startHarness } from './harness.ts'
import { sendCallForCustomer } from './household-test-helpers.ts'
import { sendCall } from './send-call.ts'

/** Marker values in each part of the customer's file. They show which parts a response contains. */
const markersByPart = {
  personal: 'mark-personal',
  home: 'mark-home',
  insurance: 'mark-insurance',
  income: ['mark-income', '910001'],
  pension: ['mark-pension', '910002'],
  savings: 'mark-savings',
  documents: 'mark-document',
  messages: 'mark-message',
  appointments: 'mark-appointment',
  partner_personal: 'mark-own-personal',
  partner_income: ['mark-own-income', '920001'],
  partner_pension: ['mark-own-pension', '920002'],
} as const
type MarkedFilePart = keyof typeof markersByPart
const fileParts = Object.keys(markersByPart) as MarkedFilePart[]

/**
 * Part of the customer's file that each read call returns. The list is independent of the server's table, which this
 * test checks.
 */
const partByReadCall: Readonly<Record<string, MarkedFilePart | 'open' | 'own'>> = {
  getLivingDetails: 'home',
  getHomeCoordinates: 'home',
  getMortgages: 'home',
  getUpcomingEvents: 'home',
  getPolicies: 'insurance',
  getPolicy: 'insurance',
  getDamages: 'insurance',
  getIncomes: 'income',
  getRetirements: 'pension',
  getPartnerIncomes: 'partner_income',
  getPartnerRetirements: 'partner_pension',
  getObligations: 'savings',
  getPossessions: 'savings',
  getDocuments: 'documents',
  getDocumentFile: 'documents',
  getTenantDocuments: 'documents',
  getTenantDocument: 'documents',
  getTasks: 'messages',
  getActiveSignals: 'messages',
  getNotes: 'messages',
  getMails: 'messages',
  getMailFile: 'messages',
  getMailAttachment: 'messages',
  getSentMessages: 'messages',
  getAppointments: 'appointments',
  getAppointmentTypes: 'appointments',
  getBookableAdvisers: 'appointments',
  getBookableTimes: 'appointments',
  getCustomer: 'open',
  getFamily: 'open',
  getLenders: 'open',
  getLenderLabels: 'open',
  getStreet: 'open',
}
const readCalls = customerCalls.filter(([, { method }]) => method === 'GET')
const listCalls = readCalls.filter(([, { path }]) => !path.includes('{'))

const ownerName = 'anna'
/** People who can be invited: two without a customer file, and a customer with one. */
const people = ['bas', 'els', 'clara'] as const
type Person = (typeof people)[number]

interface ModelGrant {
  id: number
  person: Person
  kind: 'partner' | 'delegate'
  rights: AccessRights
  consents: PartnerConsents | null
  accepted: boolean
  /** End of the grant in milliseconds; null without an end date. */
  endsAt: number | null
  ended: boolean
}

let server: Harness
let ownerCustomerId: number
const tokenByName = new Map<string, string>()
beforeAll(async () => {
  server = await startHarness((config) => ({
    ...config,
    limits: {
      failures: 1e6,
      window: 60,
      requestsPerMinute: 1e6,
      signInsPerMinute: 1e6,
      calculationsPerMinute: 1e6,
    },
  }))
  for (const name of [ownerName, ...people]) tokenByName.set(name, await server.getAccessToken(name))
  ownerCustomerId = Number((await server.request(getCustomer, getTokenOf(ownerName))).data.id)
  await writeMarkers()
}, 120_000)
afterAll(() => server.close())

const getTokenOf = (name: string) => tokenByName.get(name) ?? ''

/** Writes a marker into each part of the customer's file, in a field that responses contain. */
async function writeMarkers(): Promise<void> {
  const { db } = server.database
  const updateCustomerFile = (statement: string) =>
    db.execute(sql.raw(statement.replaceAll('$', String(ownerCustomerId))))
  const toAmountsSql = (income: number, pension: number) =>
    `'{"gross_annual_income":${income},"gross_annual_old_age_pension_amount":${pension}}'::jsonb`
  await updateCustomerFile(
    `update customers set facts = facts || '{"place_of_birth":"mark-personal"}'::jsonb || ${toAmountsSql(910001, 910002)} where id = $`,
  )
  await updateCustomerFile(
    `update relatives set facts = facts || '{"phone_work":"mark-own-personal"}'::jsonb || ${toAmountsSql(920001, 920002)} where customer_id = $ and kind = 'partner'`,
  )
  await updateCustomerFile(
    `update relatives set facts = facts || '{"phone_work":"mark-personal"}'::jsonb where customer_id = $ and kind = 'child'`,
  )
  for (const [table, name] of [
    ['incomes', 'income'],
    ['retirements', 'pension'],
  ])
    await updateCustomerFile(
      `update ${table} set facts = facts || jsonb_build_object('title', case earner when 'partner' then 'mark-own-${name}' else 'mark-${name}' end) where customer_id = $`,
    )
  await updateCustomerFile(`update livings set street_name = 'mark-home' where customer_id = $`)
  await updateCustomerFile(`update mortgages set number = 'mark-home' || id where customer_id = $`)
  await updateCustomerFile(`update policies set name = 'mark-insurance' where customer_id = $`)
  await updateCustomerFile(`update damages set description = 'mark-insurance' where customer_id = $`)
  for (const table of ['obligations', 'possessions'])
    await updateCustomerFile(
      `update ${table} set facts = facts || '{"title":"mark-savings","name":"mark-savings","description":"mark-savings"}'::jsonb where customer_id = $`,
    )
  await updateCustomerFile(`update documents set name = 'mark-document ' || case
    when type = 'income' then 'mark-income' when type = 'message' or task_id is not null then 'mark-message'
    when mortgage_id is not null or mortgage_progress_id is not null then 'mark-home'
    when policy_id is not null or damage_id is not null or damage_progress_id is not null then 'mark-insurance' else '' end
    where customer_id = $`)
  await updateCustomerFile(`update notes set content = 'mark-message' where customer_id = $`)
  await updateCustomerFile(`update mails set subject = 'mark-message' where customer_id = $`)
  await updateCustomerFile(`update tasks set title = 'mark-message' where customer_id = $`)
  await updateCustomerFile(`update appointments set description = 'mark-appointment' where customer_id = $`)
}

/** Model of the granted rights, independent of the server's code. */
class HouseholdModel {
  grants: ModelGrant[] = []

  isInForce = (grant: ModelGrant) =>
    grant.accepted && !grant.ended && (grant.endsAt === null || grant.endsAt > server.now().getTime())

  /**
   * The partner whose own data is in the customer file: the last partner who accepted an invitation, even if the access
   * has ended.
   */
  partner = () => this.grants.filter(({ kind, accepted }) => kind === 'partner' && accepted).at(-1)

  canRead(person: Person | typeof ownerName, part: MarkedFilePart): boolean {
    const partner = this.partner()
    const partnerPart = part.startsWith('partner_')
      ? (part.slice('partner_'.length) as keyof PartnerConsents)
      : null
    if (person === ownerName) return !partnerPart || !partner || partner.consents?.[partnerPart] !== 'nothing'
    const grant = this.grants.find((one) => one.person === person && this.isInForce(one))
    if (!grant) return false
    if (!partnerPart) return grant.rights[part as keyof AccessRights] !== undefined
    if (grant.kind === 'partner') return true
    return !partner && grant.rights[partnerPart] !== undefined
  }
  hasAny = (person: Person) => this.grants.some((one) => one.person === person && this.isInForce(one))
}

const subjectArbitrary = fc.constantFrom(
  'personal',
  'home',
  'insurance',
  'income',
  'pension',
  'savings',
  'documents',
  'messages',
  'appointments',
)
const rightsArbitrary = fc.dictionary(subjectArbitrary, fc.constantFrom('read', 'change'), {
  minKeys: 1,
  maxKeys: 5,
}) as fc.Arbitrary<AccessRights>
const consentArbitrary = fc.constantFrom('nothing', 'read', 'change')
const consentsArbitrary = fc.record({
  personal: consentArbitrary,
  income: consentArbitrary,
  pension: consentArbitrary,
}) as fc.Arbitrary<PartnerConsents>
const daysArbitrary = fc.integer({ min: 0, max: 40 })
const grantIndexArbitrary = fc.nat(5)

const stepArbitrary = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      act: fc.constant('invite' as const),
      person: fc.constantFrom(...people),
      kind: fc.constantFrom('partner' as const, 'delegate' as const),
      rights: rightsArbitrary,
      days: daysArbitrary,
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      act: fc.constant('accept' as const),
      which: grantIndexArbitrary,
      consents: consentsArbitrary,
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      act: fc.constant('change' as const),
      which: grantIndexArbitrary,
      rights: rightsArbitrary,
      days: daysArbitrary,
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      act: fc.constant('share' as const),
      which: grantIndexArbitrary,
      consents: consentsArbitrary,
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      act: fc.constant('end' as const),
      which: grantIndexArbitrary,
      byGiver: fc.boolean(),
    }),
  },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('wait' as const), days: daysArbitrary }) },
)
type HouseholdStep = typeof stepArbitrary extends fc.Arbitrary<infer S> ? S : never

async function applyStep(model: HouseholdModel, step: HouseholdStep): Promise<void> {
  const getDayAfter = (count: number) => addDays(toTenantDay(server.now()), count)
  const applyIfAccepted = async (person: string, call: Parameters<typeof sendCall>[1], input: object) =>
    await sendCall(server, call, { token: getTokenOf(person), ...input })
  if (step.act === 'wait') {
    server.advanceClock(step.days * 86_400)
    for (const name of [ownerName, ...people]) tokenByName.set(name, await server.getAccessToken(name))
    return
  }
  if (step.act === 'invite') {
    const { person, kind, days } = step
    const body = {
      kind,
      name: person,
      email: `${person}@example.nl`,
      rights: step.rights,
      ends_on: getDayAfter(days),
      current_password: demoPassword,
    }
    const response = await applyIfAccepted(ownerName, inviteToCustomerFile, { body })
    if (response.statusCode !== 200) return
    const id = Number(response.json().data.id)
    model.grants.push({
      id,
      person,
      kind,
      rights: step.rights,
      consents: null,
      accepted: false,
      endsAt: await readEndOfGrant(id),
      ended: false,
    })
    return
  }
  const grant = model.grants[step.which % Math.max(1, model.grants.length)]
  if (!grant) return
  const params = { id: grant.id }
  if (step.act === 'accept') {
    const response = await applyIfAccepted(grant.person, acceptAccessGrant, {
      params,
      body: { consents: step.consents },
    })
    if (response.statusCode !== 200 || grant.accepted) return
    Object.assign(grant, { accepted: true, consents: grant.kind === 'partner' ? step.consents : null })
  } else if (step.act === 'change') {
    const response = await applyIfAccepted(ownerName, changeAccessGrant, {
      params,
      body: { rights: step.rights, ends_on: getDayAfter(step.days) },
    })
    if (response.statusCode === 200)
      Object.assign(grant, { rights: step.rights, endsAt: await readEndOfGrant(grant.id) })
  } else if (step.act === 'share') {
    const response = await applyIfAccepted(grant.person, changePartnerConsents, {
      params,
      body: { consents: step.consents },
    })
    if (response.statusCode === 200) grant.consents = step.consents
  } else {
    const response = await applyIfAccepted(step.byGiver ? ownerName : grant.person, endAccessGrant, {
      params,
    })
    if (response.statusCode === 200) grant.ended = true
  }
}

async function readEndOfGrant(id: number): Promise<number | null> {
  const rows = await server.database.db.select().from(accessGrants)
  return rows.find((row) => row.id === id)?.endsAt?.getTime() ?? null
}

const getPartMarkers = (part: MarkedFilePart): readonly string[] => [markersByPart[part]].flat()

/** Fails if a response contains a part without read access. */
function expectNoUngrantedParts(
  person: Person | typeof ownerName,
  name: string,
  body: string,
  model: HouseholdModel,
): void {
  const visibleParts = fileParts.filter((part) => getPartMarkers(part).some((one) => body.includes(one)))
  const leakedParts = visibleParts.filter((part) => !model.canRead(person, part))
  expect(`${person} ${name} ${leakedParts}`).toBe(`${person} ${name} `)
}

/**
 * Sends every read call as every person. A call must succeed exactly if it is granted, and must not return other parts.
 */
async function checkAllReadCalls(model: HouseholdModel, calls: typeof readCalls): Promise<void> {
  for (const person of people)
    for (const [name, call] of calls) {
      const params = { id: 1, number: 1, code: 'ZUIDER' }
      const response = await sendCallForCustomer(server, ownerCustomerId, getTokenOf(person), call, {
        params,
      })
      const part = partByReadCall[name] ?? 'own'
      const isMet = model.hasAny(person) && part !== 'own' && (part === 'open' || model.canRead(person, part))
      const status = call.path.includes('{') && isMet ? response.statusCode : isMet ? 200 : 403
      expect(`${person} ${name} ${response.statusCode}`).toBe(`${person} ${name} ${status}`)
      expectNoUngrantedParts(person, name, response.body, model)
    }
  for (const [name, call] of calls.filter(([, { path }]) => !path.includes('{'))) {
    if (call.base !== 'tenant') continue
    const ownResponse = await sendCall(server, call, { token: getTokenOf(ownerName) })
    expectNoUngrantedParts(ownerName, name, ownResponse.body, model)
  }
}

test('every part of the file has a marker in its customer’s responses, so that a leak is detected', async () => {
  await server.database.db.delete(accessGrants)
  const responses = await Promise.all(
    listCalls
      .filter(([, { base }]) => base === 'tenant')
      .map(async ([, call]) => (await sendCall(server, call, { token: getTokenOf(ownerName) })).body),
  )
  const unseenParts = fileParts.filter(
    (part) => !getPartMarkers(part).every((one) => responses.some((body) => body.includes(one))),
  )
  expect(unseenParts).toEqual([])
})

const isLongRun = Boolean(process.env.PORTAL_TEST_LONG)

test('@HOUSE-03 @HOUSE-04 whatever is granted, changed, shared, withdrawn or expired, nobody ever reads what is not granted at that moment', {
  timeout: 600_000,
}, async () => {
  const someCalls = fc.shuffledSubarray(listCalls, { minLength: 4, maxLength: isLongRun ? 12 : 4 })
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(stepArbitrary, someCalls), { minLength: 4, maxLength: isLongRun ? 30 : 8 }),
      async (steps) => {
        await server.database.db.delete(accessGrants)
        const model = new HouseholdModel()
        for (const [step, calls] of steps) {
          await applyStep(model, step)
          await checkAllReadCalls(model, calls)
        }
        await checkAllReadCalls(model, readCalls)
      },
    ),
    { numRuns: isLongRun ? 60 : 6, endOnFailure: !isLongRun },
  )
})
