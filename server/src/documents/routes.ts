import {
  deleteDocument,
  getDocumentFile,
  getDocuments,
  getTenantDocument,
  getTenantDocuments,
  uploadDocument,
} from '@portal/contract/document'
import { uploadProofOfIncome } from '@portal/contract/income'
import { isDocumentDeletable } from '@portal/domain/deletable-document'
import { and, desc, eq, isNull, or } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import { withAuditEntry } from '../audit/with-audit-entry.ts'
import type { Context } from '../context.ts'
import type { Database } from '../database/database.ts'
import { getFirstRow } from '../database/first-row.ts'
import { documents } from '../database/tables/document.ts'
import { signings } from '../database/tables/signing.ts'
import { discardOrphanedFilesOrWarn, markFilesOrphaned } from '../files/orphaned-files.ts'
import type { CustomerScope } from '../http/authorise.ts'
import type { CallRoutes } from '../http/call-routes.ts'
import { createNotFoundError, HttpError } from '../http/http-error.ts'
import { runOncePerIdempotencyKey } from '../http/idempotency.ts'
import { parseRecordId } from '../http/record-id.ts'
import { reopenRequest, resolveDocumentLinks } from './document-links.ts'
import { toDocumentResponse } from './document-response.ts'
import { openDocumentFile } from './open-document-file.ts'
import {
  type DocumentLinks,
  isConfirmedWithBsn,
  recordDocuments,
  type UploadedFile,
  withStagedFiles,
} from './store-documents.ts'

export function registerDocumentRoutes(routes: CallRoutes, context: Context): void {
  const { db, clock, files } = context
  const belongsToCustomer = (customerId: number) => eq(documents.customerId, customerId)
  const belongsToTenant = (tenantId: number) =>
    and(eq(documents.tenantId, tenantId), isNull(documents.customerId))
  const newest = [desc(documents.createdAt), desc(documents.id)]

  routes.customer(
    getDocuments,
    async ({ customer }) => {
      const rows = await db
        .select({ document: documents, toSign: signings.taskId })
        .from(documents)
        .leftJoin(signings, and(eq(signings.documentId, documents.id), eq(signings.state, 'asked')))
        .where(belongsToCustomer(customer.id))
        .orderBy(...newest)
      return { data: rows.map(({ document, toSign }) => toDocumentResponse(document, clock(), toSign)) }
    },
    { variesBy: 'content' },
  )

  routes.customer(getTenantDocuments, async ({ tenant }) => {
    const rows = await db
      .select()
      .from(documents)
      .where(belongsToTenant(tenant.id))
      .orderBy(...newest)
    return { data: rows.map((row) => toDocumentResponse(row, clock())) }
  })

  routes.customer(getDocumentFile, async ({ customer, params }) => {
    const own = and(belongsToCustomer(customer.id), eq(documents.id, parseRecordId(params.id)))
    const row = getFirstRow(await db.select().from(documents).where(own))
    return openDocumentFile(context, row)
  })

  routes.customer(
    getTenantDocument,
    async ({ tenant, customer, params }) => {
      const readable = or(
        belongsToTenant(tenant.id),
        and(belongsToCustomer(customer.id), eq(documents.asJson, true)),
      )
      const wanted = and(readable, eq(documents.id, parseRecordId(params.id)))
      const row = getFirstRow(await db.select().from(documents).where(wanted))
      const content = await files.get(row.fileKey)
      if (!content) throw createNotFoundError()
      return {
        data: {
          name: row.name,
          mime_type: row.mimeType,
          content: { data: { data: content.toString('base64') } },
        },
      }
    },
    { variesBy: 'content' },
  )

  routes.customer(deleteDocument, async ({ customer, params }) => {
    const own = and(belongsToCustomer(customer.id), eq(documents.id, parseRecordId(params.id)))
    const row = getFirstRow(await db.select().from(documents).where(own))
    const waits = and(eq(signings.documentId, row.id), eq(signings.state, 'asked'))
    if (!isDocumentDeletable(row, clock()) || (await db.$count(signings, waits)) > 0)
      throw new HttpError(403, { error: 'not_deletable', message: 'This document can no longer be removed.' })
    await db.transaction(
      withAuditEntry(async (transaction) => {
        await transaction.delete(documents).where(own)
        await reopenRequest(transaction, row, clock())
        await markFilesOrphaned(transaction, [row], clock())
      }),
    )
    await discardOrphanedFilesOrWarn(context, [row.fileKey])
    return { data: { success: true } }
  })

  const storeUploadedFile = (
    owner: Pick<CustomerScope, 'tenant' | 'customer'>,
    sent: { request: FastifyRequest; body: object },
    { key, ...file }: UploadedFile & { key: string | undefined },
    linked: (transaction: Database) => Promise<DocumentLinks>,
  ) =>
    withStagedFiles(context, owner, [file], (staged) =>
      runOncePerIdempotencyKey({ db, clock, ...sent }, owner.customer.id, key, async (transaction) => {
        const links = await linked(transaction)
        const [id = 0] = await recordDocuments(context, transaction, owner, staged, links)
        return { data: { success: true, id } }
      }),
    )

  routes.customer(uploadDocument, ({ tenant, customer, body, request }) => {
    const { name, content, idempotency_key: key, with_bsn } = body
    const file = { name, content, field: 'content', withBsn: isConfirmedWithBsn(with_bsn, name), key }
    return storeUploadedFile({ tenant, customer }, { request, body }, file, (transaction) =>
      resolveDocumentLinks(transaction, customer.id, body, clock()),
    )
  })

  routes.customer(uploadProofOfIncome, ({ tenant, customer, body, request }) => {
    const { name, file: content, idempotency_key: key, with_bsn } = body
    const file = { name, content, field: 'file', withBsn: isConfirmedWithBsn(with_bsn, name), key }
    return storeUploadedFile({ tenant, customer }, { request, body }, file, async () => ({
      type: 'income',
      screen: 'inkomen',
    }))
  })
}
