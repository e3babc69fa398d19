import { getDeskFile } from '@portal/contract/desk/desk-file'
import { getQueue, type QueueKind } from '@portal/contract/desk/work-queue'
import { uploadDocument } from '@portal/contract/document'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect } from 'vitest'
import { auditEntries } from '../src/database/tables/audit.ts'
import { customers } from '../src/database/tables/customer.ts'
import { tenants } from '../src/database/tables/tenant.ts'
import { type DeskPerson, deskPerson } from './desk-staff.ts'
import { type Harness, harness } from './harness.ts'
import { pdf } from './samples.ts'
import { send } from './send.ts'

/** Code of the tenant in calls. */
export const tenant = 'ZUIDER'

/** Starts a server for a test file with staff: an adviser, an owner and a reader of Zuider, and an owner of Noorder. */
export function deskOffice() {
  let server: Harness
  let people: Record<'sanne' | 'ruben' | 'eva' | 'marijke', DeskPerson>
  beforeAll(async () => {
    server = await harness()
    people = {
      sanne: await deskPerson(server, 'Sanne Bakker', { zuider: 'adviser' }),
      ruben: await deskPerson(server, 'Ruben Smit', { zuider: 'owner' }),
      eva: await deskPerson(server, 'Eva Lezer', { zuider: 'reader' }),
      marijke: await deskPerson(server, 'Marijke Elders', { noorder: 'owner' }),
    }
  })
  afterAll(() => server.close())

  const adviser = () => people.sanne
  const idOf = async (username: string) => {
    const [row] = await server.database.db
      .select({ id: customers.id })
      .from(customers)
      .innerJoin(tenants, eq(tenants.id, customers.tenantId))
      .where(and(eq(customers.username, username), eq(tenants.subdomain, 'zuider')))
    return row?.id ?? 0
  }
  return {
    /** Server and staff, after the start. */
    opened: () => ({ server, ...people }),
    adviser,
    idOf,
    fileOf: async (username: string) =>
      (await adviser().ask(getDeskFile, { params: { tenant, id: await idOf(username) } })).data,
    waiting: async (kind: QueueKind) =>
      (await adviser().ask(getQueue, { params: { tenant } })).data.find((part) => part.kind === kind),
    /** Staff accesses to a customer's file, with the person. */
    commandsOf: async (username: string) => {
      const id = await idOf(username)
      const rows = await server.database.db.select().from(auditEntries).orderBy(auditEntries.id)
      return rows
        .filter(({ customerIds, outcome }) => outcome === 'done' && customerIds.includes(id))
        .map(({ staffName, command }) => `${staffName}: ${command}`)
    },
    /** Uploads a document as a customer; returns its id. */
    uploaded: async (username: string, name: string, body: object = {}) => {
      const token = await server.tokenOf(username)
      const content = new File([pdf()], `${name}.pdf`, { type: 'application/pdf' })
      const answer = await send(server, uploadDocument, { token, body: { name, content, ...body } })
      expect(answer.statusCode, answer.body).toBe(200)
      return answer.json().data.id as number
    },
  }
}
