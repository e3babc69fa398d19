import { and, eq, isNull, lt, or } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { signings } from '../database/tables/signing.ts'
import { HttpError } from '../http/http-error.ts'
import type { SigningRow } from './signing-request.ts'

const maxLockMs = 60_000

const createSigningBusyError = () =>
  new HttpError(409, { error: 'under_way', message: 'This is being signed in another window.' })

/**
 * Locks a request while one window signs, so that concurrent windows do not use each other's codes.
 * @throws HttpError 409 `under_way`
 */
export async function withSigningLock<A>(
  { db, clock }: Context,
  { id }: SigningRow,
  run: (lockedUntil: Date) => Promise<A>,
): Promise<A> {
  const now = clock()
  const lockedUntil = new Date(now.getTime() + maxLockMs)
  const free = or(isNull(signings.busyUntil), lt(signings.busyUntil, now))
  const locked = await db
    .update(signings)
    .set({ busyUntil: lockedUntil })
    .where(and(eq(signings.id, id), eq(signings.state, 'asked'), free))
    .returning({ id: signings.id })
  if (locked.length === 0) throw createSigningBusyError()
  try {
    return await run(lockedUntil)
  } finally {
    await db
      .update(signings)
      .set({ busyUntil: null })
      .where(and(eq(signings.id, id), eq(signings.busyUntil, lockedUntil)))
  }
}
