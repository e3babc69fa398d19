import type { Descriptor, ShellBuild } from '@portal/contract/registry'
import { jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

/** Published builds of the shell and of remotes. A build never changes: its hash is over all its files. */
export const builds = pgTable(
  'builds',
  {
    name: text().notNull(),
    hash: text().notNull(),
    version: text().notNull(),
    description: jsonb().$type<Descriptor | ShellBuild>().notNull(),
    publishedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.name, table.hash] })],
)

/** Which build of a name a channel stands for; customers get the channel `live`. */
export const channels = pgTable(
  'channels',
  {
    name: text().notNull(),
    channel: text().notNull(),
    hash: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.name, table.channel] })],
)
