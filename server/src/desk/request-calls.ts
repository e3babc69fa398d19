import { postRequests, postRequestWithdrawn } from '@portal/contract/desk/document-request'
import { runAuditedCommand } from '../adviser/routes.ts'
import { parseRecordId } from '../http/record-id.ts'
import { type DeskDependencies, writeRoles } from './desk-dependencies.ts'
import { findCustomerOrFail } from './find-customer.ts'

/** Registers the calls for requests to customers. */
export function registerRequestCalls({ tenantCall, context }: DeskDependencies): void {
  tenantCall(postRequests, writeRoles, async ({ person, tenant, params, body, source }) => {
    const { username } = await findCustomerOrFail(context.db, params.id)
    const { documents, date, mortgage } = body
    const given = {
      tenant: tenant.code,
      customer: username,
      documents,
      ...(date ? { date } : {}),
      ...(mortgage != null ? { mortgage: parseRecordId(mortgage) } : {}),
    }
    await runAuditedCommand(context, { person, command: 'ask', given, source })
    return { data: { success: true } }
  })

  tenantCall(postRequestWithdrawn, writeRoles, async ({ person, params, source }) => {
    const given = { kind: params.kind, item: parseRecordId(params.id) }
    await runAuditedCommand(context, { person, command: 'withdraw', given, source })
    return { data: { success: true } }
  })
}
