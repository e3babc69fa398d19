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

/** What a firm shows of itself, as the wire has it; flags it never set are absent (TENANT-08). */
export type TenantProfile = Omit<InferInput<typeof Tenant>, 'code'>

/** Names of the keys of the calculation services (TENANT-18). */
export const adviceKeyNames = [
  'interest_list_key',
  'scenarios_key',
  'maximum_mortgage_key',
  'refinance_key',
  'sustainability_key',
] as const
export type AdviceKeyName = (typeof adviceKeyNames)[number]

/** A firm's key of a service, in the very words by which it is indexed: a name that were a parameter would match no index. */
export const adviceKey = (profile: AnyPgColumn, name: AdviceKeyName) =>
  sql`(${profile} ->> ${sql.raw(`'${name}'`)})`

/** Advice firms. */
export const tenants = pgTable(
  'tenants',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** First label of the firm's host name, in lower case (TENANT-02). */
    subdomain: text().notNull().unique(),
    /** Advisor code, in upper case (LOGIN-03). */
    code: text().notNull().unique(),
    /** Grows with each change of the firm's data, by triggers. */
    revision: integer().notNull().default(1),
    profile: jsonb().$type<TenantProfile>().notNull(),
    /** Origins of the firm's own sites, whose pages may show its widgets. */
    embedOrigins: jsonb().$type<string[]>().notNull().default([]),
  },
  (table) => adviceKeyNames.map((name) => index(`tenants_${name}_index`).on(adviceKey(table.profile, name))),
)

/** Changes of what firms show of themselves, each with what stood there before, so that it can be taken back. */
export const profileChanges = pgTable(
  'profile_changes',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    tenantId: integer()
      .notNull()
      .references(() => tenants.id, { onDelete: 'cascade' }),
    at: timestamp({ withTimezone: true }).notNull(),
    /** Who of the staff changed it. */
    by: text().notNull(),
    /** Members of the profile that are others since, as they were and as they are; null for one that was not there. */
    before: jsonb().$type<Record<string, unknown>>().notNull(),
    after: jsonb().$type<Record<string, unknown>>().notNull(),
    undone: boolean().notNull().default(false),
  },
  (table) => [index().on(table.tenantId, table.id)],
)
