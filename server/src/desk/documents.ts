import {
  getDeskDocument,
  getDeskDocumentFacts,
  getDocumentsToReview,
  postVerdict,
} from '@portal/contract/desk/document'
import { asc, eq } from 'drizzle-orm'
import { viewRecorder } from '../adviser/record-view.ts'
import { doRecorded } from '../adviser/routes.ts'
import { recorded } from '../audit/recorded.ts'
import { customers } from '../database/tables/customer.ts'
import { documents, toReview } from '../database/tables/document.ts'
import { limitToTenant } from '../database/tenant-scope.ts'
import { openFile } from '../documents/open-file.ts'
import { notFound } from '../http/http-error.ts'
import { recordId } from '../http/record-id.ts'
import { deskDocuments } from './desk-document.ts'
import { type DeskParts, reading, writing } from './parts.ts'

/** Maximum number returned. */
const maxDocuments = 100

/** Calls for customers' documents: waiting ones, contents, and decisions. */
export function documentCalls({ tenantCall, context }: DeskParts): void {
  const { db } = context

  tenantCall(getDocumentsToReview, reading, async () => ({
    data: await deskDocuments(db, toReview(documents), {
      order: asc(documents.createdAt),
      limit: maxDocuments,
    }),
  }))

  tenantCall(getDeskDocumentFacts, reading, async ({ params }) => {
    const which = eq(documents.id, recordId(params.id))
    const [found] = await deskDocuments(db, which, { order: asc(documents.id), limit: 1 })
    if (!found) throw notFound()
    return { data: found }
  })

  tenantCall(getDeskDocument, reading, async ({ person, role, tenant, params, source }) => {
    const id = recordId(params.id)
    const row = await recorded(
      context,
      { person, command: 'document', about: { document: id }, source },
      async (tx, touched) => {
        Object.assign(touched, { tenantId: tenant.id, role })
        await limitToTenant(tx, tenant.id)
        const [found] = await tx
          .select({ document: documents })
          .from(documents)
          .innerJoin(customers, eq(customers.id, documents.customerId))
          .where(eq(documents.id, id))
        if (!found) throw notFound()
        touched.customerIds.add(found.document.customerId ?? 0)
        await viewRecorder({ ...context, db: tx }).file(found.document)
        return found.document
      },
    )
    return openFile(context, row)
  })

  tenantCall(postVerdict, writing, async ({ person, params, body, source }) => {
    const document = recordId(params.id)
    const act =
      body.verdict === 'accepted'
        ? { command: 'accept' as const, given: { document } }
        : { command: 'reject' as const, given: { document, reason: body.reason } }
    await doRecorded(context, { person, source, ...act })
    return { data: { success: true } }
  })
}
