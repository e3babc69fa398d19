import { and, eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { WholeContext } from '../context.ts'
import { authenticators } from '../database/tables/authenticator.ts'
import { signingCertificates } from '../database/tables/signing.ts'
import { tenantWebhooks } from '../database/tables/tenant-hooks.ts'
import { seal, unseal } from '../sessions/seal.ts'

/** Re-encrypts what the previous key encrypted, so that SESSION_SECRET_BEFORE can be removed. */
export async function resealAll({
  everyTenant: db,
  sessionKeys,
}: Pick<WholeContext, 'everyTenant' | 'sessionKeys'>): Promise<void> {
  if (sessionKeys.sealing.accepted.length < 2) return
  /** The secret encrypted with the current key; null if it already is, or if no accepted key decrypts it. */
  const resealed = (sealed: string): string | null => {
    const opened = unseal(sealed, sessionKeys)
    return opened?.isOld ? seal(opened.text, sessionKeys) : null
  }
  for (const { tenantId, sealedKey: old } of await db.select().from(signingCertificates)) {
    const sealedKey = resealed(old)
    const row = and(eq(signingCertificates.tenantId, tenantId), eq(signingCertificates.sealedKey, old))
    if (sealedKey) await db.update(signingCertificates).set({ sealedKey }).where(row)
  }
  for (const { id, sealedSecret: old } of await db.select().from(tenantWebhooks)) {
    const sealedSecret = resealed(old)
    const row = and(eq(tenantWebhooks.id, id), eq(tenantWebhooks.sealedSecret, old))
    if (sealedSecret) await db.update(tenantWebhooks).set({ sealedSecret }).where(row)
  }
  for (const { customerId, sealedSecret: old } of await db.select().from(authenticators)) {
    const sealedSecret = resealed(old)
    const row = and(eq(authenticators.customerId, customerId), eq(authenticators.sealedSecret, old))
    if (sealedSecret) await db.update(authenticators).set({ sealedSecret }).where(row)
  }
}

/** Runs this once the app is ready. A failure is logged, and retried at the next start. */
export function resealAtStart(app: FastifyInstance, context: WholeContext): void {
  let resealing: Promise<void> | null = null
  app.addHook('onReady', async () => {
    resealing = resealAll(context).catch((error: Error) =>
      context.log.error({ err: { name: error.name } }, 'some secrets are still sealed by the key of before'),
    )
  })
  app.addHook('preClose', async () => void (await resealing))
}
