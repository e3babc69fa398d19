import type { Language } from '@portal/contract/language'
import type { sendSignature } from '@portal/contract/signing'
import { formatFullName } from '@portal/domain/full-name'
import { and, eq, isNull, lt, or } from 'drizzle-orm'
import type { InferOutput } from 'valibot'
import type { Context } from '../context.ts'
import { customers } from '../database/tables/customer.ts'
import { sessions } from '../database/tables/session.ts'
import { signings } from '../database/tables/signing.ts'
import { discardOrphanedFilesOrWarn, stageFile } from '../files/orphaned-files.ts'
import type { CustomerScope } from '../http/authorise.ts'
import { createPortalUrl } from '../mail/portal-url.ts'
import { recordSignature } from './record-signature.ts'
import { loadSealingKey } from './sealing-certificate.ts'
import type { FactorEvidence, SigningEvidence } from './signing-evidence.ts'
import {
  createConflictError,
  findOpenSigningRequest,
  readDocumentFile,
  type SigningRow,
} from './signing-request.ts'
import { createSigningAgreement } from './signing-texts.ts'
import { verifyFactorProof } from './verify-factor-proof.ts'

/** Collects the evidence of a signature. The sealing step adds the certificate. */
export async function collectEvidence(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  scope: CustomerScope,
  {
    signing,
    readAt,
    bytes,
    language: read,
  }: { signing: SigningRow; readAt: Date; bytes: number; language: Language | undefined },
  factor: FactorEvidence,
  address: string,
): Promise<Omit<SigningEvidence, 'certificate'>> {
  const [[customer], [session]] = await Promise.all([
    db.select().from(customers).where(eq(customers.id, scope.customer.id)),
    db.select().from(sessions).where(eq(sessions.id, scope.sessionId)),
  ])
  if (!customer || !session) throw new Error('who signs is gone')
  const { tenant } = scope.tenant
  const language = read ?? customer.language
  return {
    reference: `${scope.tenant.code}-${signing.id}`,
    kind: signing.kind,
    document: signing.name,
    hash: signing.hash,
    bytes,
    agreement: createSigningAgreement(signing, tenant, language),
    language,
    tenant: tenant.full_name ?? tenant.name,
    signer: {
      name: formatFullName(customer.facts) || customer.username,
      account: customer.username,
      number: customer.id,
    },
    signIn: { means: session.means, at: session.createdAt.toISOString() },
    factor,
    address,
    device: [session.browser, session.system].filter(Boolean).join(', ') || null,
    requestedBy: signing.requestedBy,
    requestedAt: signing.requestedAt.toISOString(),
    openedAt: signing.openedAt?.toISOString() ?? null,
    readAt: readAt.toISOString(),
    agreedAt: clock().toISOString(),
  }
}

const maxLockMs = 60_000

/**
 * Locks a request while one window signs, so that concurrent windows do not use each other's codes.
 * @throws HttpError 409 `under_way`
 */
async function withSigningLock<A>(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { id }: SigningRow,
  run: (lockedUntil: Date) => Promise<A>,
): Promise<A> {
  const now = clock()
  const lockedUntil = new Date(now.getTime() + maxLockMs)
  const free = or(isNull(signings.busyUntil), lt(signings.busyUntil, now))
  const locked = await db
    .update(signings)
    .set({ busyUntil: lockedUntil })
    .where(and(eq(signings.id, id), eq(signings.state, 'asked'), free))
    .returning({ id: signings.id })
  if (locked.length === 0) throw createConflictError('under_way', 'This is being signed in another window.')
  try {
    return await run(lockedUntil)
  } finally {
    await db
      .update(signings)
      .set({ busyUntil: null })
      .where(and(eq(signings.id, id), eq(signings.busyUntil, lockedUntil)))
  }
}

type SignBody = InferOutput<NonNullable<typeof sendSignature.body>>

/**
 * Verifies the second factor, creates the sealed file, and records everything in one transaction (SIGN-04). If that
 * fails the request is unchanged, but the code is used up.
 * @param address IP address
 * @throws HttpError 404, 409, 422, 424, 429 as in the contract
 */
export async function signDocument(
  context: Context,
  scope: CustomerScope,
  { id, body, address }: { id: string | number; body: SignBody; address: string },
): Promise<number> {
  const question = await findOpenSigningRequest(context, scope.customer.id, id, body.hash)
  const { signing, document } = question
  const { readAt } = signing
  if (!readAt) throw createConflictError('not_read', 'The document was not read to its end.')
  const { key, certificate } = await loadSealingKey(context, scope.tenant.id)
  const original = await readDocumentFile(context, document, signing.hash)
  return withSigningLock(context, signing, async (lockedUntil) => {
    const factor = await verifyFactorProof(context, { scope, signing }, body)
    const readDocument = { signing, readAt, bytes: original.length, language: body.language }
    const evidence = {
      ...(await collectEvidence(context, scope, readDocument, factor, address)),
      certificate,
    }
    const sealed = await context.workerPool.run('sealPdfWithEvidence', {
      original,
      evidence,
      tenant: scope.tenant.tenant,
      location: new URL(createPortalUrl(context.config, scope.tenant.subdomain, '/')).host,
      key,
    })
    const content = Buffer.from(sealed)
    const fileKey = await stageFile(context, (key, files) => files.put(key, content, 'application/pdf'))
    try {
      return await recordSignature(context, scope, question, {
        evidence,
        lockedUntil,
        fileKey,
        size: content.length,
      })
    } finally {
      await discardOrphanedFilesOrWarn(context, [fileKey])
    }
  })
}
