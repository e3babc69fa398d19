import {
  type DeskSigning,
  getDeskSignings,
  markSigningDecisionSeen,
  requestSignature,
  withdrawSigningRequest,
} from '@portal/contract/desk/desk-signing'
import { desc, eq } from 'drizzle-orm'
import type { InferInput } from 'valibot'
import { signings } from '../database/tables/signing.ts'
import { withStagedFiles } from '../documents/store-documents.ts'
import { createInvalidFieldsError } from '../http/http-error.ts'
import { parseRecordId } from '../http/record-id.ts'
import { getSealingCertificate } from '../signing/sealing-certificate.ts'
import { pickAuditedFields } from '../staff-commands/audited-fields.ts'
import { runInCommandContext } from '../staff-commands/run-audited-command.ts'
import { createSigningCommands, type SignatureRequest } from '../staff-commands/signing-commands.ts'
import { toWireDateTime } from '../wire-date-time.ts'
import { findCustomerOrFail } from './customer-names.ts'
import { type DeskDependencies, rolesWithReadAccess, rolesWithWriteAccess } from './desk-dependencies.ts'

const toSigningResponse = (row: typeof signings.$inferSelect): InferInput<typeof DeskSigning> => ({
  id: row.id,
  kind: row.kind,
  state: row.state,
  name: row.name,
  note: row.note,
  due: row.due,
  asked_by: row.requestedBy,
  asked_at: row.requestedAt.toISOString(),
  read_at: toWireDateTime(row.readAt),
  decided_at: toWireDateTime(row.decidedAt),
  withdrawn_by: row.withdrawnBy,
  reason: row.reason,
  factor: row.factor,
  document_id: row.documentId,
  sealed_id: row.sealedId,
  is_new: row.notedAt === null && (row.state === 'signed' || row.state === 'declined'),
})

export function registerSigningCalls({ tenantCall, commandCall, context }: DeskDependencies): void {
  const { db } = context

  tenantCall(getDeskSignings, rolesWithReadAccess, async ({ params, tenant }) => {
    const { id } = await findCustomerOrFail(db, params.id)
    const rows = await db
      .select()
      .from(signings)
      .where(eq(signings.customerId, id))
      .orderBy(desc(signings.id))
    return {
      data: {
        signings: rows.map(toSigningResponse),
        certificate: await getSealingCertificate(context, tenant.id),
      },
    }
  })

  tenantCall(requestSignature, rolesWithWriteAccess, async ({ person, tenant, params, body, source }) => {
    const customer = await findCustomerOrFail(db, params.id)
    const { kind, note, due: date, content, document } = body
    if ((content === undefined) === (document === undefined))
      throw createInvalidFieldsError({
        document: 'either a document of the file, or a file that is sent along',
      })
    const requestFields = { tenant: tenant.code, customer: customer.username, kind, note, date }
    const about = pickAuditedFields({ kind, ...(document && { document }) })
    const runSignatureCommand = (request: SignatureRequest) =>
      runInCommandContext(context, { person, command: 'signature', about, source }, (work) =>
        createSigningCommands(work).signature(request),
      )
    const { id } =
      content === undefined
        ? await runSignatureCommand({ ...requestFields, document: parseRecordId(document ?? '') })
        : await withStagedFiles(
            context,
            { tenant, customer },
            [
              {
                name: content instanceof File ? content.name : 'document.pdf',
                ...{ content, field: 'content' },
                /** Documents to sign, such as mandates, may contain a citizen service number. */
                withBsn: true,
              },
            ],
            ([staged]) => {
              if (!staged) throw createInvalidFieldsError({ content: 'is required' })
              return runSignatureCommand({ ...requestFields, document: staged })
            },
          )
    return { data: { success: true, id } }
  })

  for (const [call, command] of [
    [withdrawSigningRequest, 'signature-withdraw'],
    [markSigningDecisionSeen, 'signature-seen'],
  ] as const)
    commandCall(call, command, ({ params }) => ({ signature: parseRecordId(params.id) }))
}
