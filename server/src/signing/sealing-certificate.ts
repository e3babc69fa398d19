import type { SealingCertificate } from '@portal/contract/desk/desk-signing'
import { eq } from 'drizzle-orm'
import type { InferInput } from 'valibot'
import type { AllTenantsContext, Context } from '../context.ts'
import { signingCertificates } from '../database/tables/signing.ts'
import { tenants } from '../database/tables/tenant.ts'
import { HttpError } from '../http/http-error.ts'
import { decryptText } from '../sessions/encrypt-text.ts'
import { parseCertificates, type SealingKey } from './seal/sealing-key.ts'

/** Number of days before expiry from which the server logs a warning. */
export const expiryWarningDays = 45

type CertificateRow = typeof signingCertificates.$inferSelect

export function getSealingCertificateState(
  row: Pick<CertificateRow, 'validFrom' | 'validUntil'> | undefined,
  now: Date,
) {
  if (!row) return 'none'
  if (row.validFrom > now) return 'not_yet'
  return row.validUntil > now ? 'ready' : 'ended'
}

const findCertificateRow = async (db: Context['db'], tenantId: number): Promise<CertificateRow | undefined> =>
  (await db.select().from(signingCertificates).where(eq(signingCertificates.tenantId, tenantId)))[0]

export async function getSealingCertificate(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  tenantId: number,
): Promise<InferInput<typeof SealingCertificate>> {
  const row = await findCertificateRow(db, tenantId)
  const now = clock()
  const soon = new Date(now.getTime() + expiryWarningDays * 86_400_000)
  return {
    state: getSealingCertificateState(row, now),
    subject: row?.subject ?? null,
    valid_until: row?.validUntil.toISOString() ?? null,
    ends_soon: row !== undefined && row.validUntil > now && row.validUntil < soon,
    is_test: row?.isTest ?? false,
  }
}

export const createNoCertificateError = (): HttpError =>
  new HttpError(409, {
    error: 'no_certificate',
    message: 'The tenant has no valid certificate to seal with.',
  })

/** @throws HttpError 409 without a valid certificate */
export async function loadSealingKey(
  { db, clock, sessionKeys }: Pick<Context, 'db' | 'clock' | 'sessionKeys'>,
  tenantId: number,
): Promise<{ key: SealingKey; certificate: { subject: string; fingerprint: string; isTest: boolean } }> {
  const row = await findCertificateRow(db, tenantId)
  const key =
    row && getSealingCertificateState(row, clock()) === 'ready'
      ? decryptText(row.sealedKey, sessionKeys)?.text
      : undefined
  const [own] = parseCertificates(row?.chain ?? '')
  if (!row || key === undefined || !own) throw createNoCertificateError()
  const fingerprint = own.fingerprint256.replaceAll(':', '').toLowerCase()
  return {
    key: { key, chain: row.chain },
    certificate: { subject: row.subject, fingerprint, isTest: row.isTest },
  }
}

type CertificateWatchContext = Pick<AllTenantsContext, 'allTenantsDb' | 'clock' | 'log'>

/** Logs certificates that expire soon. Without a valid certificate, a tenant cannot request signatures. */
export async function warnAboutCertificates({
  allTenantsDb,
  clock,
  log,
}: CertificateWatchContext): Promise<void> {
  const now = clock()
  const soon = new Date(now.getTime() + expiryWarningDays * 86_400_000)
  const rows = await allTenantsDb
    .select({ tenant: tenants.subdomain, until: signingCertificates.validUntil })
    .from(signingCertificates)
    .innerJoin(tenants, eq(tenants.id, signingCertificates.tenantId))
  for (const { tenant, until } of rows) {
    if (until <= now) log.error({ tenant, until }, 'signing certificate expired: customers cannot sign')
    else if (until < soon) log.warn({ tenant, until }, 'signing certificate expires soon')
  }
}
