import { getDeskCustomerFile } from '@portal/contract/desk/desk-customer-file'
import { getWorkQueue, type WorkQueueItemKind } from '@portal/contract/desk/work-queue'
import { uploadDocument } from '@portal/contract/document'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect } from 'vitest'
import { auditEntries } from '../src/database/tables/audit.ts'
import { customers } from '../src/database/tables/customer.ts'
import { tenants } from '../src/database/tables/tenant.ts'
import { createSmallPdf } from './call-samples.ts'
import { type DeskPerson, signInDeskPerson } from './desk-staff.ts'
import { type Harness, startHarness } from './harness.ts'
import { sendCall } from './send-call.ts'

export const tenantCode = 'ZUIDER'

/**
 * Starts a server for a test file, and signs in staff: an adviser, an owner and a reader of Zuider, and an owner of
 * Noorder.
 */
export function startDeskTestServer() {
  let server: Harness
  let people: Record<'sanne' | 'ruben' | 'eva' | 'marijke', DeskPerson>
  beforeAll(async () => {
    server = await startHarness()
    people = {
      sanne: await signInDeskPerson(server, 'Sanne Bakker', { zuider: 'adviser' }),
      ruben: await signInDeskPerson(server, 'Ruben Smit', { zuider: 'owner' }),
      eva: await signInDeskPerson(server, 'Eva Lezer', { zuider: 'reader' }),
      marijke: await signInDeskPerson(server, 'Marijke Elders', { noorder: 'owner' }),
    }
  })
  afterAll(() => server.close())

  const getAdviser = () => people.sanne
  const findCustomerId = async (username: string) => {
    const [row] = await server.database.db
      .select({ id: customers.id })
      .from(customers)
      .innerJoin(tenants, eq(tenants.id, customers.tenantId))
      .where(and(eq(customers.username, username), eq(tenants.subdomain, 'zuider')))
    return row?.id ?? 0
  }
  return {
    getOffice: () => ({ server, ...people }),
    getAdviser,
    findCustomerId,
    readFileOf: async (username: string) =>
      (
        await getAdviser().request(getDeskCustomerFile, {
          params: { tenant: tenantCode, id: await findCustomerId(username) },
        })
      ).data,
    readQueuePart: async (kind: WorkQueueItemKind) =>
      (await getAdviser().request(getWorkQueue, { params: { tenant: tenantCode } })).data.find(
        (part) => part.kind === kind,
      ),
    /** Lists the audit entries about a customer, each with the name of the staff member and the command. */
    listAccessesTo: async (username: string) => {
      const id = await findCustomerId(username)
      const rows = await server.database.db.select().from(auditEntries).orderBy(auditEntries.id)
      return rows
        .filter(({ customerIds, outcome }) => outcome === 'done' && customerIds.includes(id))
        .map(({ staffName, command }) => `${staffName}: ${command}`)
    },
    uploadAs: async (username: string, name: string, body: object = {}) => {
      const token = await server.getAccessToken(username)
      const content = new File([createSmallPdf()], `${name}.pdf`, { type: 'application/pdf' })
      const response = await sendCall(server, uploadDocument, { token, body: { name, content, ...body } })
      expect(response.statusCode, response.body).toBe(200)
      return response.json().data.id as number
    },
  }
}
