import {
  bookAppointment,
  cancelAppointment,
  getAppointmentTypes,
  getBookableAdvisers,
  getBookableTimes,
} from '@portal/contract/appointment'
import { getCustomer } from '@portal/contract/customer'
import { getConversation } from '@portal/contract/desk/conversation'
import { endAccessGrantAsStaff, getDeskCustomerFile } from '@portal/contract/desk/desk-customer-file'
import { deleteDocument, uploadDocument } from '@portal/contract/document'
import { getFamily } from '@portal/contract/family'
import {
  acceptAccessGrant,
  changeAccessGrant,
  changePartnerConsents,
  endAccessGrant,
  inviteToCustomerFile,
} from '@portal/contract/household'
import { getIncomes, getPartnerIncomes } from '@portal/contract/income'
import { sendMessage } from '@portal/contract/message'
import { getPolicies } from '@portal/contract/policy'
import { getPartnerRetirements } from '@portal/contract/retirement'
import { getSentMessages } from '@portal/contract/sent-message'
import { replyToTask } from '@portal/contract/task-reply'
import { addDays } from '@portal/time/calendar-day'
import { toTenantDay } from '@portal/time/clock'
import { and, eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { readConfig } from '../src/config.ts'
import { appointments } from '../src/database/tables/appointment.ts'
import { auditEntries } from '../src/database/tables/audit.ts'
import { customers } from '../src/database/tables/customer.ts'
import { documents } from '../src/database/tables/document.ts'
import { erasures } from '../src/database/tables/erasure.ts'
import { accessGrants } from '../src/database/tables/household.ts'
import { outbox } from '../src/database/tables/outbox.ts'
import { tenantInbox } from '../src/database/tables/tenant-inbox.ts'
import { allCalls } from '../src/documentation/all-calls.ts'
import { eraseCustomer } from '../src/erasure/erase-customer.ts'
import { runNightlyErasure } from '../src/erasure/nightly-erasure.ts'
import { customerCalls, requiredAccessByName } from '../src/household/required-access.ts'
import { toHouseholdFastifyPath } from '../src/household/routes.ts'
import { createLog } from '../src/log.ts'
import { createSmallPdf } from './call-samples.ts'
import { signInDeskPerson } from './desk-staff.ts'
import { type Harness, startHarness, testSettings } from './harness.ts'
import {
  activateAccount,
  allConsents,
  getStoredGrant,
  inviteGuest,
  noConsents,
  readHousehold,
  sendCallForCustomer,
} from './household-test-helpers.ts'
import { createMemoryFileStore } from './memory-file-store.ts'
import { sendCall } from './send-call.ts'
import { staffToken } from './sign-in-staff.ts'
import { waitForDueJobs } from './wait-for-due-jobs.ts'

let server: Harness
let annaToken: string
let ownerCustomerId: number
/** Grants in the demo before these tests start. */
let demoGrants: Awaited<ReturnType<typeof readHousehold>>[]
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
  demoGrants = await Promise.all(
    ['bas', 'els'].map(async (name) => readHousehold(server, await server.getAccessToken(name))),
  )
  await server.database.db.delete(accessGrants)
  annaToken = await server.getAccessToken('anna')
  ownerCustomerId = Number((await server.request(getCustomer, annaToken)).data.id)
})
afterEach(() => server.database.db.delete(accessGrants))
afterAll(() => server.close())

const getDayInAMonth = () => addDays(toTenantDay(server.now()), 30)
const getStatusForCustomer = async (
  token: string,
  call: Parameters<typeof sendCallForCustomer>[3],
  input = {},
) => {
  const response = await sendCallForCustomer(server, ownerCustomerId, token, call, input)
  return `${response.statusCode} ${response.statusCode === 200 ? '' : (response.json().error ?? '')}`.trim()
}
const listMailsTo = async (address: string) => {
  await waitForDueJobs(server.database.db)
  return server.database.db.select().from(outbox).where(eq(outbox.to, address))
}

