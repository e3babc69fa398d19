import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { AllTenantsContext } from '../../context.ts'
import { tenantWebhooks } from '../../database/tables/tenant-webhook.ts'
import { formatPostOutcome, isPostAccepted, postToReceiver } from '../../outside/post-to-receiver.ts'
import { createSignedHeaders, decryptHookSecret } from './webhook-signature.ts'

/** Sends a test event, and enables the webhook again if that succeeds. */
export const createWebhookTester =
  ({ allTenantsDb, clock, config, sessionKeys }: AllTenantsContext) =>
  async (tenantId: number, id: number): Promise<{ isAccepted: boolean; outcome: string }> => {
    const own = and(eq(tenantWebhooks.id, id), eq(tenantWebhooks.tenantId, tenantId))
    const [webhook] = await allTenantsDb.select().from(tenantWebhooks).where(own)
    if (!webhook) return { isAccepted: false, outcome: 'removed' }
    const at = clock()
    const body = JSON.stringify({ type: 'webhook.test', timestamp: at.toISOString(), data: {} })
    const headers = createSignedHeaders(decryptHookSecret(webhook, sessionKeys), {
      id: randomUUID(),
      at,
      body,
    })
    const outcome = await postToReceiver(webhook.url, { headers, body, localToo: config.demo })
    const accepted = isPostAccepted(outcome)
    const enabled = { failingSince: null, failures: 0, quietUntil: null, disabledAt: null, disabledWhy: null }
    if (accepted)
      await allTenantsDb
        .update(tenantWebhooks)
        .set({ ...enabled, lastDeliveredAt: at })
        .where(own)
    return { isAccepted: accepted, outcome: formatPostOutcome(outcome) }
  }
