import { AsyncLocalStorage } from 'node:async_hooks'
import { sql } from 'drizzle-orm'
import type { Database } from './database.ts'

/** What of a file is left out for who acts in it, and who that is where it is not the file's own customer (HOUSE-03, HOUSE-08). */
export interface Within {
  /** Number of the customer who acts in somebody else's file; null: it is the file's own. */
  readonly actor: number | null
  /** Parts of the file that are not shown. */
  readonly withheld: readonly string[]
  /** Parts of the file that are shown and not changed. */
  readonly fixed: readonly string[]
}

const whole: Within = { actor: null, withheld: [], fixed: [] }
const current = new AsyncLocalStorage<{ tenantId: number; within: Within }>()

/**
 * Does something for a firm: within it, and in all that it begins, the database's handle of firms sees the rows of this firm
 * and of no other, and of a file no part that is withheld.
 */
export const inFirm = <T>(tenantId: number, act: () => T, within: Within = whole): T =>
  current.run({ tenantId, within }, act)

/** What is left out for whom something is done right now; nothing where it is done for the firm itself. */
export const withinNow = (): Within => current.getStore()?.within ?? whole

/**
 * Who a statement is for: every firm, as the owner of the tables; or one firm, by its number; or none, which sees nothing. What is
 * for a firm may be for looking alone: the database itself then refuses whatever would change anything.
 */
export type Reach = 'every firm' | `firm ${number | 'none'}${string}`

/** For every firm: what looks after all of them. */
export const everyFirm = (): Reach => 'every firm'

/** For the firm that something is done for right now; for none outside of that. */
export const firmNow = (): Reach => {
  const { tenantId = 'none', within = whole } = current.getStore() ?? {}
  const { actor, withheld } = within
  return `firm ${tenantId}${actor === null ? '' : ` by ${actor}`}${withheld.length > 0 ? ` without ${withheld}` : ''}`
}

/** The same, for looking alone. */
export const firmLooking = (): Reach => `firm ${current.getStore()?.tenantId ?? 'none'} looking`

/** What a connection is told before a statement of another reach than its last. */
export function statementsFor(reach: Reach): string {
  const [, firm = ''] = /^firm (\d+)/.exec(reach) ?? []
  const [, actor = ''] = / by (\d+)/.exec(reach) ?? []
  const [, withheld = ''] = / without ([a-z_,]+)$/.exec(reach) ?? []
  const role = reach === 'every firm' ? 'reset role' : 'set role portal_firm'
  const looking = reach.endsWith('looking') ? 'on' : 'off'
  const settings = { tenant: firm, actor, withheld }
  const set = Object.entries(settings).map(
    ([name, value]) => `set_config('portal.${name}', '${value}', false)`,
  )
  return `${role}; select ${set.join(', ')}, set_config('default_transaction_read_only', '${looking}', false)`
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

/** Does part of a transaction as the owner of the tables, whatever firm the rest is for. */
export async function asOwner<T>(tx: Database, act: () => Promise<T>): Promise<T> {
  const { rows } = (await tx.execute(sql`select current_setting('role') as role`)) as unknown as {
    rows: { role: string }[]
  }
  await tx.execute(sql`select set_config('role', 'none', true)`)
  const answer = await act()
  await tx.execute(sql`select set_config('role', ${rows[0]?.role ?? 'none'}, true)`)
  return answer
}

/** From here on it is for every firm again. */
export const leaveFirm = async (tx: Database): Promise<void> => void (await tx.execute(sql`reset role`))
