import type { RetrievalResult } from '@portal/contract/retrieval'
import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { assessments } from '../database/tables/one-time.ts'
import { hashOf } from '../sessions/secret-token.ts'

/** Proof of a result: only the URL of that result contains it. */
export const proofOf = (secret: string, result: RetrievalResult): string => hashOf(`${secret} ${result}`)

/** Records the first result of a retrieval; ignored without its proof. */
export async function recordEnd(
  db: Database,
  attempt: string,
  result: RetrievalResult,
  proof: string,
): Promise<void> {
  const open = and(eq(assessments.hash, attempt), isNull(assessments.result))
  const [begun] = await db.select({ secret: assessments.endSecret }).from(assessments).where(open)
  if (begun && proofOf(begun.secret, result) === proof)
    await db.update(assessments).set({ result }).where(open)
}
