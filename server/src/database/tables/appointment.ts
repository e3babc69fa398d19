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
import {
  createActorColumn,
  createEuroColumn,
  createTenantIdColumn,
  createTimestampColumn,
} from '../columns.ts'
import { createCustomerTable } from '../customer-table.ts'
import { createTenantReferenceColumn } from './tenant.ts'

export const appointmentResources = pgTable(
  'resources',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    tenantId: createTenantReferenceColumn(),
    name: text().notNull(),
  },
  (table) => [unique().on(table.id, table.tenantId)],
)

export const appointmentTypes = pgTable(
  'appointment_types',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    tenantId: createTenantReferenceColumn(),
    categoryId: integer().notNull(),
    category: text().notNull(),
    name: text().notNull(),
    description: text(),
    price: createEuroColumn(),
    /** In minutes. */
    duration: integer().notNull(),
    buffer: integer().notNull().default(0),
    /** Minimum time between booking and appointment, in hours. */
    minHours: integer().notNull().default(24),
    maxHours: integer()
      .notNull()
      .default(60 * 24),
    forCustomers: boolean().notNull(),
    /** Whether customers can book this type. Other types are only shown (APPT-06). */
    takesBookings: boolean().notNull().default(true),
    resourceIds: jsonb().$type<number[]>().notNull(),
    /** Custom fields in the format in which the tenant sent them. */
    customFields: jsonb().$type<unknown[]>().notNull().default([]),
  },
  (table) => [unique().on(table.id, table.tenantId)],
)

/** Appointments of customers. An adviser has at most one at a time. */
export const appointments = createCustomerTable(
  'appointments',
  {
    typeId: integer().notNull(),
    resourceId: integer().notNull(),
    start: createTimestampColumn().notNull(),
    end: createTimestampColumn().notNull(),
    description: text(),
    summary: text(),
    actedBy: createActorColumn(),
    /** Answers by name of the custom field. */
    customFields: jsonb().$type<Record<string, string>>().notNull().default({}),
  },
  (table) => [
    foreignKey({
      columns: [table.typeId, table.tenantId],
      foreignColumns: [appointmentTypes.id, appointmentTypes.tenantId],
    }),
    foreignKey({
      columns: [table.resourceId, table.tenantId],
      foreignColumns: [appointmentResources.id, appointmentResources.tenantId],
    }),
    uniqueIndex().on(table.resourceId, table.start),
  ],
)

export const blockedTimes = pgTable(
  'blocked_times',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    tenantId: createTenantIdColumn(),
    resourceId: integer().notNull(),
    start: createTimestampColumn().notNull(),
    end: createTimestampColumn().notNull(),
    reason: text().notNull(),
    /** Name of the staff member. */
    createdBy: text().notNull(),
  },
  (table) => [
    foreignKey({
      columns: [table.resourceId, table.tenantId],
      foreignColumns: [appointmentResources.id, appointmentResources.tenantId],
    }).onDelete('cascade'),
    index().on(table.resourceId),
  ],
)
