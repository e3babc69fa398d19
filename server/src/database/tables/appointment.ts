import {
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { actorColumn, customerIdColumn, euroColumn, tenantIdColumn, timestampColumn } from '../columns.ts'
import { referenceTenantCustomer } from '../foreign-keys.ts'
import { tenants } from './tenant.ts'

const tenantReferenceColumn = () =>
  integer()
    .notNull()
    .references(() => tenants.id)

export const resources = pgTable(
  'resources',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    tenantId: tenantReferenceColumn(),
    name: text().notNull(),
  },
  (table) => [unique().on(table.id, table.tenantId)],
)

export const appointmentTypes = pgTable(
  'appointment_types',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    tenantId: tenantReferenceColumn(),
    categoryId: integer().notNull(),
    category: text().notNull(),
    name: text().notNull(),
    description: text(),
    price: euroColumn(),
    /** In minutes. */
    duration: integer().notNull(),
    buffer: integer().notNull().default(0),
    /** Lead time in hours. */
    minHours: integer().notNull().default(24),
    maxHours: integer()
      .notNull()
      .default(60 * 24),
    forCustomers: boolean().notNull(),
    /** False: the type is shown but cannot be booked (APPT-06). */
    takesBookings: boolean().notNull().default(true),
    resourceIds: jsonb().$type<number[]>().notNull(),
    /** As the tenant sent them. */
    customFields: jsonb().$type<unknown[]>().notNull().default([]),
  },
  (table) => [unique().on(table.id, table.tenantId)],
)

/** Appointments of customers. An adviser has at most one at a time. */
export const appointments = pgTable(
  'appointments',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    customerId: customerIdColumn(),
    tenantId: tenantIdColumn(),
    typeId: integer().notNull(),
    resourceId: integer().notNull(),
    start: timestampColumn().notNull(),
    end: timestampColumn().notNull(),
    description: text(),
    summary: text(),
    actedBy: actorColumn(),
    /** By name of the custom field. */
    customFields: jsonb().$type<Record<string, string>>().notNull().default({}),
  },
  (table) => [
    referenceTenantCustomer(table),
    foreignKey({
      columns: [table.typeId, table.tenantId],
      foreignColumns: [appointmentTypes.id, appointmentTypes.tenantId],
    }),
    foreignKey({
      columns: [table.resourceId, table.tenantId],
      foreignColumns: [resources.id, resources.tenantId],
    }),
    index().on(table.customerId),
    uniqueIndex().on(table.resourceId, table.start),
  ],
)

export const blockedTimes = pgTable(
  'blocked_times',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    tenantId: tenantIdColumn(),
    resourceId: integer().notNull(),
    start: timestampColumn().notNull(),
    end: timestampColumn().notNull(),
    reason: text().notNull(),
    /** Name of the staff member. */
    createdBy: text().notNull(),
  },
  (table) => [
    foreignKey({
      columns: [table.resourceId, table.tenantId],
      foreignColumns: [resources.id, resources.tenantId],
    }).onDelete('cascade'),
    index().on(table.resourceId),
  ],
)
