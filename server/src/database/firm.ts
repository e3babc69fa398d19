import { AsyncLocalStorage } from 'node:async_hooks'
import { sql } from 'drizzle-orm'
import type { Database } from './database.ts'

const current = new AsyncLocalStorage<number>()

/**
 * Does something for a firm: within it, and in all that it begins, the database's handle of firms sees the rows of this firm
 * and of no other.
 */
export const inFirm = <T>(tenantId: number, act: () => T): T => current.run(tenantId, act)

/**
 * Who a statement is for: every firm, as the owner of the tables; or one firm, by its number; or none, which sees nothing. What is
 * for a firm may be for looking alone: the database itself then refuses whatever would change anything.
 */
export type Reach = 'every firm' | `firm ${number | 'none'}${'' | ' looking'}`

/** For every firm: what looks after all of them. */
export const everyFirm = (): Reach => 'every firm'

/** For the firm that something is done for right now; for none outside of that. */
export const firmNow = (): Reach => `firm ${current.getStore() ?? 'none'}`

/** The same, for looking alone. */
export const firmLooking = (): Reach => `firm ${current.getStore() ?? 'none'} looking`

/** What a connection is told before a statement of another reach than its last. */
export function statementsFor(reach: Reach): string {
  const firm = /\d+/.exec(reach)?.[0] ?? ''
  const role = reach === 'every firm' ? 'reset role' : 'set role portal_firm'
  const looking = reach.endsWith('looking') ? 'on' : 'off'
  return `${role}; select set_config('portal.tenant', '${firm}', false), set_config('default_transaction_read_only', '${looking}', false)`
}

/** Whether the database refused to change something because it was only looked at. */
export function isLookingOnly(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return ('code' in error && error.code === '25006') || isLookingOnly(error.cause)
}

/** From here on a transaction is for one firm, and sees no other. */
export async function keepToFirm(tx: Database, tenantId: number): Promise<void> {
  await tx.execute(sql`set local role portal_firm`)
  await tx.execute(sql`select set_config('portal.tenant', ${String(tenantId)}, true)`)
}

/** From here on it is for every firm again. */
export const leaveFirm = async (tx: Database): Promise<void> => void (await tx.execute(sql`reset role`))
