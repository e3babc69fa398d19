import { index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { createTimestampColumn } from '../columns.ts'
import { tenants } from './tenant.ts'

/** A reader can only read customer files. An adviser can also change them. An owner also manages settings and staff. */
export const staffRoleNames = ['reader', 'adviser', 'owner'] as const
export type StaffRole = (typeof staffRoleNames)[number]

/** Staff sign in at an OpenID Connect provider. */
export const staff = pgTable(
  'staff',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** Lower case. Identifies a person at the first sign-in, if the provider has verified it. */
    email: text().notNull().unique(),
    /** Customers see this name. */
    name: text().notNull(),
    /**
     * OpenID Connect issuer and subject of the person. After the first sign-in, only this pair identifies the person.
     */
    issuer: text(),
    subject: text(),
  },
  (table) => [unique().on(table.issuer, table.subject)],
)

/** Roles of staff: at most one per person and tenant. */
export const staffRoles = pgTable(
  'staff_roles',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    staffId: integer()
      .notNull()
      .references(() => staff.id, { onDelete: 'cascade' }),
    tenantId: integer()
      .notNull()
      .references(() => tenants.id, { onDelete: 'cascade' }),
    role: text({ enum: staffRoleNames }).notNull(),
  },
  (table) => [unique().on(table.staffId, table.tenantId), index().on(table.tenantId)],
)

/** Sessions of staff, by the hash of their secret. */
export const staffSessions = pgTable(
  'staff_sessions',
  {
    hash: text().primaryKey(),
    staffId: integer()
      .notNull()
      .references(() => staff.id, { onDelete: 'cascade' }),
    expiresAt: createTimestampColumn().notNull(),
  },
  (table) => [index().on(table.staffId)],
)
