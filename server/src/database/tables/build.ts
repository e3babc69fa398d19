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

/** Published builds of the shell and of remotes. A build never changes: its hash is over all its files. */
export const builds = pgTable(
  'builds',
  {
    name: text().notNull(),
    hash: text().notNull(),
    version: text().notNull(),
    description: jsonb().$type<Descriptor | ShellBuild>().notNull(),
    publishedAt: timestamp({ withTimezone: true }).notNull(),
    /** When it passed the gate, in a browser, beside the other builds; null before. */
    passedAt: timestamp({ withTimezone: true }),
    /** Public half of the key that it was published with, and what was signed of where it comes from; null: a server's own. */
    publicKey: text(),
    provenance: jsonb().$type<ProvenanceBundle>(),
  },
  (table) => [primaryKey({ columns: [table.name, table.hash] })],
)

/** Which build of a name a channel stands for, and which it stood for before; firms follow `live` unless placed otherwise. */
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

/** What a firm gets of a remote where that is not simply the channel `live`; the firm `*` stands for all without a row. */
export const placements = pgTable(
  'placements',
  {
    name: text().notNull(),
    tenant: text().notNull(),
    off: boolean().notNull().default(false),
    channel: text().notNull().default('live'),
    /** Hash of the build that stays, whatever the channel does. */
    pinned: text(),
    /** Hash of the build that a share of the customers gets, and that share in percent. */
    rollout: text(),
    percent: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.name, table.tenant] })],
)

/** The state that a change of the registry can be undone to. */
export interface ReleaseState {
  channel?: { channel: string; hash: string; previous: string | null } | null
  placement?: typeof placements.$inferInsert | null
}

/** Every change of the registry, in order; the newest moment is the sequence of the snapshots in pages. */
export const releases = pgTable(
  'releases',
  {
    id: serial().primaryKey(),
    at: timestamp({ withTimezone: true, precision: 3 }).notNull(),
    name: text().notNull(),
    /** The firm, `*` for all; null for a change of a channel. */
    tenant: text(),
    /** The channel; null for a change of what a firm gets. */
    channel: text(),
    /** The demo that placed its own build at start; null for whoever released by command. */
    installation: text(),
    action: text().notNull(),
    /** Who did it, by the name of the key, and why; null where a server placed its own build. */
    by: text(),
    why: text(),
    before: jsonb().$type<ReleaseState>().notNull(),
    undone: boolean().notNull().default(false),
  },
  (table) => [uniqueIndex('releases_at').on(table.at)],
)

/**
 * How many pages ran a version of a remote, and in how many it had an error, minute by minute; of pages of firms to which a version is
 * being rolled out.
 */
export const versionRuns = pgTable(
  'version_runs',
  {
    name: text().notNull(),
    version: text().notNull(),
    minute: timestamp({ withTimezone: true }).notNull(),
    ran: integer().notNull().default(0),
    failed: integer().notNull().default(0),
    /** Pages in which an interaction with it took longer to answer than is good. */
    slow: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.name, table.version, table.minute] })],
)

/** Web Vitals of pages that were opened with a screen of a version, hour by hour: how many told one, and how many a good one. */
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

/** Keys of teams, and the remotes that each may publish and place. A key that was withdrawn stays on record. */
export const publishers = pgTable('publishers', {
  /** Public half, which names it. */
  publicKey: text().primaryKey(),
  team: text().notNull(),
  remotes: text().array().notNull(),
  grantedBy: text().notNull(),
  grantedAt: timestamp({ withTimezone: true }).notNull(),
  revokedAt: timestamp({ withTimezone: true }),
})
