import type { Call, InputOf } from '@portal/contract/call'
import { viewedPath, viewingBase } from '@portal/contract/desk/viewing'
import type { DeskPerson } from './desk-staff.ts'

/** Sends a customer's call as a staff member who views that customer's portal; returns the raw response. */
export const sendAsViewer = (
  person: DeskPerson,
  { tenant = 'ZUIDER', viewed }: { tenant?: string; viewed: number },
  call: Call,
  input: object = {},
) => {
  const path = viewingBase(tenant, viewed) + viewedPath(call)
  return person.send({ ...call, base: 'staff', access: 'staff', path }, input as InputOf<Call>)
}
