import type { TenantEventType } from '@portal/contract/tenant-api/tenant-events'
import { isNull, sql } from 'drizzle-orm'
import { bigint, index, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { createCustomerColumns, createTenantIdColumn, createTimestampColumn } from '../columns.ts'
import { referenceTenantCustomer } from '../foreign-keys.ts'
import { createOwningTenantColumn } from './tenant.ts'

/** Webhooks of tenants. Handlers of calls cannot read their secrets. */
export const tenantWebhooks = pgTable(
  'tenant_webhooks',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    tenantId: createOwningTenantColumn(),
    name: text().notNull(),
    url: text().notNull(),
    /** Encrypted `whsec_…` secret that signs deliveries. */
    sealedSecret: text('secret').notNull(),
    events: text().array().$type<TenantEventType[]>().notNull(),
    createdBy: text().notNull(),
    createdAt: createTimestampColumn().notNull(),
    /** Last successful delivery. */
    lastDeliveredAt: createTimestampColumn(),
    /** Start and number of consecutive failures, and end of the pause; null without failures. */
    failingSince: createTimestampColumn(),
    failures: integer().notNull().default(0),
    quietUntil: createTimestampColumn(),
    /** Time until which a process sends to the webhook; null if no process does. */
    busyUntil: createTimestampColumn(),
    disabledAt: createTimestampColumn(),
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
    ...createCustomerColumns(),
    type: text().$type<TenantEventType>().notNull(),
    at: createTimestampColumn().notNull().defaultNow(),
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

/** Events that a webhook must get, until each is accepted or given up. */
export const tenantDeliveries = pgTable(
  'tenant_deliveries',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    tenantId: createTenantIdColumn(),
    webhookId: integer()
      .notNull()
      .references(() => tenantWebhooks.id, { onDelete: 'cascade' }),
    event: bigint({ mode: 'number' })
      .notNull()
      .references(() => tenantEvents.sequence, { onDelete: 'cascade' }),
    promisedAt: createTimestampColumn().notNull().defaultNow(),
    tries: integer().notNull().default(0),
    /** Time of the next attempt; null means at once. */
    nextAt: createTimestampColumn(),
    /** Status or error of the last attempt. */
    outcome: text(),
    acceptedAt: createTimestampColumn(),
    failedAt: createTimestampColumn(),
  },
  (table) => [
    unique().on(table.webhookId, table.event),
    index().on(table.event),
    index('tenant_deliveries_waiting')
      .on(table.webhookId, table.nextAt, table.event)
      .where(sql`${isNull(table.acceptedAt)} and ${isNull(table.failedAt)}`),
  ],
)
