import { createHash } from 'node:crypto'
import type { audit } from '../database/tables/audit.ts'

/** An audit record without its row number. */
export type Act = Omit<typeof audit.$inferSelect, 'id'>

/** Predecessor hash of a chain's first record. */
export const genesisHash = '0'.repeat(64)

const inOrder = (record: object) => Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1))

/** Hash of a record: SHA-256 of all its fields and the previous hash, in a fixed order. */
export function hashOfAct(act: Omit<Act, 'hash'>): string {
  const { at, about, ...rest } = act
  const hashedFields = [
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
  return createHash('sha256').update(JSON.stringify(hashedFields)).digest('hex')
}

/**
 * Position of the first altered or missing record; null if the chain is intact. `after` is the preceding record, if
 * these do not start the chain.
 */
export function brokenAt(acts: readonly Act[], after?: Pick<Act, 'place' | 'hash'>): number | null {
  let { place, hash } = after ?? { place: 0, hash: genesisHash }
  for (const act of acts) {
    place += 1
    if (act.place !== place || act.before !== hash || act.hash !== hashOfAct(act)) return place
    hash = act.hash
  }
  return null
}
