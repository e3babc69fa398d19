import { and, eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { AllTenantsContext } from '../context.ts'
import { authenticators } from '../database/tables/authenticator.ts'
import { signingCertificates } from '../database/tables/signing.ts'
import { tenantWebhooks } from '../database/tables/tenant-webhook.ts'
import { decryptText, encryptText } from '../sessions/encrypt-text.ts'

/** Encrypts secrets again that the previous key encrypted, so that SESSION_SECRET_BEFORE can be removed. */
export async function resealAllSecrets({
  allTenantsDb: db,
  sessionKeys,
}: Pick<AllTenantsContext, 'allTenantsDb' | 'sessionKeys'>): Promise<void> {
  if (sessionKeys.sealing.accepted.length < 2) return
  /** Encrypts a secret again. Returns null if the current key already encrypted it, or no known key decrypts it. */
  const resealSecretIfOld = (sealed: string): string | null => {
    const opened = decryptText(sealed, sessionKeys)
    return opened?.isOld ? encryptText(opened.text, sessionKeys) : null
  }
  for (const { tenantId, sealedKey: old } of await db.select().from(signingCertificates)) {
    const sealedKey = resealSecretIfOld(old)
    const row = and(eq(signingCertificates.tenantId, tenantId), eq(signingCertificates.sealedKey, old))
    if (sealedKey) await db.update(signingCertificates).set({ sealedKey }).where(row)
  }
  for (const { id, sealedSecret: old } of await db.select().from(tenantWebhooks)) {
    const sealedSecret = resealSecretIfOld(old)
    const row = and(eq(tenantWebhooks.id, id), eq(tenantWebhooks.sealedSecret, old))
    if (sealedSecret) await db.update(tenantWebhooks).set({ sealedSecret }).where(row)
  }
  for (const { customerId, sealedSecret: old } of await db.select().from(authenticators)) {
    const sealedSecret = resealSecretIfOld(old)
    const row = and(eq(authenticators.customerId, customerId), eq(authenticators.sealedSecret, old))
    if (sealedSecret) await db.update(authenticators).set({ sealedSecret }).where(row)
  }
}

/** Encrypts the secrets again once the server is ready. A failure is logged; the next start tries again. */
export function resealSecretsAtStart(app: FastifyInstance, context: AllTenantsContext): void {
  let resealing: Promise<void> | null = null
  app.addHook('onReady', async () => {
    resealing = resealAllSecrets(context).catch((error: Error) =>
      context.log.error(
        { err: { name: error.name } },
        'some secrets are still encrypted with the previous key',
      ),
    )
  })
  app.addHook('preClose', async () => void (await resealing))
}
