import { bigint, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment, owner, ownTenant } from '../columns.ts'
import { customerOfTenant } from '../keys.ts'

/** Customers' authenticator apps (TOTP, RFC 6238), at most one each. */
export const authenticators = pgTable(
  'authenticators',
  {
    customerId: owner().primaryKey(),
    tenantId: ownTenant(),
    /** TOTP secret, encrypted with the server's key. */
    sealedSecret: text().notNull(),
    createdAt: moment().notNull(),
    /** When a valid code confirmed it; null: not used yet. */
    confirmedAt: moment(),
    /** Half minute since 1970 of the newest accepted code: none is accepted twice, and no older one. */
    lastStep: bigint({ mode: 'number' }).notNull().default(0),
    /** That of the newest code with a reported clock difference: it is not accepted later. */
    toldStep: bigint({ mode: 'number' }).notNull().default(0),
  },
  (table) => [customerOfTenant(table)],
)

/** Recovery codes, each usable once. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    customerId: owner(),
    tenantId: ownTenant(),
    hash: text().notNull(),
    usedAt: moment(),
  },
  (table) => [customerOfTenant(table), primaryKey({ columns: [table.customerId, table.hash] })],
)
