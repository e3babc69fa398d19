import { postRequests, postRequestWithdrawn } from '@portal/contract/desk/request'
import { doRecorded } from '../adviser/routes.ts'
import { recordId } from '../http/record-id.ts'
import { customerOf } from './customer-of.ts'
import { type DeskParts, writing } from './parts.ts'

/** Calls for requests to customers. */
export function requestCalls({ tenantCall, context }: DeskParts): void {
  tenantCall(postRequests, writing, async ({ person, tenant, params, body, source }) => {
    const { username } = await customerOf(context.db, params.id)
    const { documents, date, mortgage } = body
    const given = {
      tenant: tenant.code,
      customer: username,
      documents,
      ...(date ? { date } : {}),
      ...(mortgage != null ? { mortgage: recordId(mortgage) } : {}),
    }
    await doRecorded(context, { person, command: 'ask', given, source })
    return { data: { success: true } }
  })

  tenantCall(postRequestWithdrawn, writing, async ({ person, params, source }) => {
    const given = { kind: params.kind, item: recordId(params.id) }
    await doRecorded(context, { person, command: 'withdraw', given, source })
    return { data: { success: true } }
  })
}
