import { postDocumentRequests, postDocumentRequestWithdrawn } from '@portal/contract/desk/document-request'
import { runAuditedCommand } from '../adviser/routes.ts'
import { parseRecordId } from '../http/record-id.ts'
import { type DeskDependencies, rolesWithWriteAccess } from './desk-dependencies.ts'
import { findCustomerOrFail } from './find-customer.ts'

export function registerCustomerRequestCalls({ tenantCall, context }: DeskDependencies): void {
  tenantCall(postDocumentRequests, rolesWithWriteAccess, async ({ person, tenant, params, body, source }) => {
    const { username } = await findCustomerOrFail(context.db, params.id)
    const { documents, date, mortgage } = body
    const args = {
      tenant: tenant.code,
      customer: username,
      documents,
      ...(date ? { date } : {}),
      ...(mortgage != null ? { mortgage: parseRecordId(mortgage) } : {}),
    }
    await runAuditedCommand(context, { person, command: 'ask', args, source })
    return { data: { success: true } }
  })

  tenantCall(postDocumentRequestWithdrawn, rolesWithWriteAccess, async ({ person, params, source }) => {
    const args = { kind: params.kind, item: parseRecordId(params.id) }
    await runAuditedCommand(context, { person, command: 'withdraw', args, source })
    return { data: { success: true } }
  })
}
