import { createHash } from 'node:crypto'
import type { SentRecord } from './sent.ts'

/** A value with sorted object members, without empty ones. */
function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder)
  if (typeof value !== 'object' || value === null) return value ?? null
  return Object.entries(value)
    .filter(([, member]) => member !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, member]) => [name, inOrder(member)])
}

/** Hash of a record's content with its file hashes, independent of member order. */
export const contentHash = ({ customer, links, data }: SentRecord, files: readonly string[] = []): string =>
  createHash('sha256')
    .update(JSON.stringify(inOrder([customer, links, data, files])))
    .digest('base64url')