const listGrantsOf = (person: number) =>
  server.database.db.select().from(accessGrants).where(eq(accessGrants.personId, person))

async function addPartner(email: string, rights = {}, consents = allConsents) {
  const id = await inviteGuest(server, annaToken, { email, rights, name: 'Bas van der Meer' })
  await activateAccount(server, email)
  const token = await server.getAccessToken(email)
  await server.request(acceptAccessGrant, token, { params: { id }, body: { consents } })
  return { id, token, person: (await getStoredGrant(server, id)).personId }
}

test('@DEMO-31 in the demo, a partner and an accountant have access to another person’s file, and no file of their own', () => {
  expect(demoGrants).toMatchObject([
    {
      has_file: false,
      received: [{ kind: 'partner', state: 'active', ends_at: null, consents: allConsents }],
    },
    { has_file: false, received: [{ kind: 'delegate', state: 'active', consents: null }] },
  ])
  expect(demoGrants.map(({ received }) => received.map(({ rights }) => rights))).toEqual([
    [{ home: 'change', insurance: 'change', savings: 'read', documents: 'read', appointments: 'change' }],
    [{ income: 'read', pension: 'read', savings: 'read' }],
  ])
})

/** Calls about the customer's own account, which no other person may call. */
const ownAccountCalls = [
  'changePassword',
  'getAuthenticator',
  'beginAuthenticatorSetup',
  'confirmAuthenticatorSetup',
  'createRecoveryCodes',
  'removeAuthenticator',
  'getPasskeys',
  'getPasskeyCreationOptions',
  'addPasskey',
  'renamePasskey',
  'removePasskey',
  'getTwoStepSetting',
  'beginTwoStepChange',
  'changeTwoStepSetting',
  'getSignIns',
  'endSignIn',
  'endOtherSignIns',
  'getCustomerFileAccesses',
  'getNotificationPreferences',
  'saveNotificationPreference',
  'getPushDevices',
  'addPushDevice',
  'removePushDevice',
  'saveAvatar',
  'markRecordAsSeen',
  'getDossiers',
  'requestDossier',
  'getErasure',
  'requestErasure',
  'withdrawErasure',
  'inviteToDataRetrieval',
  'getDataRetrieval',
  'beginDataRetrieval',
  'beginPartnerDataRetrieval',
  'getHousehold',
  'inviteToCustomerFile',
  'changeAccessGrant',
  'endAccessGrant',
  'acceptAccessGrant',
  'changePartnerConsents',
  'getSigning',
  'markSigningRead',
  'beginSigning',
  'sendSignature',
  'declineSigning',
]

test('@HOUSE-03 every customer call has one entry in the table of required access or is about the own account, and has a path for another person’s file', () => {
  const callNames = customerCalls.map(([name]) => name)
  expect([...Object.keys(requiredAccessByName), ...ownAccountCalls].sort()).toEqual([...callNames].sort())
  const callsWithoutRoute = customerCalls.filter(
    ([, call]) => !server.app.hasRoute({ method: call.method, url: toHouseholdFastifyPath(call) }),
  )
  expect(callsWithoutRoute.map(([name]) => name)).toEqual([])
})

