import { AsyncLocalStorage } from 'node:async_hooks'
import { sql } from 'drizzle-orm'
import type { Database } from './database.ts'

const current = new AsyncLocalStorage<number>()

/**
 * Does something for a firm: within it, and in all that it begins, the database's handle of firms sees the rows of this firm
 * and of no other.
 */
export const inFirm = <T>(tenantId: number, act: () => T): T => current.run(tenantId, act)

/** Who a statement is for: every firm, as the owner of the tables; or one firm, by its number; or none, which sees nothing. */
export type Reach = 'every firm' | `firm ${number | 'none'}`

/** For every firm: what looks after all of them. */
export const everyFirm = (): Reach => 'every firm'

/** For the firm that something is done for right now; for none outside of that. */
export const firmNow = (): Reach => `firm ${current.getStore() ?? 'none'}`

/** What a connection is told before a statement of another reach than its last. */
export function statementsFor(reach: Reach): string {
  const firm = /\d+$/.exec(reach)?.[0] ?? ''
  const role = reach === 'every firm' ? 'reset role' : 'set role portal_firm'
  return `${role}; select set_config('portal.tenant', '${firm}', false)`
}

/** From here on a transaction is for one firm, and sees no other. */
export async function keepToFirm(tx: Database, tenantId: number): Promise<void> {
  await tx.execute(sql`set local role portal_firm`)
  await tx.execute(sql`select set_config('portal.tenant', ${String(tenantId)}, true)`)
}

/** From here on it is for every firm again. */
export const leaveFirm = async (tx: Database): Promise<void> => void (await tx.execute(sql`reset role`))
