import type { Tenant } from '@portal/contract/tenant'
import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'
import type { InferInput } from 'valibot'

/** A tenant's profile in wire format; unset flags are absent (TENANT-08). */
export type TenantProfile = Omit<InferInput<typeof Tenant>, 'code'>

/** Names of the keys of calculation services (TENANT-18). */
export const adviceKeyNames = [
  'interest_list_key',
  'scenarios_key',
  'maximum_mortgage_key',
  'refinance_key',
  'sustainability_key',
] as const
export type AdviceKeyName = (typeof adviceKeyNames)[number]

/** SQL for a tenant's key of a service. The name is a literal, because no index matches a parameter. */
export const getAdviceKey = (profile: AnyPgColumn, name: AdviceKeyName) =>
  sql`(${profile} ->> ${sql.raw(`'${name}'`)})`

export const tenants = pgTable(
  'tenants',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** First label of the tenant's host name, lower case (TENANT-02). */
    subdomain: text().notNull().unique(),
    /** Adviser code, upper case (LOGIN-03). */
    code: text().notNull().unique(),
    /** Increased by triggers with each change of the tenant's data. */
    revision: integer().notNull().default(1),
    profile: jsonb().$type<TenantProfile>().notNull(),
    /** Origins of the tenant's own sites that may embed its widgets. */
    embedOrigins: jsonb().$type<string[]>().notNull().default([]),
  },
  (table) =>
    adviceKeyNames.map((name) => index(`tenants_${name}_index`).on(getAdviceKey(table.profile, name))),
)

/** Changes of tenants' profiles with their old values, for undo. */
export const profileChanges = pgTable(
  'profile_changes',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    tenantId: integer()
      .notNull()
      .references(() => tenants.id, { onDelete: 'cascade' }),
    at: timestamp({ withTimezone: true }).notNull(),
    /** Staff member who changed the profile. */
    by: text().notNull(),
    /** Changed profile members with old and new value; null for none. */
    before: jsonb().$type<Record<string, unknown>>().notNull(),
    after: jsonb().$type<Record<string, unknown>>().notNull(),
    undone: boolean().notNull().default(false),
  },
  (table) => [index().on(table.tenantId, table.id)],
)
