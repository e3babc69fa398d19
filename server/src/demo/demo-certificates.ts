import { notExists, sql } from 'drizzle-orm'
import type { AllTenantsContext } from '../context.ts'
import { signingCertificates } from '../database/tables/signing.ts'
import { tenants } from '../database/tables/tenant.ts'
import { encryptText } from '../sessions/encrypt-text.ts'
import { parseCertificates } from '../signing/seal/sealing-key.ts'

/** Gives each tenant without a certificate a test certificate. */
export async function createTestCertificates({
  allTenantsDb: db,
  clock,
  sessionKeys,
}: Pick<AllTenantsContext, 'allTenantsDb' | 'clock' | 'sessionKeys'>): Promise<void> {
  const has = db
    .select({ one: sql`1` })
    .from(signingCertificates)
    .where(sql`${signingCertificates.tenantId} = ${tenants.id}`)
  const without = await db.select().from(tenants).where(notExists(has))
  if (without.length === 0) return
  const { createTestCertificate: testCertificate } = await import('../signing/test-certificate.ts')
  for (const { id: tenantId, profile } of without) {
    const subject = `${profile.full_name ?? profile.name} (testcertificaat)`
    const { key, chain } = await testCertificate(subject, clock())
    const [own] = parseCertificates(chain)
    if (!own) throw new Error('no certificate was made')
    await db
      .insert(signingCertificates)
      .values({
        ...{ tenantId, subject, chain, sealedKey: encryptText(key, sessionKeys), isTest: true },
        ...{ validFrom: own.validFromDate, validUntil: own.validToDate },
        ...{ createdBy: 'demo', createdAt: clock() },
      })
      .onConflictDoNothing()
  }
}
