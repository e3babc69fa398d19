import { sealedType } from '@portal/contract/document'
import type { Language } from '@portal/contract/language'
import type { sign } from '@portal/contract/signing'
import { fullNameOf } from '@portal/domain/name'
import { and, eq, isNull, lt, or } from 'drizzle-orm'
import type { InferOutput } from 'valibot'
import type { Context } from '../context.ts'
import { customers } from '../database/tables/customer.ts'
import { documents } from '../database/tables/document.ts'
import { sessions } from '../database/tables/session.ts'
import { signings } from '../database/tables/signing.ts'
import { tasks } from '../database/tables/task.ts'
import { claimFile, discardLoose, stageFile } from '../files/loose.ts'
import type { Scope } from '../http/authorise.ts'
import { HttpError } from '../http/http-error.ts'
import { portalAddress } from '../mail/address.ts'
import { takeBackNews } from '../news/record.ts'
import { sealingKeyOf } from './certificate.ts'
import type { FactorEvidence, SigningEvidence } from './evidence.ts'
import { proveFactor } from './factor.ts'
import { changed, decided, openQuestion, readFileOf, type SigningRow } from './question.ts'
import { wordsIn } from './words.ts'

type Body = InferOutput<NonNullable<typeof sign.body>>
type Question = Awaited<ReturnType<typeof openQuestion>>

/** How long one window may sign while no other does, in milliseconds: longer than it takes. */
const longest = 60_000

const underWay = () =>
  new HttpError(409, { error: 'under_way', message: 'This is being signed in another window.' })
const notRead = () =>
  new HttpError(409, { error: 'not_read', message: 'The document was not read to its end.' })

/**
 * Lets one window sign, so that of two that do so at once neither spends the code of the other; what it began with is given back.
 * @throws HttpError 409 `under_way`
 */
async function alone<A>(
  { db, clock }: Context,
  { id }: SigningRow,
  act: (mine: Date) => Promise<A>,
): Promise<A> {
  const now = clock()
  const mine = new Date(now.getTime() + longest)
  const free = or(isNull(signings.busyUntil), lt(signings.busyUntil, now))
  const begun = await db
    .update(signings)
    .set({ busyUntil: mine })
    .where(and(eq(signings.id, id), eq(signings.state, 'asked'), free))
    .returning({ id: signings.id })
  if (begun.length === 0) throw underWay()
  try {
    return await act(mine)
  } finally {
    await db
      .update(signings)
      .set({ busyUntil: null })
      .where(and(eq(signings.id, id), eq(signings.busyUntil, mine)))
  }
}

/** The sentence that is agreed to, in a language and the firm's wording. */
export function agreementOf(
  { kind, name }: Pick<SigningRow, 'kind' | 'name'>,
  { tenant }: Pick<Scope, 'tenant'>,
  language: Language,
): string {
  const { pronoun, full_name, name: short } = tenant.tenant
  return wordsIn(language, pronoun !== 'JE')(`agreement_${kind}`, { name, firm: full_name ?? short })
}

async function evidenceOf(
  { db, clock }: Context,
  scope: Scope,
  { signing, readAt, bytes }: { signing: SigningRow; readAt: Date; bytes: number },
  factor: FactorEvidence,
  address: string,
): Promise<Omit<SigningEvidence, 'certificate'>> {
  const [[customer], [session]] = await Promise.all([
    db.select().from(customers).where(eq(customers.id, scope.customer.id)),
    db.select().from(sessions).where(eq(sessions.id, scope.sessionId)),
  ])
  if (!customer || !session) throw new Error('who signs is gone')
  const { tenant } = scope.tenant
  return {
    reference: `${scope.tenant.code}-${signing.id}`,
    kind: signing.kind,
    document: signing.name,
    hash: signing.hash,
    bytes,
    agreement: agreementOf(signing, scope, customer.language),
    language: customer.language,
    firm: tenant.full_name ?? tenant.name,
    signer: {
      name: fullNameOf(customer.facts) || customer.username,
      account: customer.username,
      number: customer.id,
    },
    signIn: { means: session.means, at: session.createdAt.toISOString() },
    factor,
    address,
    device: [session.browser, session.system].filter(Boolean).join(', ') || null,
    askedBy: signing.askedBy,
    askedAt: signing.askedAt.toISOString(),
    openedAt: signing.openedAt?.toISOString() ?? null,
    readAt: readAt.toISOString(),
    agreedAt: clock().toISOString(),
  }
}

/** Puts the sealed file on record with all that follows from it, or nothing. @throws HttpError 409 where the firm was first */
async function record(
  { db, clock, jobs }: Context,
  { tenant, customer }: Scope,
  { signing, document }: Question,
  made: { evidence: SigningEvidence; mine: Date; fileKey: string; size: number },
): Promise<number> {
  const { evidence, mine, fileKey, size } = made
  const now = clock()
  const words = wordsIn(evidence.language, tenant.tenant.pronoun !== 'JE')
  return db.transaction(async (tx) => {
    const [sealed] = await tx
      .insert(documents)
      .values({
        tenantId: tenant.id,
        customerId: customer.id,
        name: words('sealed_name', { name: signing.name }),
        type: sealedType,
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
      eq(signings.busyUntil, mine),
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
      throw first && first.state !== 'asked' ? decided(first.state) : changed()
    }
    const { taskId } = done
    if (taskId !== null) {
      await tx
        .update(tasks)
        .set({ status: 'done', seenAt: now, adviserSeenAt: now })
        .where(eq(tasks.id, taskId))
      await takeBackNews({ db: tx }, { task: taskId })
    }
    await jobs.add('mail', { tenant: tenant.subdomain, customerId: customer.id, occasion: 'signed' }, tx)
    return sealed.id
  })
}

/**
 * Signs a document: holds the customer to the second factor, makes the sealed file with its page of evidence, and records all of it in
 * one step (SIGN-04). Nothing is told as signed before the sealed file is stored; what fails leaves the question as it was. A code that
 * was right is spent even so.
 * @param address of the network that it comes from
 * @throws HttpError 404, 409, 422, 424, 429 as the contract says
 */
export async function signDocument(
  context: Context,
  scope: Scope,
  { id, body, address }: { id: string | number; body: Body; address: string },
): Promise<number> {
  const question = await openQuestion(context, scope.customer.id, id, body.hash)
  const { signing, document } = question
  const { readAt } = signing
  if (!readAt) throw notRead()
  const { key, told } = await sealingKeyOf(context, scope.tenant.id)
  const original = await readFileOf(context, document, signing.hash)
  return alone(context, signing, async (mine) => {
    const factor = await proveFactor(context, { scope, signing }, body)
    const read = { signing, readAt, bytes: original.length }
    const evidence = { ...(await evidenceOf(context, scope, read, factor, address)), certificate: told }
    const sealed = await context.threads.run('sealedWithEvidence', {
      original,
      evidence,
      tenant: scope.tenant.tenant,
      location: new URL(portalAddress(context.config, scope.tenant.subdomain, '/')).host,
      key,
    })
    const content = Buffer.from(sealed)
    const fileKey = await stageFile(context, (key, files) => files.put(key, content, 'application/pdf'))
    try {
      return await record(context, scope, question, { evidence, mine, fileKey, size: content.length })
    } finally {
      await discardLoose(context, [fileKey]).catch(() =>
        context.log.warn('a file without a record is left to the sweep'),
      )
    }
  })
}
