import { index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { timestampColumn } from '../columns.ts'
import { tenants } from './tenant.ts'

/** Roles at a tenant: a reader reads files; an adviser also writes; an owner also decides on settings and staff. */
export const staffRoleNames = ['reader', 'adviser', 'owner'] as const
export type StaffRole = (typeof staffRoleNames)[number]

/** Staff of tenants. An OpenID Connect provider identifies them. */
export const staff = pgTable(
  'staff',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** E-mail address in lower case; identifies a person at the first sign-in, if the provider has verified it. */
    email: text().notNull().unique(),
    /** Name that customers see. */
    name: text().notNull(),
    /** Provider and subject, from the first sign-in on; afterwards the e-mail address alone is not sufficient. */
    issuer: text(),
    subject: text(),
  },
  (table) => [unique().on(table.issuer, table.subject)],
)

/** Roles at tenants, one per person and tenant. */
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

/** Sessions of the command line, by the hash of their secret. */
export const staffSessions = pgTable(
  'staff_sessions',
  {
    hash: text().primaryKey(),
    staffId: integer()
      .notNull()
      .references(() => staff.id, { onDelete: 'cascade' }),
    expiresAt: timestampColumn().notNull(),
  },
  (table) => [index().on(table.staffId)],
)
