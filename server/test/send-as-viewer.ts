import type { ApiCall, CallInput } from '@portal/contract/call'
import { getStaffViewingCallBase, getStaffViewingCallPath } from '@portal/contract/desk/staff-viewing'
import type { DeskPerson } from './desk-staff.ts'

/** Sends a customer's call as a staff member who views this customer's portal; returns the raw response. */
export const sendAsViewer = (
  person: DeskPerson,
  { tenant = 'ZUIDER', viewedCustomerId }: { tenant?: string; viewedCustomerId: number },
  call: ApiCall,
  input: object = {},
) => {
  const path = getStaffViewingCallBase(tenant, viewedCustomerId) + getStaffViewingCallPath(call)
  return person.send({ ...call, base: 'staff', access: 'staff', path }, input as CallInput<ApiCall>)
}
