import type { Descriptor, ShellBuild } from '@portal/contract/descriptor'
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

/** Published builds of the shell and of remotes. A build never changes: its hash covers all its files. */
export const builds = pgTable(
  'builds',
  {
    name: text().notNull(),
    hash: text().notNull(),
    version: text().notNull(),
    description: jsonb().$type<Descriptor | ShellBuild>().notNull(),
    publishedAt: timestamp({ withTimezone: true }).notNull(),
    /** When the build passed the gate, in a browser, together with the other builds; null before. */
    passedAt: timestamp({ withTimezone: true }),
    /** Public key that published the build, and its signed provenance; null: the server's own. */
    publicKey: text(),
    provenance: jsonb().$type<ProvenanceBundle>(),
  },
  (table) => [primaryKey({ columns: [table.name, table.hash] })],
)

/** Current and previous build of each channel; tenants follow `live` by default. */
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

/** A tenant's version of a remote, if it does not simply follow `live`; the tenant `*` is the default. */
export const placements = pgTable(
  'placements',
  {
    name: text().notNull(),
    tenant: text().notNull(),
    off: boolean().notNull().default(false),
    channel: text().notNull().default('live'),
    /** Hash of a pinned build, independent of the channel. */
    pinned: text(),
    /** Hash of a build for a part of the customers, and that part in percent. */
    rollout: text(),
    percent: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.name, table.tenant] })],
)

/** State for undoing a registry change. */
export interface ReleaseState {
  channel?: { channel: string; hash: string; previous: string | null } | null
  placement?: typeof placements.$inferInsert | null
}

/** Every change of the registry, in order; the newest time is the sequence number of pages' snapshots. */
export const releases = pgTable(
  'releases',
  {
    id: serial().primaryKey(),
    at: timestamp({ withTimezone: true, precision: 3 }).notNull(),
    name: text().notNull(),
    /** Tenant of the change, `*` for all; null for a change of a channel. */
    tenant: text(),
    /** Channel of the change; null for a change of a placement. */
    channel: text(),
    /** Demo installation that placed its own build on start; null for commands. */
    installation: text(),
    action: text().notNull(),
    /** Name of the key that made the change, and the reason; null if a server placed its own build. */
    by: text(),
    why: text(),
    before: jsonb().$type<ReleaseState>().notNull(),
    undone: boolean().notNull().default(false),
  },
  (table) => [uniqueIndex('releases_at').on(table.at)],
)

/**
 * Pages that ran a version of a remote, and those with an error, per minute; only for tenants with a running rollout.
 */
export const versionRuns = pgTable(
  'version_runs',
  {
    name: text().notNull(),
    version: text().notNull(),
    minute: timestamp({ withTimezone: true }).notNull(),
    ran: integer().notNull().default(0),
    failed: integer().notNull().default(0),
    /** Pages with a slow interaction. */
    slow: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.name, table.version, table.minute] })],
)

/** Web Vitals of pages that opened with a screen of a version, per hour: number of reports, and of good reports. */
export const versionVitals = pgTable(
  'version_vitals',
  {
    name: text().notNull(),
    version: text().notNull(),
    hour: timestamp({ withTimezone: true }).notNull(),
    vital: text({ enum: vitalNames }).notNull(),
    told: integer().notNull().default(0),
    good: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.name, table.version, table.hour, table.vital] })],
)

/** Teams' keys with their granted remotes. Revoked keys stay on record. */
export const publishers = pgTable('publishers', {
  /** Public key, which identifies the publisher. */
  publicKey: text().primaryKey(),
  team: text().notNull(),
  remotes: text().array().notNull(),
  grantedBy: text().notNull(),
  grantedAt: timestamp({ withTimezone: true }).notNull(),
  revokedAt: timestamp({ withTimezone: true }),
})