test('@HOUSE-01 @HOUSE-07 @HOUSE-08 an invited person sees by whom and to what, accepts, and reads and changes only what was granted', async () => {
  const id = await inviteGuest(server, annaToken, {
    kind: 'delegate',
    name: 'Els de Boek',
    email: 'els.boek@example.nl',
    rights: { insurance: 'read', messages: 'change' },
    ends_on: getDayInAMonth(),
  })
  const [mail] = await listMailsTo('els.boek@example.nl')
  expect(mail?.html).toContain('Anna de Wit')
  expect(mail?.html).toMatch(/\/password\?register=1/)
  await activateAccount(server, 'els.boek@example.nl')
  const els = await server.getAccessToken('els.boek@example.nl')
  expect(await getStatusForCustomer(els, getPolicies)).toBe('403 grant_over')
  const { received, has_file } = await readHousehold(server, els)
  expect(has_file).toBe(false)
  expect(received).toMatchObject([
    {
      state: 'invited',
      kind: 'delegate',
      file: { id: ownerCustomerId, name: 'Anna de Wit' },
      rights: { insurance: 'read' },
    },
  ])
  await server.request(acceptAccessGrant, els, { params: { id }, body: {} })
  expect((await listMailsTo('anna@example.nl')).some(({ html }) => html.includes('Els de Boek'))).toBe(true)

  expect(await getStatusForCustomer(els, getPolicies)).toBe('200')
  expect(await getStatusForCustomer(els, getIncomes)).toBe('403 not_granted')
  const customer = (await sendCallForCustomer(server, ownerCustomerId, els, getCustomer)).json().data
  expect(customer).toMatchObject({ full_name: 'Anna de Wit', username: '' })
  expect(customer.date_of_birth).toBeUndefined()
  expect(customer.gross_annual_income).toBeUndefined()
  const body = {
    category: 'anders',
    subject: 'Polis',
    message: 'Klopt deze polis nog?',
    screen: 'contact_formulier',
  }
  expect(await getStatusForCustomer(els, sendMessage, { body })).toBe('200')
  const [sentMessage] = await server.database.db
    .select()
    .from(tenantInbox)
    .where(eq(tenantInbox.content, body.message))
  expect(sentMessage).toMatchObject({
    customerId: ownerCustomerId,
    actedBy: (await getStoredGrant(server, id)).personId,
  })
  const delegateEntries = await server.database.db
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.role, 'delegate'))
  expect(delegateEntries.map(({ command }) => command)).toContain('/customer/customer/message')
})

