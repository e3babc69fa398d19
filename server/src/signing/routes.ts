import type { Language } from '@portal/contract/language'
import {
  beginSigning,
  declineSigning,
  getSigning,
  markSigningRead,
  type Signing,
  sendSignature,
} from '@portal/contract/signing'
import { and, eq, isNull } from 'drizzle-orm'
import type { InferInput } from 'valibot'
import type { Context } from '../context.ts'
import { customers } from '../database/tables/customer.ts'
import { signings } from '../database/tables/signing.ts'
import { tasks } from '../database/tables/task.ts'
import { toDocumentResponse } from '../documents/document-response.ts'
import type { CustomerScope } from '../http/authorise.ts'
import type { CallRoutes } from '../http/call-routes.ts'
import { createInvalidFieldsError, HttpError } from '../http/http-error.ts'
import { removeUnannouncedNews } from '../news/record-news.ts'
import { toWireDateTime } from '../wire-date-time.ts'
import { getSealingCertificate } from './sealing-certificate.ts'
import { signDocument } from './sign-document.ts'
import { createAlreadyDecidedError, findOpenSigningRequest, findSigningRequest } from './signing-request.ts'
import { createSigningAgreement } from './signing-texts.ts'
import { createPasskeySigningRequest, listSigningFactors, mailSigningCode } from './verify-factor-proof.ts'

/** Registers the calls with which customers read, sign and decline documents (SIGN-02 … SIGN-08). */
export function registerSigningRoutes(routes: CallRoutes, context: Context): void {
  const { db, clock, config } = context
  const limited = { config: { rateLimit: { max: config.limits.signInsPerMinute, timeWindow: '1 minute' } } }
  const done = { data: { success: true } }

  async function toSigningResponse(
    scope: CustomerScope,
    id: string | number,
    language: Language | undefined,
  ): Promise<InferInput<typeof Signing>> {
    const { signing, document } = await findSigningRequest(context, scope.customer.id, id)
    const [[customer], { factors, mailedTo }, certificate] = await Promise.all([
      db.select({ language: customers.language }).from(customers).where(eq(customers.id, scope.customer.id)),
      listSigningFactors(context, scope.customer.id),
      getSealingCertificate(context, scope.tenant.id),
    ])
    const file = document && toDocumentResponse(document, clock())
    return {
      id: signing.id,
      kind: signing.kind,
      state: signing.state,
      note: signing.note,
      asked_by: signing.requestedBy,
      asked_at: signing.requestedAt.toISOString(),
      due: signing.due,
      document: file && { id: file.id, name: file.name, link: file.link, mime_type: file.mime_type },
      hash: signing.hash,
      read_at: toWireDateTime(signing.readAt),
      agreement: createSigningAgreement(signing, scope.tenant.tenant, language ?? customer?.language ?? 'nl'),
      factors,
      mailed_to: mailedTo,
      can_seal: certificate.state === 'ready',
      sealed_id: signing.sealedId,
      decided_at: toWireDateTime(signing.decidedAt),
    }
  }

  routes.customer(
    getSigning,
    async ({ params, query, ...scope }) => ({
      data: await toSigningResponse(scope, params.id, query.language),
    }),
    { variesBy: 'content' },
  )

  routes.customer(markSigningRead, async ({ customer, params, body }) => {
    const { signing } = await findOpenSigningRequest(context, customer.id, params.id, body.hash)
    const column = body.at === 'begin' ? 'openedAt' : 'readAt'
    await db
      .update(signings)
      .set({ [column]: clock() })
      .where(and(eq(signings.id, signing.id), eq(signings.state, 'asked'), isNull(signings[column])))
    return done
  })

  routes.customer(
    beginSigning,
    async ({ params, body, ...scope }) => {
      const { signing } = await findOpenSigningRequest(context, scope.customer.id, params.id, body.hash)
      const { factors } = await listSigningFactors(context, scope.customer.id)
      if (!factors.includes(body.factor)) throw createInvalidFieldsError({ factor: 'is not set up' })
      const attempt = { scope, signing }
      if (body.factor === 'passkey')
        return { data: { passkey: await createPasskeySigningRequest(context, attempt) } }
      if (!(await mailSigningCode(context, attempt)))
        throw new HttpError(429, {
          error: 'too_many_mails',
          message: 'Too many codes were mailed. Try again later.',
        })
      return { data: { passkey: null } }
    },
    limited,
  )

  routes.customer(
    sendSignature,
    async ({ params, body, request, ...scope }) => ({
      data: { sealed_id: await signDocument(context, scope, { id: params.id, body, address: request.ip }) },
    }),
    limited,
  )

  routes.customer(declineSigning, async ({ customer, params, body }) => {
    const { signing } = await findSigningRequest(context, customer.id, params.id)
    await db.transaction(async (tx) => {
      const now = clock()
      const open = and(eq(signings.id, signing.id), eq(signings.state, 'asked'))
      const [row] = await tx
        .update(signings)
        .set({ state: 'declined', decidedAt: now, reason: body.reason.trim() })
        .where(open)
        .returning({ taskId: signings.taskId })
      if (!row)
        throw createAlreadyDecidedError(
          (await findSigningRequest({ db: tx }, customer.id, params.id)).signing.state,
        )
      if (row.taskId === null) return
      await tx.update(tasks).set({ status: 'answered', adviserSeenAt: null }).where(eq(tasks.id, row.taskId))
      await removeUnannouncedNews({ db: tx }, { task: row.taskId })
    })
    return done
  })
}
