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
import { createTenantIdColumn } from '../columns.ts'

/** Wire format. Flags that are off are absent (TENANT-08). */
export type TenantProfile = Omit<InferInput<typeof Tenant>, 'code'>

/** Calculation services with a key per tenant (TENANT-18). */
export const adviceKeyNames = [
  'interest_list_key',
  'scenarios_key',
  'maximum_mortgage_key',
  'refinance_key',
  'sustainability_key',
] as const
export type AdviceKeyName = (typeof adviceKeyNames)[number]

/**
 * SQL that reads a tenant's key of a calculation service. The key's name is a literal, because Postgres does not use an
 * index on this expression if the name is a parameter.
 */
export const getAdviceKey = (profile: AnyPgColumn, name: AdviceKeyName) =>
  sql`(${profile} ->> ${sql.raw(`'${name}'`)})`

export const tenants = pgTable(
  'tenants',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** Lower case (TENANT-02). */
    subdomain: text().notNull().unique(),
    /** Upper case (LOGIN-03). */
    code: text().notNull().unique(),
    /** Increased by triggers when data of the tenant changes. */
    revision: integer().notNull().default(1),
    profile: jsonb().$type<TenantProfile>().notNull(),
    /** The tenant's own sites that may embed its widgets. */
    embedOrigins: jsonb().$type<string[]>().notNull().default([]),
  },
  (table) =>
    adviceKeyNames.map((name) => index(`tenants_${name}_index`).on(getAdviceKey(table.profile, name))),
)

/** Tenant of a record that no customer owns. */
export const createTenantReferenceColumn = () =>
  integer()
    .notNull()
    .references(() => tenants.id)

/** Tenant of a record that is deleted with the tenant. Set by the transaction's tenant. */
export const createOwningTenantColumn = () =>
  createTenantIdColumn().references(() => tenants.id, { onDelete: 'cascade' })

/** Old values of changed profiles, for undo. */
export const profileChanges = pgTable(
  'profile_changes',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    tenantId: integer()
      .notNull()
      .references(() => tenants.id, { onDelete: 'cascade' }),
    at: timestamp({ withTimezone: true }).notNull(),
    /** Name of the staff member. */
    by: text().notNull(),
    /** Previous and new values of the changed fields; null for absent values. */
    before: jsonb().$type<Record<string, unknown>>().notNull(),
    after: jsonb().$type<Record<string, unknown>>().notNull(),
    undone: boolean().notNull().default(false),
  },
  (table) => [index().on(table.tenantId, table.id)],
)
