import {
  getDeskDocumentDetails,
  getDeskDocumentFile,
  getDocumentsToReview,
  reviewDocument,
} from '@portal/contract/desk/desk-document'
import { asc, eq } from 'drizzle-orm'
import { getFirstRow } from '../database/first-row.ts'
import { customers } from '../database/tables/customer.ts'
import { documents, isAwaitingReview } from '../database/tables/document.ts'
import { openDocumentFile } from '../documents/open-document-file.ts'
import { createNotFoundError } from '../http/http-error.ts'
import { parseRecordId } from '../http/record-id.ts'
import { createSeenTimeRecorder } from '../staff-commands/record-seen-times.ts'
import { runAuditedCommand } from '../staff-commands/run-audited-command.ts'
import {
  type DeskDependencies,
  rolesWithReadAccess,
  rolesWithWriteAccess,
  successResponse,
} from './desk-dependencies.ts'
import { findDeskDocuments } from './desk-document.ts'
import { runAuditedTenantAction } from './run-audited-tenant-action.ts'

const maxDocumentsToReview = 100

export function registerDocumentCalls({ tenantCall, context }: DeskDependencies): void {
  const { db } = context

  tenantCall(getDocumentsToReview, rolesWithReadAccess, async () => ({
    data: await findDeskDocuments(db, isAwaitingReview(documents), {
      order: asc(documents.createdAt),
      limit: maxDocumentsToReview,
    }),
  }))

  tenantCall(getDeskDocumentDetails, rolesWithReadAccess, async ({ params }) => {
    const isRequested = eq(documents.id, parseRecordId(params.id))
    const found = getFirstRow(
      await findDeskDocuments(db, isRequested, { order: asc(documents.id), limit: 1 }),
    )
    return { data: found }
  })

  tenantCall(getDeskDocumentFile, rolesWithReadAccess, async ({ params, ...given }) => {
    const id = parseRecordId(params.id)
    const row = await runAuditedTenantAction(
      context,
      given,
      { command: 'document', about: { document: id } },
      async (tx, touched) => {
        const [found] = await tx
          .select({ document: documents })
          .from(documents)
          .innerJoin(customers, eq(customers.id, documents.customerId))
          .where(eq(documents.id, id))
        if (!found) throw createNotFoundError()
        touched.customerIds.add(found.document.customerId ?? 0)
        await createSeenTimeRecorder({ ...context, db: tx }).recordDecision(found.document)
        return found.document
      },
    )
    return openDocumentFile(context, row)
  })

  tenantCall(reviewDocument, rolesWithWriteAccess, async ({ person, params, body, source }) => {
    const document = parseRecordId(params.id)
    const action =
      body.verdict === 'accepted'
        ? { command: 'accept' as const, args: { document } }
        : { command: 'reject' as const, args: { document, reason: body.reason } }
    await runAuditedCommand(context, { person, source, ...action })
    return successResponse
  })
}
