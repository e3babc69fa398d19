import * as v from '@portal/contract/schema'
import { get } from '../call.ts'
import { dataEnvelope } from '../wire.ts'
import { deskCall, TenantCode } from './desk-call.ts'

export const getDeskMember = get('/desk/{tenant}/member', {
  ...deskCall,
  key: 'DESK_MEMBER',
  params: { tenant: TenantCode },
  response: dataEnvelope(v.object({ name: v.string(), role: v.picklist(['reader', 'adviser', 'owner']) })),
  summary: 'The signed-in staff member, with their role at the tenant.',
})
