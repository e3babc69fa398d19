import { type ApiCall, type CallInput, type CallResponse, createCallUrl } from '@portal/contract/call'
import { staffApiBase } from '@portal/contract/staff'
import * as v from 'valibot'
import { expect } from 'vitest'
import type { StaffRole } from '../src/database/tables/staff.ts'
import type { Harness } from './harness.ts'
import { createMultipartBody } from './send-call.ts'
import { signInStaff } from './sign-in-staff.ts'

const staffOrigin = 'http://localhost:4002'

/** A staff member of a tenant, who sends desk calls as the browser does. */
export interface DeskPerson {
  name: string
  /** Session token, which is sent in the cookie `portal-staff`. */
  token: string
  send<C extends ApiCall>(
    call: C,
    input: CallInput<C>,
  ): Promise<{ statusCode: number; body: string; rawPayload: Buffer }>
  /** Sends a call that must succeed, and returns the parsed response. */
  request<C extends ApiCall>(call: C, input: CallInput<C>): Promise<CallResponse<C>>
}

/** Signs in a person with a role at a tenant, and returns functions that send calls as this person. */
export async function signInDeskPerson(
  { staff, database }: Pick<Harness, 'staff' | 'database'>,
  name: string,
  roles: Readonly<Record<string, StaffRole>>,
): Promise<DeskPerson> {
  const token = name.toLowerCase().replaceAll(/\W/g, '').padEnd(43, 'x')
  await signInStaff(database.db, { token, email: `${token}@example.nl`, name, roles })
  const sendRequest: DeskPerson['send'] = async (call, input) => {
    const form =
      call.encoding === 'multipart'
        ? await createMultipartBody((input.body ?? {}) as Record<string, unknown>)
        : undefined
    return staff.inject({
      method: call.method,
      url: `${staffApiBase}${createCallUrl(call, input)}`,
      headers: { origin: staffOrigin, cookie: `portal-staff=${token}`, ...form?.headers },
      ...(input.body === undefined ? {} : { payload: form?.payload ?? (input.body as object) }),
    })
  }
  return {
    name,
    token,
    send: sendRequest,
    request: async (call, input) => {
      const response = await sendRequest(call, input)
      expect(response.statusCode, response.body).toBe(200)
      return v.parse(call.response, JSON.parse(response.body)) as CallResponse<typeof call>
    },
  }
}
