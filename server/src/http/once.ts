import { and, eq } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import type { Context } from '../context.ts'
import type { Database } from '../database/database.ts'
import { idempotentAnswers } from '../database/tables/document.ts'

/**
 * Does a write in a transaction, and once for each key: a second request with the same key gets the first answer.
 * The key comes with the body or, first, in the header Idempotency-Key; without one the write is always done.
 */
export async function once<A>(
  { db, clock, request }: Pick<Context, 'db' | 'clock'> & { request: FastifyRequest },
  customerId: number,
  key: string | undefined,
  write: (transaction: Database) => Promise<A>,
): Promise<A> {
  const header = request.headers['idempotency-key']
  const name = typeof header === 'string' && /^[\w-]{8,100}$/.test(header) ? header : key
  if (name === undefined) return db.transaction(write)
  const own = and(eq(idempotentAnswers.customerId, customerId), eq(idempotentAnswers.key, name))
  return db.transaction(async (transaction) => {
    const claimed = await transaction
      .insert(idempotentAnswers)
      .values({ customerId, key: name, createdAt: clock() })
      .onConflictDoNothing()
      .returning({ key: idempotentAnswers.key })
    if (claimed.length === 0) {
      const [held] = await transaction.select().from(idempotentAnswers).where(own)
      return held?.answer as A
    }
    const answer = await write(transaction)
    await transaction.update(idempotentAnswers).set({ answer }).where(own)
    return answer
  })
}
