import * as v from '@portal/contract/valibot'
import { defineGet } from '../call.ts'
import { dataEnvelope } from '../wire.ts'
import { deskCallOptions, TenantCode } from './desk-call.ts'

export const getSignedInStaffMember = defineGet('/desk/{tenant}/member', {
  ...deskCallOptions,
  key: 'DESK_MEMBER',
  params: { tenant: TenantCode },
  response: dataEnvelope(v.object({ name: v.string(), role: v.picklist(['reader', 'adviser', 'owner']) })),
  summary: 'The signed-in staff member, with their role at the tenant.',
})
