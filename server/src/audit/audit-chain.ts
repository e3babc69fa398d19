import { createHash } from 'node:crypto'
import type { auditEntries } from '../database/tables/audit.ts'

export type AuditEntry = Omit<typeof auditEntries.$inferSelect, 'id'>

/** Previous hash of the first entry. */
export const genesisHash = '0'.repeat(64)

const sortByFieldName = (record: object) => Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1))

/** SHA-256 of the previous hash and of all fields in a fixed order. */
export function hashAuditEntry(entry: Omit<AuditEntry, 'hash'>): string {
  const { at, about, ...rest } = entry
  const hashedFields = [
    ...sortByFieldName({
      tenantId: rest.tenantId,
      place: rest.position,
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
    ['about', sortByFieldName(about)],
  ]
  return createHash('sha256').update(JSON.stringify(hashedFields)).digest('hex')
}

/**
 * Finds the position of the first altered or missing entry; null if the chain is intact.
 * @param after the entry that precedes the first given entry; absent if the chain starts with the first given entry
 */
export function findBrokenPosition(
  entries: readonly AuditEntry[],
  after?: Pick<AuditEntry, 'position' | 'hash'>,
): number | null {
  let { position, hash } = after ?? { position: 0, hash: genesisHash }
  for (const entry of entries) {
    position += 1
    if (entry.position !== position || entry.before !== hash || entry.hash !== hashAuditEntry(entry))
      return position
    hash = entry.hash
  }
  return null
}
