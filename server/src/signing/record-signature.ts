import { sealedDocumentType } from '@portal/contract/document'
import { and, eq } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { documents } from '../database/tables/document.ts'
import { signings } from '../database/tables/signing.ts'
import { tasks } from '../database/tables/task.ts'
import { claimFile } from '../files/orphaned-files.ts'
import type { CustomerScope } from '../http/authorise.ts'
import { removeUnannouncedNews } from '../news/record-news.ts'
import type { SigningEvidence } from './signing-evidence.ts'
import {
  createAlreadyDecidedError,
  createDocumentChangedError,
  type findOpenSigningRequest,
} from './signing-request.ts'
import { getSigningTexts } from './signing-texts.ts'

type OpenSigningRequest = Awaited<ReturnType<typeof findOpenSigningRequest>>

/**
 * Stores the sealed file and updates task, news and inbox, in one transaction.
 * @throws HttpError 409 if the tenant withdrew the request first
 */
export async function recordSignature(
  { db, clock, jobs }: Pick<Context, 'db' | 'clock' | 'jobs'>,
  { tenant, customer }: CustomerScope,
  { signing, document }: OpenSigningRequest,
  sealed: { evidence: SigningEvidence; lockedUntil: Date; fileKey: string; size: number },
): Promise<number> {
  const { evidence, lockedUntil, fileKey, size } = sealed
  const now = clock()
  const getText = getSigningTexts(evidence.language, tenant.tenant.pronoun !== 'JE')
  return db.transaction(async (tx) => {
    const [sealed] = await tx
      .insert(documents)
      .values({
        tenantId: tenant.id,
        customerId: customer.id,
        name: getText('sealed_name', { name: signing.name }),
        type: sealedDocumentType,
        mimeType: 'application/pdf',
        extension: 'pdf',
        size,
        fileKey,
        userId: document.userId ?? 0,
        categoryId: document.categoryId,
        mortgageId: document.mortgageId,
        damageId: document.damageId,
        policyId: document.policyId,
        createdAt: now,
        updatedAt: now,
      })
      .returning({ id: documents.id })
    if (!sealed) throw new Error('a sealed document was not stored')
    await claimFile(tx, fileKey)
    const mineStill = and(
      eq(signings.id, signing.id),
      eq(signings.state, 'asked'),
      eq(signings.documentId, document.id),
      eq(signings.busyUntil, lockedUntil),
    )
    const [done] = await tx
      .update(signings)
      .set({
        ...{ state: 'signed', decidedAt: now, factor: evidence.factor.kind, evidence },
        ...{ sealedId: sealed.id, busyUntil: null },
      })
      .where(mineStill)
      .returning({ taskId: signings.taskId })
    if (!done) {
      const [first] = await tx.select().from(signings).where(eq(signings.id, signing.id))
      throw first && first.state !== 'asked'
        ? createAlreadyDecidedError(first.state)
        : createDocumentChangedError()
    }
    const { taskId } = done
    if (taskId !== null) {
      await tx
        .update(tasks)
        .set({ status: 'done', seenAt: now, adviserSeenAt: now })
        .where(eq(tasks.id, taskId))
      await removeUnannouncedNews({ db: tx }, { task: taskId })
    }
    await jobs.add('mail', { tenant: tenant.subdomain, customerId: customer.id, occasion: 'signed' }, tx)
    return sealed.id
  })
}