describe('@HOUSE-06 an impossible invitation is rejected with its field, and changes nothing', () => {
  const cases: [name: string, body: object, field: string, why: string][] = [
    ['oneself', { email: 'anna@example.nl' }, 'email', 'is your own'],
    ['oneself in capitals', { email: 'ANNA@example.nl' }, 'email', 'is your own'],
    ['no end', { kind: 'delegate', rights: { home: 'read' } }, 'ends_on', 'is required'],
    ['nothing granted', { kind: 'delegate', ends_on: '2099-01-01' }, 'rights', 'is required'],
    [
      'an end in the past',
      { kind: 'delegate', rights: { home: 'read' }, ends_on: '2001-01-01' },
      'ends_on',
      'is in the past',
    ],
    [
      'an end too far away',
      { kind: 'delegate', rights: { home: 'read' }, ends_on: '2099-01-01' },
      'ends_on',
      'is too far away',
    ],
    ['a wrong password', { current_password: 'nee' }, 'current_password', 'is wrong'],
  ]
  test.each(cases)('%s', async (_name, change, field, errorText) => {
    const body = { kind: 'partner', name: 'Iemand', email: 'iemand@example.nl', rights: {}, ...change }
    const response = await sendCall(server, inviteToCustomerFile, { token: annaToken, body })
    expect(response.statusCode).toBe(422)
    expect(response.json().errors[field]).toBe(errorText)
    expect(await server.database.db.$count(accessGrants)).toBe(0)
  })

  test('the same person twice, a second partner, and an inviter without a file', {
    tags: 'full',
  }, async () => {
    const { token } = await addPartner('bas.twee@example.nl')
    const sendInvitation = (body: object, accessToken = annaToken) =>
      sendCall(server, inviteToCustomerFile, {
        token: accessToken,
        body: { kind: 'partner', name: 'X', rights: {}, ...body },
      })
    expect((await sendInvitation({ email: 'bas.twee@example.nl' })).json().errors.email).toBe(
      'is invited already',
    )
    expect((await sendInvitation({ email: 'ander@example.nl' })).json().errors.kind).toBe('exists')
    expect((await sendInvitation({ email: 'ander@example.nl' }, token)).json().error).toBe('no_file')
  })

  test('the address of another tenant’s customer is a different person here, and the inviter learns nothing about anyone', async () => {
    const knownAddressResponse = await sendCall(server, inviteToCustomerFile, {
      token: annaToken,
      body: { kind: 'partner', name: 'Hilde', email: 'hilde@example.nl', rights: {} },
    })
    expect(knownAddressResponse.statusCode).toBe(200)
    const [grant] = await server.database.db.select().from(accessGrants)
    const [person] = await server.database.db
      .select()
      .from(customers)
      .where(eq(customers.id, grant?.personId ?? 0))
    expect(person).toMatchObject({ hasFile: false, username: 'hilde@example.nl' })
    const [hilde] = await server.database.db.select().from(customers).where(eq(customers.username, 'hilde'))
    expect(person?.tenantId).not.toBe(hilde?.tenantId)
  })

  test('a withdrawn invitation cannot be accepted, ending twice ends once, and grants of others are not found', {
    tags: 'full',
  }, async () => {
    const id = await inviteGuest(server, annaToken, { email: 'vroeg@example.nl' })
    await activateAccount(server, 'vroeg@example.nl')
    const invitedToken = await server.getAccessToken('vroeg@example.nl')
    const strangerToken = await server.getAccessToken('clara')
    const acceptGrantAs = (token: string) =>
      sendCall(server, acceptAccessGrant, { token, params: { id }, body: { consents: allConsents } })
    expect((await acceptGrantAs(strangerToken)).statusCode).toBe(404)
    expect((await acceptGrantAs(annaToken)).statusCode).toBe(404)
    expect(
      (await sendCall(server, endAccessGrant, { token: strangerToken, params: { id } })).statusCode,
    ).toBe(404)
    const responseWithoutConsents = await sendCall(server, acceptAccessGrant, {
      token: invitedToken,
      params: { id },
      body: {},
    })
    expect(responseWithoutConsents.json().errors.consents).toBe('is required')
    for (let times = 0; times < 2; times += 1)
      await server.request(endAccessGrant, annaToken, { params: { id } })
    expect((await acceptGrantAs(invitedToken)).statusCode).toBe(404)
    expect((await getStoredGrant(server, id)).endedBy).toBe('giver')
    expect((await listMailsTo('vroeg@example.nl')).length).toBe(2)
  })
})

test('@HOUSE-04 the partner shares the own data, both ways, at any time, also after the partner has left', {
  tags: 'full',
}, async () => {
  const { id, token, person } = await addPartner('bas.deelt@example.nl', {}, noConsents)
  const countPartnerItems = async (accessToken: string) => ({
    incomes: (await server.request(getPartnerIncomes, accessToken)).data.length,
    pensions: (await server.request(getPartnerRetirements, accessToken)).data.length,
  })
  expect(await countPartnerItems(annaToken)).toEqual({ incomes: 0, pensions: 0 })
  const readPartner = async () => (await server.request(getFamily, annaToken)).data.partner
  expect(await readPartner()).toMatchObject({
    full_name: 'Bas van der Meer',
    date_of_birth: null,
    gross_annual_income: null,
  })
  const ownIncomes = (await sendCallForCustomer(server, ownerCustomerId, token, getPartnerIncomes)).json()
    .data
  expect(ownIncomes.length).toBeGreaterThan(0)
  expect(await getStatusForCustomer(token, getIncomes)).toBe('403 not_granted')

  const sendConsents = (consents: object) =>
    server.request(changePartnerConsents, token, {
      params: { id },
      body: { consents: { ...noConsents, ...consents } },
    })
  await sendConsents({ income: 'read' })
  expect(await countPartnerItems(annaToken)).toEqual({ incomes: ownIncomes.length, pensions: 0 })
  expect((await readPartner())?.gross_annual_income).toBeGreaterThan(0)
  const removeEntryCall = allCalls.find(({ name }) => name === 'removeIncomeEntry')?.call
  if (!removeEntryCall) throw new Error('no such call')
  const removeResponse = await sendCall(server, removeEntryCall, {
    token: annaToken,
    params: { id: ownIncomes[0].id },
  })
  expect(`${removeResponse.statusCode} ${removeResponse.json().error}`).toBe('403 of_partner')

  await server.request(changeAccessGrant, annaToken, { params: { id }, body: { rights: { income: 'read' } } })
  expect(await getStatusForCustomer(token, getIncomes)).toBe('200')
  await server.request(endAccessGrant, token, { params: { id } })
  expect(await getStatusForCustomer(token, getIncomes)).toBe('403 grant_over')
  await sendConsents({})
  expect(await countPartnerItems(annaToken)).toEqual({ incomes: 0, pensions: 0 })
  const consentEntries = await server.database.db
    .select()
    .from(auditEntries)
    .where(and(eq(auditEntries.role, 'partner'), eq(auditEntries.staffName, `customer ${person}`)))
  expect(consentEntries.map(({ command }) => command)).toContain('household-consents')
})

