import type { Tenant } from '@portal/contract/tenant'
import { integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { InferInput } from 'valibot'

/** What a firm shows of itself, as the wire has it; flags it never set are absent (TENANT-08). */
export type TenantProfile = Omit<InferInput<typeof Tenant>, 'code'>

/** Advice firms. */
export const tenants = pgTable('tenants', {
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
})

/** Secrets that servers of before kept beside what they protect; none is added. */
export const secrets = pgTable('secrets', {
  name: text().primaryKey(),
  value: text().notNull(),
  /** Until when it is still believed; null: no start without it has been. */
  expiresAt: timestamp({ withTimezone: true }),
})
