import { getCustomerFileAccesses } from '@portal/contract/customer-file-access'
import { getTasks } from '@portal/contract/task'
import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { auditEntries } from '../src/database/tables/audit.ts'
import { customers } from '../src/database/tables/customer.ts'
import { documents } from '../src/database/tables/document.ts'
import { mortgageProgress, mortgages } from '../src/database/tables/mortgage.ts'
import { staffRoles } from '../src/database/tables/staff.ts'
import { tasks } from '../src/database/tables/task.ts'
import { tenants } from '../src/database/tables/tenant.ts'
import { tenantInbox } from '../src/database/tables/tenant-inbox.ts'
import { type ActingRole, commandRoles } from '../src/staff-commands/command-roles.ts'
import { type CommandName, staffCommands } from '../src/staff-commands/staff-commands.ts'
import { type Harness, startHarness } from './harness.ts'
import { signInStaff, staffToken } from './sign-in-staff.ts'

let server: Harness
const recordIds = { task: 0, item: 0, mortgage: 0, document: 0, lead: 0 }
const staffMembers = {
  reader: { token: 'token-of-a-reader', name: 'Rein Lezer', roles: { zuider: 'reader' } },
  adviser: { token: 'token-of-an-adviser', name: 'Adi Vies', roles: { zuider: 'adviser' } },
  owner: { token: 'token-of-an-owner', name: 'Olga Baas', roles: { zuider: 'owner' } },
  operator: { token: 'token-of-an-operator', name: 'Otto Peraar', roles: {} },
  elsewhere: { token: 'token-of-another-tenant', name: 'Noor Derling', roles: { noorder: 'owner' } },
} as const
const staffIdByEmail: Record<string, number> = {}

beforeAll(async () => {
  server = await startHarness((config) => ({
    ...config,
    staff: config.staff && { ...config.staff, operators: [...config.staff.operators, 'operator@example.nl'] },
  }))
  const { db } = server.database
  for (const [email, person] of Object.entries(staffMembers))
    staffIdByEmail[email] = await signInStaff(db, { ...person, email: `${email}@example.nl` })
  const [anna] = await db
    .select({ id: customers.id })
    .from(customers)
    .innerJoin(tenants, eq(tenants.id, customers.tenantId))
    .where(and(eq(customers.username, 'anna'), eq(tenants.subdomain, 'zuider')))
  const customerId = anna?.id ?? 0
  const findFirstId = async (
    table: typeof tasks | typeof mortgageProgress | typeof mortgages | typeof documents,
  ) => (await db.select({ id: table.id }).from(table).where(eq(table.customerId, customerId)))[0]?.id ?? 0
  const [newestLead] = await db
    .insert(tenantInbox)
    .values({ customerId, kind: 'lead', content: 'Bel mij', createdAt: new Date() })
    .returning({ id: tenantInbox.id })
  Object.assign(recordIds, {
    task: await findFirstId(tasks),
    item: await findFirstId(mortgageProgress),
    mortgage: await findFirstId(mortgages),
    document: await findFirstId(documents),
    lead: newestLead?.id,
  })
})
afterAll(() => server.close())

const sendStaffCommand = (token: string, command: string, payload: object) =>
  server.staff.inject({
    method: 'POST',
    url: `/adviser/${command}`,
    payload,
    headers: { authorization: `Bearer ${token}` },
  })
const annaArguments = { tenant: 'zuider', customer: 'anna' }

