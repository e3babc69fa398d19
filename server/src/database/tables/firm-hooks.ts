import type { FirmEventType } from '@portal/contract/firm-api/events'
import { isNull, sql } from 'drizzle-orm'
import { bigint, index, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { firm, moment, owner } from '../columns.ts'
import { ofFirm } from '../keys.ts'
import { tenants } from './tenant.ts'

/** Where a firm wants to be told of what its customers do. Handlers get nothing of the secret. */
export const firmWebhooks = pgTable(
  'firm_webhooks',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    tenantId: firm().references(() => tenants.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    url: text().notNull(),
    /** `whsec_…`, sealed; signs each delivery. */
    sealedSecret: text('secret').notNull(),
    events: text().array().$type<FirmEventType[]>().notNull(),
    createdBy: text().notNull(),
    createdAt: moment().notNull(),
    /** When it last took something. */
    tookAt: moment(),
    /** Since when it takes nothing, how many turns in a row, and until when it is left alone. */
    failingSince: moment(),
    failures: integer().notNull().default(0),
    quietUntil: moment(),
    /** A process sends to it until then at most; null: none does. */
    busyUntil: moment(),
    disabledAt: moment(),
    disabledWhy: text({ enum: ['gone', 'failing'] }),
  },
  (table) => [unique().on(table.tenantId, table.name)],
)

/**
 * What customers did, for 30 days. Triggers write it in the transaction of the act itself, and nobody else may: there is none
 * without its act, and no act without it.
 */
export const firmEvents = pgTable(
  'firm_events',
  {
    /** Place in the order of events, over all firms. */
    sequence: bigint({ mode: 'number' }).primaryKey(),
    id: uuid().notNull().unique().defaultRandom(),
    customerId: owner(),
    tenantId: firm(),
    type: text().$type<FirmEventType>().notNull(),
    at: moment().notNull().defaultNow(),
    /** The row that was written or taken away, as it was then. */
    record: jsonb().$type<Record<string, unknown>>().notNull(),
    /** Firm's own ids of what it names, as they were then, by `<kind>/<number>`. */
    ownIds: jsonb().$type<Record<string, string>>().notNull(),
  },
  (table) => [
    ofFirm(table),
    index().on(table.customerId),
    index().on(table.tenantId, table.sequence),
    index().on(table.at),
  ],
)

/** An event that a webhook is to be sent: to do until it was taken, or given up. */
export const firmDeliveries = pgTable(
  'firm_deliveries',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    tenantId: firm(),
    webhookId: integer()
      .notNull()
      .references(() => firmWebhooks.id, { onDelete: 'cascade' }),
    event: bigint({ mode: 'number' })
      .notNull()
      .references(() => firmEvents.sequence, { onDelete: 'cascade' }),
    promisedAt: moment().notNull().defaultNow(),
    tries: integer().notNull().default(0),
    /** When it is tried, or at the latest tried again; null: now. */
    nextAt: moment(),
    /** What came of the last try: a status, or what went wrong. */
    outcome: text(),
    takenAt: moment(),
    failedAt: moment(),
  },
  (table) => [
    unique().on(table.webhookId, table.event),
    index().on(table.event),
    index('firm_deliveries_waiting')
      .on(table.webhookId, table.nextAt, table.event)
      .where(sql`${isNull(table.takenAt)} and ${isNull(table.failedAt)}`),
  ],
)
