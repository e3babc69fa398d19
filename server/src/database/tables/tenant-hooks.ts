import type { TenantEventType } from '@portal/contract/tenant-api/tenant-events'
import { isNull, sql } from 'drizzle-orm'
import { bigint, index, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { customerIdColumn, tenantIdColumn, timestampColumn } from '../columns.ts'
import { referenceTenantCustomer } from '../foreign-keys.ts'
import { tenants } from './tenant.ts'

/** Handlers of calls cannot read the secret. */
export const tenantWebhooks = pgTable(
  'tenant_webhooks',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    tenantId: tenantIdColumn().references(() => tenants.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    url: text().notNull(),
    /** Encrypted `whsec_…` secret that signs deliveries. */
    sealedSecret: text('secret').notNull(),
    events: text().array().$type<TenantEventType[]>().notNull(),
    createdBy: text().notNull(),
    createdAt: timestampColumn().notNull(),
    /** Last successful delivery. */
    lastDeliveredAt: timestampColumn(),
    /** Start and number of consecutive failures, and end of the pause; null without failures. */
    failingSince: timestampColumn(),
    failures: integer().notNull().default(0),
    quietUntil: timestampColumn(),
    /** Until when a process sends to the webhook; null: no process does. */
    busyUntil: timestampColumn(),
    disabledAt: timestampColumn(),
    disabledWhy: text({ enum: ['gone', 'failing'] }),
  },
  (table) => [unique().on(table.tenantId, table.name)],
)

/** Events of the last 30 days. Triggers write them in the transaction of the customer's action. */
export const tenantEvents = pgTable(
  'tenant_events',
  {
    /** Position in the order of events, over all tenants. */
    sequence: bigint({ mode: 'number' }).primaryKey(),
    id: uuid().notNull().unique().defaultRandom(),
    customerId: customerIdColumn(),
    tenantId: tenantIdColumn(),
    type: text().$type<TenantEventType>().notNull(),
    at: timestampColumn().notNull().defaultNow(),
    /** The inserted or deleted row. */
    record: jsonb().$type<Record<string, unknown>>().notNull(),
    /** Tenants' own ids of the related records, by `<kind>/<number>`. */
    ownIds: jsonb().$type<Record<string, string>>().notNull(),
  },
  (table) => [
    referenceTenantCustomer(table),
    index().on(table.customerId),
    index().on(table.tenantId, table.sequence),
    index().on(table.at),
  ],
)

/** An event that a webhook must get, until it is accepted or given up. */
export const tenantDeliveries = pgTable(
  'tenant_deliveries',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    tenantId: tenantIdColumn(),
    webhookId: integer()
      .notNull()
      .references(() => tenantWebhooks.id, { onDelete: 'cascade' }),
    event: bigint({ mode: 'number' })
      .notNull()
      .references(() => tenantEvents.sequence, { onDelete: 'cascade' }),
    promisedAt: timestampColumn().notNull().defaultNow(),
    tries: integer().notNull().default(0),
    /** Time of the next attempt; null: at once. */
    nextAt: timestampColumn(),
    /** Status or error of the last attempt. */
    outcome: text(),
    acceptedAt: timestampColumn(),
    failedAt: timestampColumn(),
  },
  (table) => [
    unique().on(table.webhookId, table.event),
    index().on(table.event),
    index('tenant_deliveries_waiting')
      .on(table.webhookId, table.nextAt, table.event)
      .where(sql`${isNull(table.acceptedAt)} and ${isNull(table.failedAt)}`),
  ],
)
