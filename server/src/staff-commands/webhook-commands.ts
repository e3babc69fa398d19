import { and, asc, eq, sql } from 'drizzle-orm'
import { getFirstRow } from '../database/first-row.ts'
import { selectRows } from '../database/select-rows.ts'
import { tenantDeliveries, tenantEvents, tenantWebhooks } from '../database/tables/tenant-webhook.ts'
import { createInvalidFieldsError, createNotFoundError } from '../http/http-error.ts'
import { isAllowedUrl } from '../outgoing-requests/allowed-address.ts'
import { encryptText } from '../sessions/encrypt-text.ts'
import { createWebhookSecret } from '../tenant-api/webhooks/webhook-signature.ts'
import type { CommandContext } from './command-context.ts'
import type { CommandActions } from './staff-commands.ts'

const maxWebhooks = 10

const countDeliveries = (condition: string) =>
  sql<number>`(select count(*)::integer from tenant_deliveries where webhook_id = tenant_webhooks.id and ${sql.raw(condition)})`

const lastDeliveryError = sql<string | null>`(select outcome from tenant_deliveries
  where webhook_id = tenant_webhooks.id and outcome is not null and accepted_at is null order by event desc limit 1)`

export function createWebhookCommands(context: CommandContext) {
  const { db, clock, config, sessionKeys } = context
  const matchesWebhookName = (tenantId: number, label: string) =>
    and(eq(tenantWebhooks.tenantId, tenantId), eq(tenantWebhooks.name, label))
  const findWebhook = async (tenantId: number, label: string) => {
    const columns = { id: tenantWebhooks.id, disabledAt: tenantWebhooks.disabledAt }
    const found = getFirstRow(
      await db.select(columns).from(tenantWebhooks).where(matchesWebhookName(tenantId, label)),
    )
    return found
  }
  return {
    'webhook-add': async ({ tenant, label, url, events }) => {
      const { id: tenantId, subdomain } = await context.findPermittedTenant(tenant)
      if (!isAllowedUrl(url, config.demo))
        throw createInvalidFieldsError({ url: 'must be an address of the open internet' })
      if ((await db.$count(tenantWebhooks, eq(tenantWebhooks.tenantId, tenantId))) >= maxWebhooks)
        throw createInvalidFieldsError({ label: `there are ${maxWebhooks} already: remove one` })
      const secret = createWebhookSecret()
      const by = { createdBy: context.person.name, createdAt: clock() }
      const [added] = await db
        .insert(tenantWebhooks)
        .values({ tenantId, name: label, url, sealedSecret: encryptText(secret, sessionKeys), events, ...by })
        .onConflictDoNothing()
        .returning({ id: tenantWebhooks.id })
      if (!added) throw createInvalidFieldsError({ label: 'is that of another webhook' })
      return { tenant: subdomain, label, url, events, secret }
    },
    'webhook-list': async ({ tenant }) => {
      const { id } = await context.findPermittedTenant(tenant)
      return db
        .select({
          label: tenantWebhooks.name,
          url: tenantWebhooks.url,
          events: tenantWebhooks.events,
          created_by: tenantWebhooks.createdBy,
          created_at: tenantWebhooks.createdAt,
          took_last_at: tenantWebhooks.lastDeliveredAt,
          waiting: countDeliveries('accepted_at is null and failed_at is null'),
          failed: countDeliveries('failed_at is not null'),
          last_fault: lastDeliveryError,
          failing_since: tenantWebhooks.failingSince,
          disabled_at: tenantWebhooks.disabledAt,
          disabled_why: tenantWebhooks.disabledWhy,
        })
        .from(tenantWebhooks)
        .where(eq(tenantWebhooks.tenantId, id))
        .orderBy(asc(tenantWebhooks.id))
    },
    'webhook-remove': async ({ tenant, label }) => {
      const { id } = await context.findPermittedTenant(tenant)
      const [removed] = await db
        .delete(tenantWebhooks)
        .where(matchesWebhookName(id, label))
        .returning({ label: tenantWebhooks.name })
      if (!removed) throw createNotFoundError()
      return removed
    },
    'webhook-test': async ({ tenant, label }) => {
      const { id: tenantId } = await context.findPermittedTenant(tenant)
      const { id } = await findWebhook(tenantId, label)
      return () => context.testWebhook(tenantId, id)
    },
    'webhook-replay': async ({ tenant, since, label }) => {
      const { id: tenantId } = await context.findPermittedTenant(tenant)
      const one = label === undefined ? undefined : await findWebhook(tenantId, label)
      if (one?.disabledAt)
        throw createInvalidFieldsError({ label: 'is disabled: webhook-test uses it again once it answers' })
      const replayed = await selectRows<object>(
        db,
        sql`
        insert into ${tenantDeliveries} (tenant_id, webhook_id, event, promised_at)
          select ${tenantId}, ${tenantWebhooks.id}, ${tenantEvents.sequence}, ${clock().toISOString()}::timestamptz
            from ${tenantWebhooks} join ${tenantEvents} on ${tenantEvents.tenantId} = ${tenantWebhooks.tenantId}
            where ${tenantWebhooks.tenantId} = ${tenantId} and ${tenantWebhooks.disabledAt} is null
              and ${one ? eq(tenantWebhooks.id, one.id) : sql`true`}
              and ${tenantEvents.at} >= ${since.toISOString()}::timestamptz
              and ${tenantEvents.type} = any (${tenantWebhooks.events})
          on conflict (webhook_id, event) do update set accepted_at = null, failed_at = null, next_at = null, tries = 0,
            promised_at = excluded.promised_at
            where tenant_deliveries.accepted_at is not null or tenant_deliveries.failed_at is not null
          returning webhook_id`,
      )
      await db.execute(sql`select pg_notify('portal_events', ${String(tenantId)})`)
      return { replayed: replayed.length }
    },
  } satisfies Partial<CommandActions>
}