test('@HOUSE-10 erasing one of two people ends the access and deletes what that person kept private; the other’s file stays correct', async () => {
  const { person } = await addPartner(
    'bas.weg@example.nl',
    { home: 'read' },
    { ...allConsents, pension: 'nothing' },
  )
  const erasureContext = {
    allTenantsDb: server.database.db,
    files: createMemoryFileStore(),
    clock: server.now,
    log: createLog(readConfig(testSettings)),
  }
  await server.database.db.insert(erasures).values({
    ...{ customerId: person, tenantId: (await listGrantsOf(person))[0]?.tenantId ?? 0 },
    ...{ requestedAt: server.now(), dueAt: server.now() },
  })
  const incomesBefore = (await server.request(getPartnerIncomes, annaToken)).data
  expect(await eraseCustomer(erasureContext, person)).toBe('whole')
  expect(await listGrantsOf(person)).toEqual([])
  expect((await server.request(getPartnerIncomes, annaToken)).data).toEqual(incomesBefore)
  expect((await server.request(getPartnerRetirements, annaToken)).data).toEqual([])
  expect((await server.request(getFamily, annaToken)).data.partner).toMatchObject({
    full_name: 'Bas van der Meer',
    gross_annual_income: 44_280,
    gross_annual_employment_pension_amount: null,
  })
})

test('@HOUSE-09 the tenant sees the people with access to a file and what they did there, and can end it; both people are mailed', {
  tags: 'full',
}, async () => {
  const { id, token } = await addPartner('bas.balie@example.nl', { messages: 'change' }, noConsents)
  const body = { category: 'anders', subject: 'Balie', message: 'Van Bas', screen: 'contact_formulier' }
  expect(await getStatusForCustomer(token, sendMessage, { body })).toBe('200')
  const sanne = await signInDeskPerson(server, 'Sanne Gezin', { zuider: 'adviser' })
  const fileInput = { params: { tenant: 'ZUIDER', id: ownerCustomerId } }
  const shownGrants = JSON.parse((await sanne.send(getDeskCustomerFile, fileInput)).body).data.grants
  expect(shownGrants).toMatchObject([{ name: 'Bas van der Meer', kind: 'partner', state: 'active' }])
  const conversation = JSON.parse((await sanne.send(getConversation, fileInput)).body).data
  expect(conversation.find(({ text }: { text: string }) => text === 'Van Bas').by).toBe('Bas van der Meer')
  const sentMessage = (await server.request(getSentMessages, annaToken)).data.find(
    ({ message }) => message === 'Van Bas',
  )
  expect(sentMessage?.by).toBe('Bas van der Meer')
  const endResponse = await sanne.send(endAccessGrantAsStaff, {
    params: { tenant: 'ZUIDER', id: ownerCustomerId, grant: id },
  })
  expect(endResponse.statusCode, endResponse.body).toBe(200)
  expect((await getStoredGrant(server, id)).endedBy).toBe('tenant')
  expect(await getStatusForCustomer(token, getPolicies)).toBe('403 grant_over')
  expect((await server.request(getPartnerIncomes, annaToken)).data.length).toBeGreaterThan(0)
  expect((await listMailsTo('bas.balie@example.nl')).at(-1)?.subject).toContain('gestopt')
})

