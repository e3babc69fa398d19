import type { Language } from '@portal/contract/language'
import { formatFullName } from '@portal/domain/full-name'
import { eq } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { customers } from '../database/tables/customer.ts'
import { sessions } from '../database/tables/session.ts'
import type { CustomerScope } from '../http/authorise.ts'
import { createSigningAgreement } from './signing-agreement.ts'
import type { FactorEvidence, SigningEvidence } from './signing-evidence.ts'
import type { SigningRow } from './signing-request.ts'

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
    agreement: createSigningAgreement(signing, scope, language),
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
