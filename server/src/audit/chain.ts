import { createHash } from 'node:crypto'
import type { auditEntries } from '../database/tables/audit.ts'

/** An audit entry without its row number. */
export type AuditEntry = Omit<typeof auditEntries.$inferSelect, 'id'>

/** Predecessor hash of a chain's first record. */
export const genesisHash = '0'.repeat(64)

const sortFields = (record: object) => Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1))

/** Hashes an entry: SHA-256 of all its fields and the previous hash, in a fixed order. */
export function hashAuditEntry(act: Omit<AuditEntry, 'hash'>): string {
  const { at, about, ...rest } = act
  const hashedFields = [
    ...sortFields({
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
    ['about', sortFields(about)],
  ]
  return createHash('sha256').update(JSON.stringify(hashedFields)).digest('hex')
}

/**
 * Finds the position of the first altered or missing entry; null if the chain is intact. `after` is the preceding
 * entry, if the given entries do not start the chain.
 */
export function findBrokenPosition(
  acts: readonly AuditEntry[],
  after?: Pick<AuditEntry, 'place' | 'hash'>,
): number | null {
  let { place, hash } = after ?? { place: 0, hash: genesisHash }
  for (const act of acts) {
    place += 1
    if (act.place !== place || act.before !== hash || act.hash !== hashAuditEntry(act)) return place
    hash = act.hash
  }
  return null
}
