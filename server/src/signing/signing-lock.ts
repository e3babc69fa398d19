import { and, eq, isNull, lt, or } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { signings } from '../database/tables/signing.ts'
import { HttpError } from '../http/http-error.ts'
import type { SigningRow } from './signing-request.ts'

/** How long one window may hold the signing lock, in milliseconds. */
const maxLockMs = 60_000

const createSigningBusyError = () =>
  new HttpError(409, { error: 'under_way', message: 'This is being signed in another window.' })

/**
 * Runs a function under the signing lock of a request, so that concurrent windows do not use each other's codes.
 * @throws HttpError 409 `under_way`
 */
export async function withSigningLock<A>(
  { db, clock }: Context,
  { id }: SigningRow,
  act: (mine: Date) => Promise<A>,
): Promise<A> {
  const now = clock()
  const mine = new Date(now.getTime() + maxLockMs)
  const free = or(isNull(signings.busyUntil), lt(signings.busyUntil, now))
  const begun = await db
    .update(signings)
    .set({ busyUntil: mine })
    .where(and(eq(signings.id, id), eq(signings.state, 'asked'), free))
    .returning({ id: signings.id })
  if (begun.length === 0) throw createSigningBusyError()
  try {
    return await act(mine)
  } finally {
    await db
      .update(signings)
      .set({ busyUntil: null })
      .where(and(eq(signings.id, id), eq(signings.busyUntil, mine)))
  }
}
