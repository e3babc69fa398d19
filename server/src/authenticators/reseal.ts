import { and, eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { WholeContext } from '../context.ts'
import { authenticators } from '../database/tables/authenticator.ts'
import { firmWebhooks } from '../database/tables/firm-hooks.ts'
import { signingCertificates } from '../database/tables/signing.ts'
import { seal, unseal } from '../sessions/seal.ts'

/** Seals by the key of now what that of before had sealed, so that the key of before can be given up. */
export async function resealAll({
  everyFirm: db,
  sessionKeys,
}: Pick<WholeContext, 'everyFirm' | 'sessionKeys'>): Promise<void> {
  if (sessionKeys.sealing.accepted.length < 2) return
  for (const { tenantId, sealedKey } of await db.select().from(signingCertificates)) {
    const opened = unseal(sealedKey, sessionKeys)
    if (!opened?.isOld) continue
    await db
      .update(signingCertificates)
      .set({ sealedKey: seal(opened.text, sessionKeys) })
      .where(and(eq(signingCertificates.tenantId, tenantId), eq(signingCertificates.sealedKey, sealedKey)))
  }
  for (const { id, sealedSecret } of await db.select().from(firmWebhooks)) {
    const opened = unseal(sealedSecret, sessionKeys)
    if (!opened?.isOld) continue
    await db
      .update(firmWebhooks)
      .set({ sealedSecret: seal(opened.text, sessionKeys) })
      .where(and(eq(firmWebhooks.id, id), eq(firmWebhooks.sealedSecret, sealedSecret)))
  }
  for (const { customerId, sealedSecret } of await db.select().from(authenticators)) {
    const opened = unseal(sealedSecret, sessionKeys)
    if (!opened?.isOld) continue
    await db
      .update(authenticators)
      .set({ sealedSecret: seal(opened.text, sessionKeys) })
      .where(and(eq(authenticators.customerId, customerId), eq(authenticators.sealedSecret, sealedSecret)))
  }
}

/** Does it once the app is ready. What fails is logged, and tried again at the next start. */
export function resealAtStart(app: FastifyInstance, context: WholeContext): void {
  let running: Promise<void> | null = null
  app.addHook('onReady', async () => {
    running = resealAll(context).catch((error: Error) =>
      context.log.error({ err: { name: error.name } }, 'some secrets are still sealed by the key of before'),
    )
  })
  app.addHook('preClose', async () => void (await running))
}