const createCommandArguments = (): Record<CommandName, object> => ({
  task: { ...annaArguments, title: 'Bel ons' },
  done: { task: recordIds.task },
  message: { ...annaArguments, title: 'Nieuws', content: 'Hallo' },
  signal: { ...annaArguments, description: 'Rente', message: 'De rente daalt' },
  mail: { ...annaArguments, subject: 'Offerte', html: '<p>Hier</p>' },
  request: { ...annaArguments, name: 'Jaaropgave' },
  ask: { ...annaArguments, documents: 'Loonstrook; Jaaropgave' },
  signature: { ...annaArguments, document: recordIds.document, kind: 'other' },
  'signature-withdraw': { signature: 1 },
  'signature-seen': { signature: 1 },
  certificate: { tenant: 'zuider' },
  withdraw: { kind: 'mortgage', item: recordIds.item },
  accept: { document: recordIds.document },
  reject: { document: recordIds.document, reason: 'Deze is van vorig jaar' },
  handle: { item: recordIds.lead },
  'send-back': { item: recordIds.lead, reason: 'Dit klopt niet' },
  block: { tenant: 'zuider', resource: 1, from: '2099-01-01', to: '2099-01-02', reason: 'Vakantie' },
  unblock: { tenant: 'zuider', blocked: 1 },
  cancel: { appointment: 1, reason: 'Ik ben ziek' },
  remark: { ...annaArguments, content: 'Belt liever na vijven' },
  status: { mortgage: recordIds.mortgage, status: 16 },
  flag: { tenant: 'zuider', flag: 'show_income', value: 'true' },
  profile: { tenant: 'zuider', slogan: 'Samen verder' },
  'profile-undo': { tenant: 'zuider', change: 1 },
  key: { tenant: 'zuider', service: 'scenarios', value: 'zuider-scenarios' },
  embed: { tenant: 'zuider' },
  tenant: {
    subdomain: 'nergens',
    code: 'NERGENS',
    name: 'Nergens',
    primary: '#112233',
    secondary: '#aabbcc',
  },
  customer: { tenant: 'zuider', username: 'nieuw', email: 'nieuw@example.nl', first: 'Nien', last: 'Uw' },
  invite: annaArguments,
  'keys-reset': { ...annaArguments, ground: 'langs geweest met paspoort' },
  'end-grant': { ...annaArguments, grant: 1 },
  lock: { ...annaArguments, locked: 'false' },
  leave: annaArguments,
  'come-back': annaArguments,
  read: { tenant: 'zuider' },
  advice: { lead: recordIds.lead },
  lead: { tenant: 'zuider', lead: recordIds.lead, status: 'taken_up' },
  list: annaArguments,
  documents: annaArguments,
  document: { document: recordIds.document },
  person: { tenant: 'zuider', email: 'iemand@example.nl', role: 'reader' },
  people: { tenant: 'zuider' },
  audit: { tenant: 'zuider' },
  hold: { ...annaArguments, reason: 'Er loopt een klacht' },
  release: annaArguments,
  retention: { tenant: 'zuider' },
  closed: { tenant: 'zuider' },
  mails: { tenant: 'zuider' },
  'key-add': { tenant: 'zuider', label: 'nachtelijk' },
  'key-lenders': { tenant: 'zuider', label: 'rentes' },
  'key-list': { tenant: 'zuider' },
  'key-withdraw': { tenant: 'zuider', label: 'nachtelijk' },
  'webhook-add': { tenant: 'zuider', label: 'crm', url: 'http://127.0.0.1:9/hooks' },
  'webhook-list': { tenant: 'zuider' },
  'webhook-test': { tenant: 'zuider', label: 'crm' },
  'webhook-replay': { tenant: 'zuider', since: '2026-01-01' },
  'webhook-remove': { tenant: 'zuider', label: 'crm' },
})
const commandNames = Object.keys(staffCommands) as CommandName[]

test('staff of another tenant get and change nothing of a tenant with any command', async () => {
  const countTableRows = async () => {
    const { rows } = (await server.database.db.execute(
      sql`select (select count(*) from tasks) tasks, (select count(*) from notes) notes, (select count(*) from mails) mails, (select count(*) from customers) customers, (select count(*) from staff_roles) roles, (select sum(revision) from customers) revisions`,
    )) as { rows: unknown[] }
    return rows
  }
  const rowCountsBefore = await countTableRows()
  for (const command of commandNames) {
    const response = await sendStaffCommand(
      staffMembers.elsewhere.token,
      command,
      createCommandArguments()[command],
    )
    expect([403, 404], command).toContain(response.statusCode)
    expect(Object.keys(response.json()), command).not.toContain('data')
  }
  expect(await countTableRows()).toEqual(rowCountsBefore)
})

