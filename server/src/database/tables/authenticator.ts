import { bigint, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { firm, moment, owner } from '../columns.ts'
import { ofFirm } from '../keys.ts'

/** Apps on customers' phones that make a new code every half minute (TOTP, RFC 6238), one a customer. */
export const authenticators = pgTable(
  'authenticators',
  {
    customerId: owner().primaryKey(),
    tenantId: firm(),
    /** What the codes follow from, sealed with the server's key. */
    sealedSecret: text().notNull(),
    createdAt: moment().notNull(),
    /** When a right code showed that the app has it; null: it is not asked for yet. */
    confirmedAt: moment(),
    /** The half minute, counted from 1970, of the newest code that was taken: none is taken twice, and no older one. */
    lastStep: bigint({ mode: 'number' }).notNull().default(0),
    /** That of the newest code by which a clock was told to be wrong: it is not taken when its time comes. */
    toldStep: bigint({ mode: 'number' }).notNull().default(0),
  },
  (table) => [ofFirm(table)],
)

/** Codes for who has lost the app, each good once. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    customerId: owner(),
    tenantId: firm(),
    hash: text().notNull(),
    usedAt: moment(),
  },
  (table) => [ofFirm(table), primaryKey({ columns: [table.customerId, table.hash] })],
)
