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
import { actor, euro, moment, owner, ownTenant } from '../columns.ts'
import { customerOfTenant } from '../keys.ts'
import { tenants } from './tenant.ts'

const tenantId = () =>
  integer()
    .notNull()
    .references(() => tenants.id)

/** Bookable advisers. */
export const resources = pgTable(
  'resources',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    tenantId: tenantId(),
    name: text().notNull(),
  },
  (table) => [unique().on(table.id, table.tenantId)],
)

/** Appointment types. */
export const appointmentTypes = pgTable(
  'appointment_types',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    tenantId: tenantId(),
    categoryId: integer().notNull(),
    category: text().notNull(),
    name: text().notNull(),
    description: text(),
    price: euro(),
    /** Minutes. */
    duration: integer().notNull(),
    buffer: integer().notNull().default(0),
    /** Lead time in hours. */
    minHours: integer().notNull().default(24),
    maxHours: integer()
      .notNull()
      .default(60 * 24),
    forCustomers: boolean().notNull(),
    /** False: shown but not bookable (APPT-06). */
    takesBookings: boolean().notNull().default(true),
    resourceIds: jsonb().$type<number[]>().notNull(),
    /** Custom fields as the tenant sent them. */
    customFields: jsonb().$type<unknown[]>().notNull().default([]),
  },
  (table) => [unique().on(table.id, table.tenantId)],
)

/** Appointments of customers; an adviser has one at a time. */
export const appointments = pgTable(
  'appointments',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    customerId: owner(),
    tenantId: ownTenant(),
    typeId: integer().notNull(),
    resourceId: integer().notNull(),
    start: moment().notNull(),
    end: moment().notNull(),
    description: text(),
    summary: text(),
    actedBy: actor(),
    /** Answers to the custom fields by name. */
    customFields: jsonb().$type<Record<string, string>>().notNull().default({}),
  },
  (table) => [
    customerOfTenant(table),
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

/** Times at which a resource cannot be booked. */
export const blockedTimes = pgTable(
  'blocked_times',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    tenantId: ownTenant(),
    resourceId: integer().notNull(),
    start: moment().notNull(),
    end: moment().notNull(),
    reason: text().notNull(),
    /** Staff member who blocked it. */
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
