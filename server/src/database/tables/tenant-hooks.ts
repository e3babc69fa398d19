import type { TenantEventType } from '@portal/contract/tenant-api/events'
import { isNull, sql } from 'drizzle-orm'
import { bigint, index, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { moment, owner, ownTenant } from '../columns.ts'
import { customerOfTenant } from '../keys.ts'
import { tenants } from './tenant.ts'

/** Tenants' webhooks. Handlers cannot read the secret. */
export const tenantWebhooks = pgTable(
  'tenant_webhooks',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    tenantId: ownTenant().references(() => tenants.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    url: text().notNull(),
    /** `whsec_…`, encrypted; signs each delivery. */
    sealedSecret: text('secret').notNull(),
    events: text().array().$type<TenantEventType[]>().notNull(),
    createdBy: text().notNull(),
    createdAt: moment().notNull(),
    /** Last successful delivery. */
    tookAt: moment(),
    /** Since when deliveries fail, how many in a row, and until when it is paused. */
    failingSince: moment(),
    failures: integer().notNull().default(0),
    quietUntil: moment(),
    /** Until when a process is sending to it; null: none. */
    busyUntil: moment(),
    disabledAt: moment(),
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
    customerId: owner(),
    tenantId: ownTenant(),
    type: text().$type<TenantEventType>().notNull(),
    at: moment().notNull().defaultNow(),
    /** The inserted or deleted row. */
    record: jsonb().$type<Record<string, unknown>>().notNull(),
    /** Tenants' own ids of what it refers to, at that time, by `<kind>/<number>`. */
    ownIds: jsonb().$type<Record<string, string>>().notNull(),
  },
  (table) => [
    customerOfTenant(table),
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
    tenantId: ownTenant(),
    webhookId: integer()
      .notNull()
      .references(() => tenantWebhooks.id, { onDelete: 'cascade' }),
    event: bigint({ mode: 'number' })
      .notNull()
      .references(() => tenantEvents.sequence, { onDelete: 'cascade' }),
    promisedAt: moment().notNull().defaultNow(),
    tries: integer().notNull().default(0),
    /** Time of the next try; null: now. */
    nextAt: moment(),
    /** Result of the last try: a status, or an error. */
    outcome: text(),
    takenAt: moment(),
    failedAt: moment(),
  },
  (table) => [
    unique().on(table.webhookId, table.event),
    index().on(table.event),
    index('tenant_deliveries_waiting')
      .on(table.webhookId, table.nextAt, table.event)
      .where(sql`${isNull(table.takenAt)} and ${isNull(table.failedAt)}`),
  ],
)
