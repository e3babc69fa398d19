import { createHash, type Hash } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import { withAuditEntry } from '../audit/with-audit-entry.ts'
import type { Context } from '../context.ts'
import type { Database } from '../database/database.ts'
import { idempotentResponses } from '../database/tables/document.ts'
import { HttpError } from './http-error.ts'

interface IdempotentWrite {
  request: FastifyRequest
  /** Parsed body: texts, numbers, lists and files. */
  body: object
}

async function addToHash(hash: Hash, name: string, value: unknown): Promise<void> {
  if (value instanceof Blob) {
    hash.update(`${name} ${value.size} `).update(new Uint8Array(await value.arrayBuffer()))
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, inner] of Object.entries(value))
      if (key !== 'idempotency_key') await addToHash(hash, JSON.stringify([name, key]), inner)
  } else hash.update(JSON.stringify([name, value ?? null]))
}

async function hashWriteRequest({ request, body }: IdempotentWrite): Promise<string> {
  const hash = createHash('sha256').update(`${request.method} ${request.routeOptions.url}`)
  await addToHash(hash, '', body)
  return hash.digest('base64')
}

/**
 * Runs a write in a transaction, once per idempotency key (header Idempotency-Key, or field of the body). A repeated
 * request gets the first response. A write without a key always runs.
 * @throws HttpError 422 if the key was used for another request
 */
export async function runOncePerIdempotencyKey<A>(
  { db, clock, ...sent }: Pick<Context, 'db' | 'clock'> & IdempotentWrite,
  customerId: number,
  key: string | undefined,
  run: (transaction: Database) => Promise<A>,
): Promise<A> {
  const write = withAuditEntry(run)
  const header = sent.request.headers['idempotency-key']
  const name = typeof header === 'string' && /^[\w-]{8,100}$/.test(header) ? header : key
  if (name === undefined) return db.transaction(write)
  const requestHash = await hashWriteRequest(sent)
  const own = and(eq(idempotentResponses.customerId, customerId), eq(idempotentResponses.key, name))
  return db.transaction(async (transaction) => {
    const claimed = await transaction
      .insert(idempotentResponses)
      .values({ customerId, key: name, requestHash, createdAt: clock() })
      .onConflictDoNothing()
      .returning({ key: idempotentResponses.key })
    if (claimed.length === 0) {
      const [stored] = await transaction.select().from(idempotentResponses).where(own)
      if (stored?.requestHash !== requestHash)
        throw new HttpError(422, {
          error: 'key_reused',
          message: 'Something else was sent with this idempotency key: send this with a key of its own.',
        })
      return stored.response as A
    }
    const response = await write(transaction)
    await transaction.update(idempotentResponses).set({ response }).where(own)
    return response
  })
}
