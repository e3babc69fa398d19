import * as v from '@portal/contract/schema'
import { get } from '../call.ts'
import { dataEnvelope } from '../wire.ts'
import { deskCall, TenantCode } from './desk-call.ts'

/** The signed-in staff member at a tenant with the role: readers only read, advisers and owners also write. */
export const getDeskMember = get('/desk/{tenant}/member', {
  ...deskCall,
  key: 'DESK_MEMBER',
  params: { tenant: TenantCode },
  answer: dataEnvelope(v.object({ name: v.string(), role: v.picklist(['reader', 'adviser', 'owner']) })),
  summary: 'Who is at the desk of a tenant, and as what.',
})
