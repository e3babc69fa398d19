import type { RemoteDescriptor, ShellBuild } from '@portal/contract/build-descriptor'
import type { ProvenanceBundle } from '@portal/contract/provenance'
import { vitalNames } from '@portal/contract/telemetry'
import {
  boolean,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'

/** Published builds of the shell and of remotes. A build never changes. */
export const builds = pgTable(
  'builds',
  {
    name: text().notNull(),
    hash: text().notNull(),
    version: text().notNull(),
    description: jsonb().$type<RemoteDescriptor | ShellBuild>().notNull(),
    publishedAt: timestamp({ withTimezone: true }).notNull(),
    /** When the build passed the checks that a release requires; null before. */
    passedAt: timestamp({ withTimezone: true }),
    /** Key that published the build, and its signed provenance; null for builds of the server itself. */
    publicKey: text(),
    provenance: jsonb().$type<ProvenanceBundle>(),
  },
  (table) => [primaryKey({ columns: [table.name, table.hash] })],
)

/** Tenants get the channel `live` by default. */
export const channels = pgTable(
  'channels',
  {
    name: text().notNull(),
    channel: text().notNull(),
    hash: text().notNull(),
    previous: text(),
  },
  (table) => [primaryKey({ columns: [table.name, table.channel] })],
)

/**
 * Versions of remotes that tenants get instead of the build in channel `live`. The row of tenant `*` applies to all
 * tenants without a row of their own.
 */
export const placements = pgTable(
  'placements',
  {
    name: text().notNull(),
    tenant: text().notNull(),
    off: boolean().notNull().default(false),
    channel: text().notNull().default('live'),
    /** Hash of a build that the tenant gets regardless of its channel. */
    pinned: text(),
    /** Hash of a build that a percentage of the customers gets. */
    rollout: text(),
    percent: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.name, table.tenant] })],
)

/** State of a channel or placement before a change, with which the change can be undone. */
export interface PreviousRegistryState {
  channel?: { channel: string; hash: string; previous: string | null } | null
  placement?: typeof placements.$inferInsert | null
}

/**
 * All changes of channels and placements, in order. The time of the newest change is the sequence number of registry
 * snapshots.
 */
export const releases = pgTable(
  'releases',
  {
    id: serial().primaryKey(),
    at: timestamp({ withTimezone: true, precision: 3 }).notNull(),
    name: text().notNull(),
    /** `*` for all tenants; null for a change of a channel. */
    tenant: text(),
    /** Null for a change of a placement. */
    channel: text(),
    /**
     * Id of the demo installation that released this build when it started; null if a release command released the
     * build.
     */
    installation: text(),
    action: text().notNull(),
    /** Name of the key that signed the change, and the reason; null if a server released its own build. */
    by: text(),
    why: text(),
    before: jsonb().$type<PreviousRegistryState>().notNull(),
    undone: boolean().notNull().default(false),
  },
  (table) => [uniqueIndex('releases_at').on(table.at)],
)

/** Number of pages per minute that ran a version, had an error or were slow. Only counted during a rollout. */
export const versionPageCounts = pgTable(
  'version_runs',
  {
    name: text().notNull(),
    version: text().notNull(),
    minute: timestamp({ withTimezone: true }).notNull(),
    ran: integer().notNull().default(0),
    failed: integer().notNull().default(0),
    /** Number of pages with a slow interaction. */
    slow: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.name, table.version, table.minute] })],
)

/** Web Vitals per hour of pages that opened with a screen of a version. */
export const versionVitals = pgTable(
  'version_vitals',
  {
    name: text().notNull(),
    version: text().notNull(),
    hour: timestamp({ withTimezone: true }).notNull(),
    vital: text({ enum: vitalNames }).notNull(),
    reports: integer().notNull().default(0),
    good: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.name, table.version, table.hour, table.vital] })],
)

/** Keys of teams, and the remotes they may publish. Revoked keys remain. */
export const publishers = pgTable('publishers', {
  publicKey: text().primaryKey(),
  team: text().notNull(),
  remotes: text().array().notNull(),
  grantedBy: text().notNull(),
  grantedAt: timestamp({ withTimezone: true }).notNull(),
  revokedAt: timestamp({ withTimezone: true }),
})
