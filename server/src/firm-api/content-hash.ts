import { createHash } from 'node:crypto'
import type { Sent } from './sent.ts'

/** A value with the members of its objects in one fixed order, and without those that are empty. */
function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder)
  if (typeof value !== 'object' || value === null) return value ?? null
  return Object.entries(value)
    .filter(([, member]) => member !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, member]) => [name, inOrder(member)])
}

/** The hash of what a record holds, the hashes of its files included: the same content, in whatever order, gives the same. */
export const contentHash = ({ customer, links, data }: Sent, files: readonly string[] = []): string =>
  createHash('sha256')
    .update(JSON.stringify(inOrder([customer, links, data, files])))
    .digest('base64url')
