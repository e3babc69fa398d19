import { formatFullName } from '@portal/domain/full-name'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import { getFirstRow } from '../database/first-row.ts'
import { customers } from '../database/tables/customer.ts'
import { documents } from '../database/tables/document.ts'
import { signings } from '../database/tables/signing.ts'
import { tasks } from '../database/tables/task.ts'
import type { StagedFile } from '../documents/store-documents.ts'
import { claimFile } from '../files/orphaned-files.ts'
import { createInvalidFieldsError, HttpError } from '../http/http-error.ts'
import { recordNews } from '../news/record-news.ts'
import type { PdfRejection } from '../signing/seal/check-pdf.ts'
import { loadSealingKey } from '../signing/sealing-certificate.ts'
import { hashFile } from '../signing/signing-request.ts'
import { getSigningTaskTitle } from '../signing/signing-texts.ts'
import type { CommandContext } from './command-context.ts'
import { createDecidedByColleagueError } from './decided-by-colleague-error.ts'
import type { CommandActions, CommandArguments } from './staff-commands.ts'

/** A signing request from the desk, for a stored document of the customer or for an uploaded one. */
export type SignatureRequest = Omit<CommandArguments<'signature'>, 'document'> & {
  document: number | StagedFile
}

const rejectionMessages: Readonly<Record<PdfRejection, string>> = {
  broken: 'is no PDF that can be read',
  locked: 'is locked by a password',
  signed: 'is signed already',
  active: 'has scripts or a form that acts by itself',
  long: 'has too many pages',
}

/**
 * Converts an error of the PDF check to a rejection: a file that exceeds the thread's limits counts as unreadable.
 * @throws HttpError if all threads are busy
 */
function toPdfRejection(error: unknown): PdfRejection {
  if (error instanceof HttpError) throw error
  return 'broken'
}

export function createSigningCommands(context: CommandContext) {
  const { db, clock, person } = context

  /** Finds the document to sign. An uploaded file becomes a document of the tenant. */
  async function resolveDocumentToSign(
    requested: SignatureRequest['document'],
    owner: { tenantId: number; customerId: number },
  ) {
    if (typeof requested === 'number') {
      const own = and(eq(documents.id, requested), eq(documents.customerId, owner.customerId))
      const [found] = await db.select().from(documents).where(own)
      if (!found) throw createInvalidFieldsError({ document: 'is not in this file' })
      return found
    }
    const now = clock()
    const values = { ...owner, ...requested, userId: person.id, createdAt: now, updatedAt: now }
    const added = getFirstRow(await db.insert(documents).values(values).returning())
    await claimFile(db, requested.fileKey)
    return added
  }

  /** @throws HttpError 422 if the document cannot be signed */
  async function hashSignableDocument(
    document: typeof documents.$inferSelect,
    field: string,
  ): Promise<string> {
    const content = await context.files.get(document.fileKey)
    const fault = content
      ? await context.workerPool.run('findPdfRejection', { content }).catch(toPdfRejection)
      : 'broken'
    if (!content || fault) throw createInvalidFieldsError({ [field]: rejectionMessages[fault ?? 'broken'] })
    return hashFile(content)
  }

  async function requestSigning({ tenant, customer: name, kind, note, date, document }: SignatureRequest) {
    const { tenantRow, customer } = await context.findPermittedCustomer(tenant, name)
    await loadSealingKey(context, tenantRow.id)
    const row = await resolveDocumentToSign(document, { tenantId: tenantRow.id, customerId: customer.id })
    const hash = await hashSignableDocument(row, typeof document === 'number' ? 'document' : 'content')
    const title = row.name.replace(/\.pdf$/i, '')
    const own = { customerId: customer.id, createdAt: clock() }
    const task = getFirstRow(
      await db
        .insert(tasks)
        .values({
          ...own,
          title: getSigningTaskTitle(customer.language, tenantRow.tenant.pronoun !== 'JE', title),
          description: note,
          date,
        })
        .returning({ id: tasks.id }),
    )
    const [added] = await db
      .insert(signings)
      .values({
        ...{ customerId: customer.id, kind, name: title, note, due: date, documentId: row.id, hash },
        ...{ taskId: task.id, requestedBy: person.name, requestedAt: clock() },
      })
      .onConflictDoNothing()
      .returning({ id: signings.id })
    if (!added)
      throw new HttpError(409, { error: 'asked', message: 'This document waits for a signature already.' })
    await recordNews(context, 'task', [{ ...own, id: task.id }])
    return { id: added.id, document: row.id }
  }

  return {
    signature: requestSigning,
    'signature-withdraw': async ({ signature }) => {
      await context.requirePermittedRecord(signings, signature)
      const [withdrawn] = await db
        .update(signings)
        .set({ state: 'withdrawn', decidedAt: clock(), withdrawnBy: person.name })
        .where(and(eq(signings.id, signature), eq(signings.state, 'asked')))
        .returning({ id: signings.id, taskId: signings.taskId })
      if (!withdrawn) {
        const first = getFirstRow(await db.select().from(signings).where(eq(signings.id, signature)))
        const [who] = await db.select().from(customers).where(eq(customers.id, first.customerId))
        throw createDecidedByColleagueError(first.withdrawnBy ?? (who ? formatFullName(who.facts) : null))
      }
      if (withdrawn.taskId !== null) await db.delete(tasks).where(eq(tasks.id, withdrawn.taskId))
      return { id: withdrawn.id }
    },
    'signature-seen': async ({ signature }) => {
      await context.requirePermittedRecord(signings, signature)
      const unseen = and(
        eq(signings.id, signature),
        inArray(signings.state, ['signed', 'declined']),
        isNull(signings.notedAt),
      )
      const [row] = await db
        .update(signings)
        .set({ notedAt: clock() })
        .where(unseen)
        .returning({ taskId: signings.taskId })
      if (row?.taskId) await db.update(tasks).set({ adviserSeenAt: clock() }).where(eq(tasks.id, row.taskId))
      return { id: signature }
    },
  } satisfies Partial<CommandActions>
}
