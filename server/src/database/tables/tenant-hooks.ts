import type { TenantEventType } from '@portal/contract/tenant-api/tenant-events'
import { isNull, sql } from 'drizzle-orm'
import { bigint, index, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { customerIdColumn, tenantIdColumn, timestampColumn } from '../columns.ts'
import { referenceTenantCustomer } from '../foreign-keys.ts'
import { tenants } from './tenant.ts'

/** Tenants' webhooks. Handlers cannot read the secret. */
export const tenantWebhooks = pgTable(
  'tenant_webhooks',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    tenantId: tenantIdColumn().references(() => tenants.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    url: text().notNull(),
    /** Encrypted secret `whsec_…` that signs each delivery. */
    sealedSecret: text('secret').notNull(),
    events: text().array().$type<TenantEventType[]>().notNull(),
    createdBy: text().notNull(),
    createdAt: timestampColumn().notNull(),
    /** Last successful delivery. */
    tookAt: timestampColumn(),
    /** Start of the current series of failures, number of failures in a row, and end of the pause; null: none. */
    failingSince: timestampColumn(),
    failures: integer().notNull().default(0),
    quietUntil: timestampColumn(),
    /** Until when a process is sending to the webhook; null: none. */
    busyUntil: timestampColumn(),
    disabledAt: timestampColumn(),
    disabledWhy: text({ enum: ['gone', 'failing'] }),
  },
  (table) => [unique().on(table.tenantId, table.name)],
)

/** Customers' events of the last 30 days. Only triggers write them, in the transaction of the action itself. */
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
    /** Tenants' own ids of the records that the row refers to, at that time, by `<kind>/<number>`. */
    ownIds: jsonb().$type<Record<string, string>>().notNull(),
  },
  (table) => [
    referenceTenantCustomer(table),
    index().on(table.customerId),
    index().on(table.tenantId, table.sequence),
    index().on(table.at),
  ],
)

/** Delivery of an event to a webhook: pending until accepted or given up. */
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
    /** Time of the next attempt; null: now. */
    nextAt: timestampColumn(),
    /** Result of the last attempt: a status, or an error. */
    outcome: text(),
    takenAt: timestampColumn(),
    failedAt: timestampColumn(),
  },
  (table) => [
    unique().on(table.webhookId, table.event),
    index().on(table.event),
    index('tenant_deliveries_waiting')
      .on(table.webhookId, table.nextAt, table.event)
      .where(sql`${isNull(table.takenAt)} and ${isNull(table.failedAt)}`),
  ],
)
