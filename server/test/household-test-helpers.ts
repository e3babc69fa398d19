import type { ApiCall, CallBody, CallInput, CallResponse } from '@portal/contract/call'
import { createCallUrl } from '@portal/contract/call'
import { getStaffViewingCallPath } from '@portal/contract/desk/staff-viewing'
import {
  getCustomerFileCallBase,
  getHousehold,
  type Household,
  inviteToCustomerFile,
  type PartnerConsents,
} from '@portal/contract/household'
import { eq } from 'drizzle-orm'
import type { LightMyRequestResponse } from 'fastify'
import { customers } from '../src/database/tables/customer.ts'
import { accessGrants } from '../src/database/tables/household.ts'
import { demoPassword } from '../src/demo/seed-demo.ts'
import { hashPassword } from '../src/sessions/password-hash.ts'
import type { Harness } from './harness.ts'

/** Consents of a partner who shares all data. */
export const allConsents: PartnerConsents = { personal: 'change', income: 'change', pension: 'change' }
export const noConsents: PartnerConsents = { personal: 'nothing', income: 'nothing', pension: 'nothing' }

/** Sends a call for another customer's file; returns the raw response. */
export const sendCallForCustomer = (
  { app }: Pick<Harness, 'app'>,
  file: number,
  token: string | undefined,
  call: ApiCall,
  input: { params?: object; query?: object; body?: unknown } = {},
): Promise<LightMyRequestResponse> => {
  const path = createCallUrl({ ...call, path: getStaffViewingCallPath(call) }, input as CallInput<ApiCall>)
  return app.inject({
    method: call.method,
    url: `/api/zuider${getCustomerFileCallBase(file)}${path}`,
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
    ...(input.body === undefined ? {} : { payload: input.body as object }),
  })
}

export const readHousehold = async (server: Harness, token: string): Promise<Household> =>
  (await server.request(getHousehold, token)).data

/**
 * Activates the account of a person invited by e-mail, by storing the demo password directly. In the portal the person
 * sets a password through the mailed link.
 */
export async function activateAccount({ database }: Harness, email: string): Promise<void> {
  await database.db
    .update(customers)
    .set({ passwordHash: await hashPassword(demoPassword) })
    .where(eq(customers.username, email))
}

/** Invites a person and returns the id of the grant. */
export async function inviteGuest(
  server: Harness,
  token: string,
  body: Partial<CallBody<typeof inviteToCustomerFile>> & { email: string },
): Promise<number> {
  const invitation: CallResponse<typeof inviteToCustomerFile> = await server.request(
    inviteToCustomerFile,
    token,
    {
      body: { kind: 'partner', name: 'Iemand Anders', rights: {}, current_password: demoPassword, ...body },
    },
  )
  return Number(invitation.data.id)
}

export async function getStoredGrant({ database }: Harness, id: number) {
  const [row] = await database.db.select().from(accessGrants).where(eq(accessGrants.id, id))
  if (!row) throw new Error('there is no such grant')
  return row
}
