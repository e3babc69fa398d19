import { createHash } from 'node:crypto'
import { getDocumentFile } from '@portal/contract/document'
import { beginSigning } from '@portal/contract/signing'
import { and, desc, eq } from 'drizzle-orm'
import { readConfig } from '../src/config.ts'
import { customers } from '../src/database/tables/customer.ts'
import { documents } from '../src/database/tables/document.ts'
import { outbox } from '../src/database/tables/outbox.ts'
import { signings } from '../src/database/tables/signing.ts'
import { createTestCertificates } from '../src/demo/demo-certificates.ts'
import { getSessionKeys } from '../src/sessions/session-keys.ts'
import { type Harness, testSettings } from './harness.ts'
import { sendCall } from './send-call.ts'
import { mailQueues, waitForDueJobs } from './wait-for-due-jobs.ts'

export async function addSealingCertificates({
  database,
  now,
}: Pick<Harness, 'database' | 'now'>): Promise<void> {
  const sessionKeys = await getSessionKeys(readConfig(testSettings))
  await createTestCertificates({ allTenantsDb: database.db, clock: now, sessionKeys })
}

/** Finds the one-time code in the newest mail to a demo customer; empty if there is none. */
export async function findMailedCode(
  { database }: Pick<Harness, 'database'>,
  username: string,
): Promise<string> {
  await waitForDueJobs(database.db, mailQueues)
  const [mail] = await database.db
    .select()
    .from(outbox)
    .where(eq(outbox.to, `${username}@example.nl`))
    .orderBy(desc(outbox.id))
    .limit(1)
  return /^\d{7}$/m.exec(mail?.text ?? '')?.[0] ?? ''
}

/**
 * Creates a signing request with id 1 for the customer's oldest PDF, as read by the customer. An existing request is
 * reopened for that PDF. Returns a function for each call about the request, which creates the body of the call.
 */
export async function createSignatureRequest(server: Harness, username: string, token: string) {
  const { db } = server.database
  const [customer] = await db.select().from(customers).where(eq(customers.username, username))
  const { id: customerId = 0, tenantId = 0 } = customer ?? {}
  const ownPdfs = and(eq(documents.customerId, customerId), eq(documents.mimeType, 'application/pdf'))
  const [document] = await db.select().from(documents).where(ownPdfs).orderBy(documents.id).limit(1)
  const params = { id: document?.id ?? 0 }
  const { rawPayload } = await sendCall(server, getDocumentFile, { token, params })
  const hash = createHash('sha256').update(rawPayload).digest('hex')
  const now = server.now()
  const openFields = { state: 'asked' as const, readAt: now, decidedAt: null, documentId: params.id }
  const reopenedSignings = await db.update(signings).set(openFields).returning({ id: signings.id })
  if (reopenedSignings.length === 0) {
    await addSealingCertificates(server)
    const requestFields = {
      kind: 'other' as const,
      name: 'Rapport',
      hash,
      requestedBy: 'Sanne',
      requestedAt: now,
    }
    await db.insert(signings).values({ customerId, tenantId, ...requestFields, ...openFields })
  }
  return {
    markSigningRead: async () => ({ hash, at: 'end' }),
    beginSigning: async () => ({ hash, factor: 'mail' }),
    sendSignature: async () => {
      await server.request(beginSigning, token, { params: { id: 1 }, body: { hash, factor: 'mail' } })
      return { hash, agreed: true, factor: 'mail', code: await findMailedCode(server, username) }
    },
    declineSigning: async () => ({ reason: 'Dit klopt niet.' }),
  } satisfies Record<string, () => Promise<Record<string, unknown>>>
}
