import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { AllTenantsContext } from '../../context.ts'
import { tenantWebhooks } from '../../database/tables/tenant-hooks.ts'
import { formatOutcome, isAccepted, postToReceiver } from '../../outside/post-to-receiver.ts'
import { createSignedHeaders, unsealHookSecret } from './signature.ts'

/** Sends a signed test event to webhooks; enables a disabled or paused one if it succeeds. */
export const createWebhookTester =
  ({ everyTenant, clock, config, sessionKeys }: AllTenantsContext) =>
  async (tenantId: number, id: number): Promise<{ taken: boolean; outcome: string }> => {
    const own = and(eq(tenantWebhooks.id, id), eq(tenantWebhooks.tenantId, tenantId))
    const [webhook] = await everyTenant.select().from(tenantWebhooks).where(own)
    if (!webhook) return { taken: false, outcome: 'removed' }
    const at = clock()
    const body = JSON.stringify({ type: 'webhook.test', timestamp: at.toISOString(), data: {} })
    const headers = createSignedHeaders(unsealHookSecret(webhook, sessionKeys), {
      id: randomUUID(),
      at,
      body,
    })
    const outcome = await postToReceiver(webhook.url, { headers, body, localToo: config.demo })
    const taken = isAccepted(outcome)
    const well = { failingSince: null, failures: 0, quietUntil: null, disabledAt: null, disabledWhy: null }
    if (taken)
      await everyTenant
        .update(tenantWebhooks)
        .set({ ...well, tookAt: at })
        .where(own)
    return { taken, outcome: formatOutcome(outcome) }
  }