test('@HOUSE-02 a grant expires after its last day, while a page is open', async () => {
  const id = await inviteGuest(server, annaToken, {
    kind: 'delegate',
    email: 'kort@example.nl',
    rights: { home: 'read' },
    ends_on: toTenantDay(server.now()),
  })
  await activateAccount(server, 'kort@example.nl')
  const token = await server.getAccessToken('kort@example.nl')
  await server.request(acceptAccessGrant, token, { params: { id }, body: {} })
  const livingCall = allCalls.find(({ name }) => name === 'getLivingDetails')?.call
  if (!livingCall) throw new Error('no such call')
  expect(await getStatusForCustomer(token, livingCall)).toBe('200')
  const { endsAt } = await getStoredGrant(server, id)
  const remainingSeconds = ((endsAt?.getTime() ?? 0) - server.now().getTime()) / 1000
  server.advanceClock(remainingSeconds - 1)
  const renewedToken = await server.getAccessToken('kort@example.nl')
  expect(await getStatusForCustomer(renewedToken, livingCall)).toBe('200')
  server.advanceClock(1)
  expect(await getStatusForCustomer(renewedToken, livingCall)).toBe('403 grant_over')
  expect((await readHousehold(server, renewedToken)).received).toMatchObject([
    { state: 'ended', ended_by: 'time' },
  ])
  server.advanceClock(-remainingSeconds)
})

test('@HOUSE-08 if an action in another person’s file cannot be recorded, it is rolled back', {
  tags: 'full',
}, async () => {
  const { db } = server.database
  const rights = { messages: 'change', documents: 'change', appointments: 'change' }
  const { token } = await addPartner('samen@example.nl', rights)
  const types = (await server.request(getAppointmentTypes, annaToken)).data
  const [resource] = (await server.request(getBookableAdvisers, annaToken)).data
  const type = types.find(({ name }) => name === 'Oriëntatiegesprek')
  const appointmentChoice = { appointment_type_id: Number(type?.id), resource_id: Number(resource?.id) }
  const [time, laterTime] = (await server.request(getBookableTimes, annaToken, { query: appointmentChoice }))
    .data
  const bookedAppointment = await server.request(bookAppointment, annaToken, {
    body: { ...appointmentChoice, ...laterTime } as never,
  })
  const uploadResponse = await sendCall(server, uploadDocument, {
    token: annaToken,
    body: { name: 'stuk.pdf', content: createSmallPdf() },
  })
  expect(uploadResponse.statusCode, uploadResponse.body).toBe(200)
  const toIdParams = (response: { data: { id: unknown } }) => ({ params: { id: Number(response.data.id) } })
  const message = { category: 'anders', subject: 'Samen', message: 'Samen', screen: 'contact_formulier' }
  const callsToRecord: [Parameters<typeof sendCallForCustomer>[3], object][] = [
    [sendMessage, { body: message }],
    [replyToTask, { body: { message: 'Gedaan' } }],
    [bookAppointment, { body: { ...appointmentChoice, ...time } }],
    [cancelAppointment, toIdParams(bookedAppointment as never)],
    [deleteDocument, toIdParams(uploadResponse.json())],
  ]
  const countStoredRecords = async () =>
    Promise.all(
      [tenantInbox, appointments, documents].map((table) =>
        db.$count(table, eq(table.customerId, ownerCustomerId)),
      ),
    )
  const countAuditEntries = () => db.$count(auditEntries, eq(auditEntries.role, 'partner'))
  const [countsBefore, entryCountBefore] = [await countStoredRecords(), await countAuditEntries()]
  await db.execute(
    sql`create trigger refuse_record before insert on audit for each row when (new.role = 'partner') execute function refuse_change()`,
  )
  try {
    for (const [call, input] of callsToRecord)
      expect([call.path, (await getStatusForCustomer(token, call, input)).slice(0, 3)]).toEqual([
        call.path,
        '500',
      ])
  } finally {
    await db.execute(sql`drop trigger refuse_record on audit`)
  }
  expect([await countStoredRecords(), await countAuditEntries()]).toEqual([countsBefore, entryCountBefore])
  for (const [call, input] of callsToRecord)
    expect([call.path, await getStatusForCustomer(token, call, input)]).toEqual([call.path, '200'])
  expect(await countStoredRecords()).toEqual(
    [2, 0, -1].map((addedCount, index) => (countsBefore[index] ?? 0) + addedCount),
  )
  expect(await countAuditEntries()).toBe(entryCountBefore + callsToRecord.length)
})

