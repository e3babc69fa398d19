import { index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { moment } from '../columns.ts'
import { tenants } from './tenant.ts'

/** What a person of a firm may do there: read files; write in them too; decide on the firm's settings and people too. */
export const staffRoleNames = ['reader', 'adviser', 'owner'] as const
export type StaffRole = (typeof staffRoleNames)[number]

/** People who work for firms. Who they are is told by a provider of identities (OpenID Connect). */
export const staff = pgTable(
  'staff',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** In lower case; by this address a person is known at the first sign-in, when the provider says that it is theirs. */
    email: text().notNull().unique(),
    /** As customers see it. */
    name: text().notNull(),
    /** Provider and its name of this person, from the first sign-in on; the address alone lets nobody in after that. */
    issuer: text(),
    subject: text(),
  },
  (table) => [unique().on(table.issuer, table.subject)],
)

/** Roles of people at firms, one at each. */
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

/** Sign-ins of staff, by the hash of a secret that only their command line has. */
export const staffSessions = pgTable(
  'staff_sessions',
  {
    hash: text().primaryKey(),
    staffId: integer()
      .notNull()
      .references(() => staff.id, { onDelete: 'cascade' }),
    expiresAt: moment().notNull(),
  },
  (table) => [index().on(table.staffId)],
)