describe('of all commands', () => {
  const roles = ['reader', 'adviser', 'owner', 'operator'] as const
  const isCommandAllowed = (role: ActingRole, command: CommandName) =>
    (commandRoles[command] as readonly ActingRole[]).includes(role)
  const getStatusOf = async (role: (typeof roles)[number], command: CommandName) =>
    (
      await sendStaffCommand(
        role === 'operator' ? staffToken : staffMembers[role].token,
        command,
        createCommandArguments()[command],
      )
    ).statusCode
  beforeAll(async () => {
    await server.database.db
      .delete(staffRoles)
      .where(eq(staffRoles.staffId, sql`(select id from staff where email = 'operator@portaal.example')`))
  })

  test.each(roles)('those not allowed for the role %s are rejected', async (role) => {
    for (const command of commandNames.filter((one) => !isCommandAllowed(role, one)))
      expect([403, 404], command).toContain(await getStatusOf(role, command))
  })

  test.each(roles)('those allowed for the role %s succeed', { tags: 'full' }, async (role) => {
    for (const command of commandNames.filter((one) => isCommandAllowed(role, one)))
      expect([200, 404, 409, 422, ...(command === 'advice' ? [403] : [])], command).toContain(
        await getStatusOf(role, command),
      )
  })
})

test('a withdrawn role ends at once, and the session with the last role', async () => {
  const token = 'token-of-who-leaves'
  await signInStaff(server.database.db, {
    token,
    email: 'weg@example.nl',
    name: 'Weg',
    roles: { zuider: 'adviser', noorder: 'reader' },
  })
  expect((await sendStaffCommand(token, 'list', annaArguments)).statusCode).toBe(200)
  const removePerson = (owner: string, tenant: string) =>
    sendStaffCommand(owner, 'person', { tenant, email: 'weg@example.nl', role: 'none' })
  expect((await removePerson(staffMembers.owner.token, 'zuider')).statusCode).toBe(200)
  expect((await sendStaffCommand(token, 'list', annaArguments)).statusCode).toBe(403)
  expect((await removePerson(staffMembers.elsewhere.token, 'noorder')).statusCode).toBe(200)
  expect((await sendStaffCommand(token, 'list', annaArguments)).statusCode).toBe(401)
})

test('an owner names the own staff, and cannot rename a person of another tenant', async () => {
  const setPersonName = async (owner: string, tenant: string, name: string) => {
    const args = { tenant, email: 'twee@example.nl', name, role: 'reader' }
    return (await sendStaffCommand(owner, 'person', args)).json().data.name
  }
  const { owner, elsewhere } = staffMembers
  expect(await setPersonName(owner.token, 'zuider', 'Twee Firma')).toBe('Twee Firma')
  expect(await setPersonName(owner.token, 'zuider', 'Twee Firmas')).toBe('Twee Firmas')
  expect(await setPersonName(elsewhere.token, 'noorder', 'Iemand Anders')).toBe('Twee Firmas')
  expect(await setPersonName(owner.token, 'zuider', 'Nog Anders')).toBe('Twee Firmas')
})

test('an owner gives an operator a role and withdraws it, and can neither rename nor sign them out', async () => {
  const { owner, operator } = staffMembers
  const giveRole = (token: string, role: string, name?: string) =>
    sendStaffCommand(token, 'person', { tenant: 'zuider', email: 'operator@example.nl', name, role })
  const isOperatorSignedIn = async () =>
    (await sendStaffCommand(operator.token, 'people', { tenant: 'noorder' })).statusCode === 200
  expect((await giveRole(owner.token, 'reader', 'Omgedoopt')).json().data.name).toBe(operator.name)
  expect((await giveRole(owner.token, 'none')).statusCode).toBe(200)
  expect(await isOperatorSignedIn()).toBe(true)
  expect((await giveRole(operator.token, 'reader', 'Otto Beheer')).json().data.name).toBe('Otto Beheer')
  expect((await giveRole(operator.token, 'none')).statusCode).toBe(200)
})

test('a customer sees which staff opened the file and why, and nobody sees that of another file', async () => {
  for (const command of ['list', 'document'] as const)
    await sendStaffCommand(staffMembers.reader.token, command, createCommandArguments()[command])
  await sendStaffCommand(staffMembers.adviser.token, 'task', createCommandArguments().task)
  const token = await server.getAccessToken('anna')
  const { data } = await server.request(getCustomerFileAccesses, token)
  const viewTexts = data.map(({ name, what }) => `${name}: ${what}`)
  for (const view of ['Rein Lezer: file', 'Rein Lezer: document', 'Adi Vies: work'])
    expect(viewTexts).toContain(view)
  expect(data.find(({ name, what }) => name === 'Rein Lezer' && what === 'file')?.role).toBe('reader')
  expect(viewTexts.some((view) => view.startsWith('Noor'))).toBe(false)
  const otherViews = await server.request(getCustomerFileAccesses, await server.getAccessToken('clara'))
  expect(otherViews.data.filter(({ what }) => what === 'document')).toEqual([])
})

