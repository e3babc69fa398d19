import type { DataRetrievalResult } from '@portal/contract/data-retrieval'
import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { assessments } from '../database/tables/one-time-secrets.ts'
import { hashSecret } from '../sessions/secret-token.ts'

/** Creates the proof of a result. Only the URL of this result contains it. */
export const createResultProof = (secret: string, result: DataRetrievalResult): string =>
  hashSecret(`${secret} ${result}`)

/** Stores the first result of a retrieval. Ignores later results, and results without their proof. */
export async function recordDataRetrievalResult(
  db: Database,
  attempt: string,
  result: DataRetrievalResult,
  proof: string,
): Promise<void> {
  const open = and(eq(assessments.hash, attempt), isNull(assessments.result))
  const [assessment] = await db.select({ secret: assessments.endSecret }).from(assessments).where(open)
  if (assessment && createResultProof(assessment.secret, result) === proof)
    await db.update(assessments).set({ result }).where(open)
}
