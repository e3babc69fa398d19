import {
  deleteDocument,
  getDocument,
  getDocuments,
  getTenantDocument,
  getTenantDocuments,
  uploadDocument,
} from '@portal/contract/document'
import { uploadIncome } from '@portal/contract/income'
import { isDeletable } from '@portal/domain/deletable'
import { and, desc, eq, isNull, or } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import { withRecord } from '../audit/with-record.ts'
import type { Context } from '../context.ts'
import type { Database } from '../database/database.ts'
import { documents } from '../database/tables/document.ts'
import { signings } from '../database/tables/signing.ts'
import { discardOrphanedFiles, markOrphaned } from '../files/orphaned-files.ts'
import type { Scope } from '../http/authorise.ts'
import { HttpError, notFound } from '../http/http-error.ts'
import { once } from '../http/idempotency.ts'
import { recordId } from '../http/record-id.ts'
import type { Routes } from '../http/routes.ts'
import { deletableCount } from './deletable-count.ts'
import { askAnew, linksOf } from './links.ts'
import { openFile } from './open-file.ts'
import { type DocumentLinks, mayGo, recordDocuments, type SentFile, withStaged } from './store.ts'
import { wireDocument } from './wire.ts'

/** Routes for documents of customer and tenant: lists, contents, uploads and deletion. */
export function documentRoutes(routes: Routes, context: Context): void {
  const { db, clock, files } = context
  const ofCustomer = (customerId: number) => eq(documents.customerId, customerId)
  const ofTenant = (tenantId: number) => and(eq(documents.tenantId, tenantId), isNull(documents.customerId))
  const deletable = deletableCount(context)
  const newest = [desc(documents.createdAt), desc(documents.id)]

  routes.customer(
    getDocuments,
    async ({ customer }) => {
      const rows = await db
        .select({ document: documents, toSign: signings.taskId })
        .from(documents)
        .leftJoin(signings, and(eq(signings.documentId, documents.id), eq(signings.state, 'asked')))
        .where(ofCustomer(customer.id))
        .orderBy(...newest)
      return { data: rows.map(({ document, toSign }) => wireDocument(document, clock(), toSign)) }
    },
    {
      varies: {
        ask: async ({ customer }) => String(await deletable(customer)),
        tell: ({ data }) => String(data.filter((document) => document.deletable).length),
      },
    },
  )

  routes.customer(getTenantDocuments, async ({ tenant }) => {
    const rows = await db
      .select()
      .from(documents)
      .where(ofTenant(tenant.id))
      .orderBy(...newest)
    return { data: rows.map((row) => wireDocument(row, clock())) }
  })

  routes.customer(getDocument, async ({ customer, params }) => {
    const own = and(ofCustomer(customer.id), eq(documents.id, recordId(params.id)))
    const [row] = await db.select().from(documents).where(own)
    if (!row) throw notFound()
    return openFile(context, row)
  })

  routes.customer(
    getTenantDocument,
    async ({ tenant, customer, params }) => {
      const readable = or(ofTenant(tenant.id), and(ofCustomer(customer.id), eq(documents.asJson, true)))
      const [row] = await db
        .select()
        .from(documents)
        .where(and(readable, eq(documents.id, recordId(params.id))))
      if (!row) throw notFound()
      const content = await files.get(row.fileKey)
      if (!content) throw notFound()
      return {
        data: {
          name: row.name,
          mime_type: row.mimeType,
          content: { data: { data: content.toString('base64') } },
        },
      }
    },
    { varies: 'content' },
  )

  routes.customer(deleteDocument, async ({ customer, params }) => {
    const own = and(ofCustomer(customer.id), eq(documents.id, recordId(params.id)))
    const [row] = await db.select().from(documents).where(own)
    if (!row) throw notFound()
    const waits = and(eq(signings.documentId, row.id), eq(signings.state, 'asked'))
    if (!isDeletable(row, clock()) || (await db.$count(signings, waits)) > 0)
      throw new HttpError(403, { error: 'not_deletable', message: 'This document can no longer be removed.' })
    await db.transaction(
      withRecord(async (transaction) => {
        await transaction.delete(documents).where(own)
        await askAnew(transaction, row, clock())
        await markOrphaned(transaction, [row], clock())
      }),
    )
    await discardOrphanedFiles(context, [row.fileKey]).catch(() => {
      context.log.warn('a file without a record is left to the sweep')
    })
    return { data: { success: true } }
  })

  const keep = (
    owner: Pick<Scope, 'tenant' | 'customer'>,
    sent: { request: FastifyRequest; body: object },
    { key, ...file }: SentFile & { key: string | undefined },
    linked: (transaction: Database) => Promise<DocumentLinks>,
  ) =>
    withStaged(context, owner, [file], (staged) =>
      once({ db, clock, ...sent }, owner.customer.id, key, async (transaction) => {
        const links = await linked(transaction)
        const [id = 0] = await recordDocuments(context, transaction, owner, staged, links)
        return { data: { success: true, id } }
      }),
    )

  routes.customer(uploadDocument, ({ tenant, customer, body, request }) => {
    const { name, content, idempotency_key: key, with_bsn } = body
    const file = { name, content, field: 'content', withBsn: mayGo(with_bsn, name), key }
    return keep({ tenant, customer }, { request, body }, file, (transaction) =>
      linksOf(transaction, customer.id, body, clock()),
    )
  })

  routes.customer(uploadIncome, ({ tenant, customer, body, request }) => {
    const { name, file: content, idempotency_key: key, with_bsn } = body
    const file = { name, content, field: 'file', withBsn: mayGo(with_bsn, name), key }
    return keep({ tenant, customer }, { request, body }, file, async () => ({
      type: 'income',
      screen: 'inkomen',
    }))
  })
}
