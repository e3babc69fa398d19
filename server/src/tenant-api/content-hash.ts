import { createHash } from 'node:crypto'
import type { SentRecord } from './sent-record.ts'

/** Sorts object members, and removes empty ones. */
function sortMembers(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortMembers)
  if (typeof value !== 'object' || value === null) return value ?? null
  return Object.entries(value)
    .filter(([, member]) => member !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, member]) => [name, sortMembers(member)])
}

/** Calculates the hash of a record and its files. The order of members does not matter. */
export const calculateContentHash = (
  { customer, links, data }: SentRecord,
  files: readonly string[] = [],
): string =>
  createHash('sha256')
    .update(JSON.stringify(sortMembers([customer, links, data, files])))
    .digest('base64url')