describe('@HOUSE-11 guests, invited only into another person’s file', () => {
  const delegate = { kind: 'delegate', name: 'Gast', rights: { insurance: 'read' } } as const
  const findGuest = async (email: string) =>
    (await server.database.db.select().from(customers).where(eq(customers.username, email)))[0]
  const runNightlyJobs = () =>
    runNightlyErasure(
      {
        ...{ allTenantsDb: server.database.db, files: createMemoryFileStore(), clock: server.now },
        ...{ log: createLog({ logLevel: 'silent' }), config: readConfig(testSettings) },
      },
      async () => {},
    )

  test('the nightly run deletes people without a grant or open invitation, and keeps the others', {
    tags: 'full',
  }, async () => {
    const endedPartner = await addPartner('uit@example.nl')
    await server.request(endAccessGrant, annaToken, { params: { id: endedPartner.id } })
    const ids = await Promise.all(
      ['over@example.nl', 'open@example.nl', 'verlopen@example.nl'].map((email) =>
        inviteGuest(server, annaToken, { ...delegate, email, ends_on: getDayInAMonth() }),
      ),
    )
    await server.request(endAccessGrant, annaToken, { params: { id: Number(ids[0]) } })
    await server.database.db
      .update(accessGrants)
      .set({ givenAt: new Date(server.now().getTime() - 31 * 86_400_000) })
      .where(eq(accessGrants.id, Number(ids[2])))
    await runNightlyJobs()
    expect(await findGuest('over@example.nl')).toBeUndefined()
    expect(await findGuest('verlopen@example.nl')).toBeUndefined()
    expect(await findGuest('open@example.nl')).toBeDefined()
    expect(await findGuest('uit@example.nl'), 'a partner whom the tenant has not taken out').toBeDefined()
    await server.database.db
      .update(accessGrants)
      .set({ endedBy: 'tenant' })
      .where(eq(accessGrants.id, endedPartner.id))
    await runNightlyJobs()
    expect(await findGuest('uit@example.nl')).toBeUndefined()
    expect(await listMailsTo('over@example.nl')).toEqual([])
  })

  test('a guest whom the tenant adds as a customer gets a file, and keeps the password', async () => {
    await inviteGuest(server, annaToken, {
      ...delegate,
      email: 'klant@example.nl',
      ends_on: getDayInAMonth(),
    })
    await activateAccount(server, 'klant@example.nl')
    const addedCustomer = {
      tenant: 'zuider',
      username: 'klant',
      email: 'klant@example.nl',
      first: 'Kim',
      last: 'Lant',
    }
    const response = await server.staff.inject({
      method: 'POST',
      url: '/adviser/customer',
      payload: addedCustomer,
      headers: { authorization: `Bearer ${staffToken}` },
    })
    expect([response.statusCode, response.body]).toEqual([200, expect.stringContaining('"klant"')])
    const token = await server.getAccessToken('klant')
    expect((await server.request(getCustomer, token)).data).toMatchObject({
      has_file: true,
      full_name: 'Kim Lant',
    })
    expect((await readHousehold(server, token)).received).toMatchObject([{ state: 'invited' }])
  })
})
