import type { Descriptor, ShellBuild } from '@portal/contract/descriptor'
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
    action: text('deed').notNull(),
    before: jsonb().$type<ReleaseState>().notNull(),
    undone: boolean().notNull().default(false),
  },
  (table) => [uniqueIndex('releases_at').on(table.at)],
)
