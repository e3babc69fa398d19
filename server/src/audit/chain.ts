import { createHash } from 'node:crypto'
import type { audit } from '../database/tables/audit.ts'

/** An act of staff as it is kept, without its number in the table. */
export type Act = Omit<typeof audit.$inferSelect, 'id'>

/** What stands before the first act of a chain. */
export const beginning = '0'.repeat(64)

const inOrder = (record: object) => Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1))

/** The hash of an act: SHA-256 of all that it tells and of the hash before it, in one fixed order. */
export function hashOfAct(act: Omit<Act, 'hash'>): string {
  const { at, about, ...rest } = act
  const told = [
    ...inOrder({
      tenantId: rest.tenantId,
      place: rest.place,
      staffId: rest.staffId,
      staffName: rest.staffName,
      role: rest.role,
      command: rest.command,
      customerIds: rest.customerIds,
      source: rest.source,
      outcome: rest.outcome,
      before: rest.before,
    }),
    ['at', at.toISOString()],
    ['about', inOrder(about)],
  ]
  return createHash('sha256').update(JSON.stringify(told)).digest('hex')
}

/**
 * Where a chain is broken: the place of the first act that is not what was written, or that is missing; null: nowhere.
 * `after` is the act before these, where they do not begin the chain.
 */
export function brokenAt(acts: readonly Act[], after?: Pick<Act, 'place' | 'hash'>): number | null {
  let { place, hash } = after ?? { place: 0, hash: beginning }
  for (const act of acts) {
    place += 1
    if (act.place !== place || act.before !== hash || act.hash !== hashOfAct(act)) return place
    hash = act.hash
  }
  return null
}
