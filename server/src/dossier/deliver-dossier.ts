import { stat } from 'node:fs/promises'
import { dossierDocumentType } from '@portal/contract/dossier'
import type { Tenant } from '@portal/contract/tenant'
import { formatDate } from '@portal/domain/format/date'
import { tenantTimeZone, toTenantDay } from '@portal/time/clock'
import { and, eq, inArray, lt, ne } from 'drizzle-orm'
import { DateTime } from 'luxon'
import type { Context } from '../context.ts'
import { documents } from '../database/tables/document.ts'
import { dossiers } from '../database/tables/dossier.ts'
import { notes } from '../database/tables/note.ts'
import { claimFile, discardOrphanedFiles, markFilesOrphaned, stageFile } from '../files/orphaned-files.ts'
import type { KnownTenant } from '../tenants/find-tenant.ts'
import { getDossierTexts } from './dossier-texts.ts'

export type DossierRequest = typeof dossiers.$inferSelect

export const dossierLifetimeMs = 30 * 86_400_000

/** Largest size that the column can store. */
const maxDossierBytes = 2 ** 31 - 1

const dossierFileTypes = {
  pdf: { name: 'file_name', mimeType: 'application/pdf', title: 'note_pdf_title', note: 'note_pdf' },
  zip: { name: 'archive_name', mimeType: 'application/zip', title: 'note_zip_title', note: 'note_zip' },
} as const

/**
 * Adds a finished dossier to the customer's documents with a message, and removes the previous one of its kind, in one
 * transaction.
 */
export async function deliverDossier(
  context: Context,
  { tenant }: KnownTenant,
  request: DossierRequest,
  path: string,
): Promise<void> {
  const { size } = await stat(path)
  const fileKey = await stageFile(context, (key, files) =>
    files.putFile(key, path, dossierFileTypes[request.kind].mimeType),
  )
  try {
    const replaced = await recordDossier(context, tenant, request, { fileKey, size })
    await discardOrphanedFiles(context, replaced)
  } finally {
    await discardOrphanedFiles(context, [fileKey])
  }
}

/** Adds the dossier and its message to the database. Returns the file keys of the replaced dossier. */
function recordDossier(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  tenant: Tenant,
  request: DossierRequest,
  { fileKey, size }: { fileKey: string; size: number },
): Promise<string[]> {
  const { customerId, tenantId } = request
  const form = dossierFileTypes[request.kind]
  const getText = getDossierTexts(request.language, tenant.pronoun !== 'JE')
  const now = clock()
  const formatRequestDate = (moment: Date) => formatDate(toTenantDay(moment), request.language) ?? ''
  const until = formatRequestDate(new Date(now.getTime() + dossierLifetimeMs))
  return db.transaction(async (transaction) => {
    const [document] = await transaction
      .insert(documents)
      .values({
        tenantId,
        customerId,
        name: getText(form.name, { date: formatRequestDate(now) }).replaceAll('\u00a0', ' '),
        type: dossierDocumentType,
        mimeType: form.mimeType,
        extension: request.kind,
        size: Math.min(size, maxDossierBytes),
        fileKey,
        createdAt: now,
        updatedAt: now,
      })
      .returning({ id: documents.id })
    await claimFile(transaction, fileKey)
    const [done] = await transaction
      .update(dossiers)
      .set({ state: 'ready', readyAt: now, documentId: document?.id ?? null })
      .where(and(eq(dossiers.id, request.id), eq(dossiers.state, 'making')))
      .returning({ id: dossiers.id })
    if (!done) throw new Error('a dossier was made twice')
    await transaction.insert(notes).values({
      customerId,
      title: getText(form.title),
      content: getText(form.note, { date: until }),
      createdAt: now,
    })
    const older = await transaction
      .delete(dossiers)
      .where(
        and(
          eq(dossiers.customerId, customerId),
          eq(dossiers.kind, request.kind),
          ne(dossiers.id, request.id),
        ),
      )
      .returning({ documentId: dossiers.documentId })
    return removeDossierDocuments(transaction, older, now)
  })
}

/** Deletes documents of dossiers. Returns their file keys; the caller deletes the files after the commit. */
async function removeDossierDocuments(
  db: Context['db'],
  expired: readonly { documentId: number | null }[],
  now: Date,
): Promise<string[]> {
  const ids = expired.flatMap(({ documentId }) => documentId ?? [])
  if (ids.length === 0) return []
  const removed = await db
    .delete(documents)
    .where(inArray(documents.id, ids))
    .returning({ fileKey: documents.fileKey, tenantId: documents.tenantId })
  await markFilesOrphaned(db, removed, now)
  return removed.map(({ fileKey }) => fileKey)
}

/** Removes dossiers at the end of their announced last day. */
export async function removeExpiredDossiers({
  db,
  files,
  clock,
}: Pick<Context, 'db' | 'files' | 'clock'>): Promise<void> {
  const today = DateTime.fromJSDate(clock(), { zone: tenantTimeZone }).startOf('day')
  const before = new Date(today.toMillis() - dossierLifetimeMs)
  const expiredFileKeys = await db.transaction(async (transaction) => {
    const expired = await transaction
      .delete(dossiers)
      .where(lt(dossiers.readyAt, before))
      .returning({ documentId: dossiers.documentId })
    return removeDossierDocuments(transaction, expired, clock())
  })
  await discardOrphanedFiles({ db, files }, expiredFileKeys)
}