test('successes and refusals are recorded with person, role and file', {
  tags: 'full',
}, async () => {
  await sendStaffCommand(staffMembers.adviser.token, 'task', { ...annaArguments, title: 'Geheim verhaal' })
  await sendStaffCommand(staffMembers.elsewhere.token, 'documents', annaArguments)
  const { data } = (await sendStaffCommand(staffMembers.owner.token, 'audit', annaArguments)).json()
  const [taskEntry] = data.acts.filter(({ command }: { command: string }) => command === 'task')
  expect(taskEntry).toMatchObject({
    staffName: 'Adi Vies',
    role: 'adviser',
    outcome: 'done',
    source: '127.0.0.1',
  })
  expect(taskEntry.customerIds).toHaveLength(1)
  const auditLog = (await sendStaffCommand(staffMembers.owner.token, 'audit', { tenant: 'zuider' })).json()
    .data
  expect(auditLog.broken_at).toBeNull()
  expect(auditLog.count).toBeGreaterThan(20)
  const refusedEntry = auditLog.acts.find(
    ({ staffName }: { staffName: string }) => staffName === 'Noor Derling',
  )
  expect(refusedEntry).toMatchObject({ role: 'none', outcome: 'refused', about: { status: 403 } })
  expect(JSON.stringify(auditLog)).not.toContain('Geheim')
})

test('the database prevents accidental changes of the audit, and the hash chain shows deliberate ones', {
  tags: 'full',
}, async () => {
  const { db } = server.database
  await expect(db.update(auditEntries).set({ staffName: 'Iemand anders' })).rejects.toThrow()
  await expect(db.delete(auditEntries)).rejects.toThrow()
  const findAuditChainBreak = async () => {
    const { broken_at } = (
      await sendStaffCommand(staffMembers.owner.token, 'audit', { tenant: 'zuider' })
    ).json().data
    return broken_at
  }
  await db.execute(sql`alter table audit disable trigger audit_only_grows`)
  const isThirdEntry = and(
    eq(auditEntries.position, 3),
    eq(auditEntries.tenantId, sql`(select id from tenants where subdomain = 'zuider')`),
  )
  const [thirdEntry] = await db.select().from(auditEntries).where(isThirdEntry)
  if (!thirdEntry) throw new Error('there is no third act')
  const { id: _, ...row } = thirdEntry
  for (const change of [
    { staffName: 'Iemand anders' },
    { customerIds: [999] },
    { outcome: row.outcome === 'done' ? ('refused' as const) : ('done' as const) },
    { at: new Date(row.at.getTime() + 1000) },
    { about: { ...row.about, more: true } },
  ]) {
    await db.update(auditEntries).set(change).where(isThirdEntry)
    expect(await findAuditChainBreak(), JSON.stringify(change)).toBe(3)
    await db.update(auditEntries).set(row).where(isThirdEntry)
    expect(await findAuditChainBreak()).toBeNull()
  }
  await db.delete(auditEntries).where(isThirdEntry)
  expect(await findAuditChainBreak()).toBe(3)
  await db.execute(sql`alter table audit enable trigger audit_only_grows`)
})

test('an action that cannot be recorded is not done', async () => {
  const { db } = server.database
  const token = await server.getAccessToken('anna')
  const countUnfinishedTasks = async () => (await server.request(getTasks, token)).data.unfinished.length
  const taskCountBefore = await countUnfinishedTasks()
  await db.execute(sql`alter table audit rename to audit_elsewhere`)
  expect(
    (await sendStaffCommand(staffMembers.adviser.token, 'task', { ...annaArguments, title: 'Bel' }))
      .statusCode,
  ).toBe(500)
  await db.execute(sql`alter table audit_elsewhere rename to audit`)
  expect(await countUnfinishedTasks()).toBe(taskCountBefore)
  expect(
    (await sendStaffCommand(staffMembers.adviser.token, 'task', { ...annaArguments, title: 'Bel' }))
      .statusCode,
  ).toBe(200)
  expect(await countUnfinishedTasks()).toBe(taskCountBefore + 1)
})
